/** The lines that create a client, for the settings a reader chooses. */
import type {ReactNode} from 'react';

import {ABILITIES, isAddress, LANGUAGE_LABELS, notesOf, readSdk, SDK_LANGUAGES, type SdkLanguage, type SdkState} from '../../../model/sdk';
import {writeSdk} from '../../../model/sdkCode';
import type {AidProps} from '../../Aid';
import {CodeOutput} from '../../parts/CodeOutput';
import {CheckField, ChoiceField, NumberField, SelectField, TextField} from '../../parts/form';
import {Frame} from '../../parts/Frame';
import {useLinkState} from '../../useLinkState';
import {usePageLanguage} from './usePageLanguage';

const LANGUAGES = SDK_LANGUAGES.map((value) => ({value, label: LANGUAGE_LABELS[value]}));

/** Starts again in the language that the reader chooses for the page. */
export default function Sdk({start}: AidProps): ReactNode {
  const language = usePageLanguage();
  const chosen = language ? JSON.stringify({...(JSON.parse(start ?? '{}') as object), language}) : start;
  return <Initialiser key={chosen} start={chosen} />;
}

function Initialiser({start}: AidProps): ReactNode {
  const {state, change, reset, problem} = useLinkState({name: 'sdk', start, read: readSdk});
  const {language, evaluation} = state;
  const can = ABILITIES[language];
  const isLocal = can.local && evaluation === 'local';
  const notes = notesOf(state);
  const ofSdk = 'default of the SDK';
  const numbers = [
    {isShown: isLocal, name: 'refresh', label: 'Poll interval', unit: 's', min: 1, max: 86_400},
    {isShown: can.timeout, name: 'timeout', label: 'Timeout', unit: 's', min: 1, max: 120, empty: {value: 0, text: ofSdk}},
    {isShown: can.retries, name: 'retries', label: 'Retries', min: 0, max: 20, empty: {value: -1, text: ofSdk}},
    {
      isShown: language === 'browser',
      name: 'cache',
      label: 'Cache flags for',
      unit: 'min',
      min: 1,
      max: 1440,
      empty: {value: 0, text: 'no cache'},
    },
  ] as const;
  return (
    <Frame
      title="SDK initialiser"
      problem={problem}
      result={`${LANGUAGE_LABELS[language]}, ${isLocal ? 'local' : 'remote'} evaluation. ${notes.join(' ')}`}
      reset={reset}
      output={<CodeOutput title={LANGUAGE_LABELS[language]} code={writeSdk(state)} />}
    >
      <div className="aid-columns">
        <SelectField label="SDK" value={language} choices={LANGUAGES} onChange={(chosen) => change({language: chosen as SdkLanguage})} />
        <AddressField address={state.address} onChange={(address) => change({address})} />
      </div>
      {can.local && (
        <ChoiceField
          label="Evaluation"
          value={evaluation}
          onChange={(chosen) => change({evaluation: chosen as SdkState['evaluation']})}
          choices={[
            {value: 'remote', label: 'Remote'},
            {value: 'local', label: 'Local'},
          ]}
        />
      )}
      <div className="aid-columns">
        {numbers.map(
          ({isShown, name, ...field}) =>
            isShown && <NumberField key={name} {...field} value={state[name]} onChange={(value) => change({[name]: value})} />,
        )}
      </div>
      <div className="aid-buttons">
        <CheckField label="Flag analytics" value={state.analytics} onChange={(analytics) => change({analytics})} />
        {can.realtime && <CheckField label="Real-time updates" value={state.realtime} onChange={(realtime) => change({realtime})} />}
      </div>
    </Frame>
  );
}

/** Only whole URLs reach the state: half-typed ones stay in the field. */
function AddressField({address, onChange}: {address: string; onChange: (address: string) => void}): ReactNode {
  return (
    <TextField
      label="URL of your Flagsmith"
      value={address}
      onChange={(typed) => onChange(typed.trim().slice(0, 200))}
      hint="Empty for SaaS. Self-hosted: https://flags.example.com"
      problem={isAddress(address) ? undefined : 'Enter a URL such as https://flags.example.com.'}
    />
  );
}
