/**
 * A configuration file for the Edge Proxy. Environment keys stay in the component; only the other
 * settings are in the link.
 */
import {useState, type ReactNode} from 'react';
import table from '@site/data/tables/edge-proxy-config.json';

import {
  fieldsOf,
  pairProblem,
  problemOf,
  readProxy,
  staleAfter,
  toConfig,
  toDockerRun,
  type Field,
  type KeyPair,
} from '../../../model/edgeProxy';
import type {AidProps} from '../../Aid';
import {CodeOutput} from '../../parts/CodeOutput';
import {Button, SelectField, TextField} from '../../parts/form';
import {Frame} from '../../parts/Frame';
import {useLinkState} from '../../useLinkState';

const FIELDS = fieldsOf(table.rows);
/** What most files set; the rest is folded, by area. */
const COMMON = ['api_url', 'api_poll_frequency_seconds', 'server.port'];
const AREAS = [...new Set(FIELDS.filter(({key}) => !COMMON.includes(key)).map(areaOf))];
const AREA_NAMES: Record<string, string> = {
  general: 'More about polling and origins',
  endpoint_caches: 'Caches',
  logging: 'Logs',
  server: 'Server',
  health_check: 'Health check',
};
const VERSION = '2.23.0';
const PRIVACY =
  'The file is written in this page. Keys are neither sent nor stored and never in the link; the other settings are in the link after the #, which browsers do not send.';

export default function EdgeProxy({start}: AidProps): ReactNode {
  const {state, change, reset, problem} = useLinkState({name: 'edge-proxy', start, read: readProxy});
  const [typed, setTyped] = useState<KeyPair[]>([]);
  const pairs = Array.from({length: state.pairs}, (_, index) => typed[index] ?? {server: '', client: ''});
  const config = toConfig(FIELDS, state, pairs);
  const limit = staleAfter(config);
  const set = (key: string, value: string) =>
    change({values: [...state.values.filter((entry) => entry.key !== key), ...(value === '' ? [] : [{key, value}])]});
  const changed = state.values.filter(({key, value}) =>
    FIELDS.some((field) => field.key === key && value !== field.fallback && !problemOf(field, value)),
  ).length;
  const result = `${changed === 0 ? 'All settings have' : `${changed} ${changed === 1 ? 'setting differs' : 'settings differ'} from`} their defaults. ${limit === null ? 'Readiness never reports stale documents.' : `Readiness fails when documents are older than ${limit} s.`}`;
  const settings = (fields: Field[]) =>
    fields.map((field) => (
      <SettingField
        key={field.key}
        field={field}
        value={state.values.find(({key}) => key === field.key)?.value ?? ''}
        onChange={(value) => set(field.key, value)}
      />
    ));
  return (
    <Frame
      title="Edge Proxy configuration"
      privacy={PRIVACY}
      problem={problem}
      result={result}
      reset={() => (setTyped([]), reset())}
      output={
        <>
          <CodeOutput title="config.json" code={JSON.stringify(config, null, 2)} />
          <details className="aid-more">
            <summary>The same without a file</summary>
            <CodeOutput title="Docker" code={toDockerRun(config, VERSION)} />
          </details>
        </>
      }
    >
      <fieldset className="aid-group">
        <legend>Environments</legend>
        {pairs.map((pair, index) => (
          <PairFields
            key={index}
            index={index}
            pair={pair}
            onChange={(changed) => setTyped(pairs.map((other, position) => (position === index ? changed : other)))}
          />
        ))}
        <div className="aid-buttons">
          <Button text="Add an environment" disabled={state.pairs >= 20} onClick={() => change({pairs: state.pairs + 1})} />
          <Button
            text="Remove the last"
            disabled={state.pairs <= 1}
            onClick={() => (change({pairs: state.pairs - 1}), setTyped(pairs.slice(0, -1)))}
          />
        </div>
      </fieldset>
      <fieldset className="aid-group">
        <legend>Common settings</legend>
        {settings(FIELDS.filter(({key}) => COMMON.includes(key)))}
      </fieldset>
      {AREAS.map((area) => (
        <details key={area} className="aid-more">
          <summary>{AREA_NAMES[area] ?? area}</summary>
          {settings(FIELDS.filter((field) => areaOf(field) === area && !COMMON.includes(field.key)))}
        </details>
      ))}
    </Frame>
  );
}

/** `endpoint_caches.flags.use_cache` → endpoint_caches; top-level keys are one group. */
function areaOf({key}: Field): string {
  return key.includes('.') ? (key.split('.')[0] ?? key) : 'general';
}

function PairFields({index, pair, onChange}: {index: number; pair: KeyPair; onChange: (pair: KeyPair) => void}): ReactNode {
  return (
    <div className="aid-columns" role="group" aria-label={`Environment ${index + 1}`}>
      <TextField
        label="Server-side key"
        value={pair.server}
        onChange={(server) => onChange({...pair, server})}
        hint="starts with ser."
        problem={pairProblem(pair)}
      />
      <TextField label="Client-side key" value={pair.client} onChange={(client) => onChange({...pair, client})} />
    </div>
  );
}

function SettingField({field, value, onChange}: {field: Field; value: string; onChange: (value: string) => void}): ReactNode {
  const {key, kind, choices, fallback, effect} = field;
  const options = kind === 'boolean' ? ['true', 'false'] : choices;
  if (options.length > 0) {
    return (
      <SelectField
        label={key}
        value={value}
        onChange={onChange}
        hint={effect}
        choices={[{value: '', label: `default (${fallback})`}, ...options.map((option) => ({value: option, label: option}))]}
      />
    );
  }
  return (
    <TextField
      label={key}
      value={value}
      onChange={(typed) => onChange(typed.slice(0, 500))}
      hint={`${effect} Default: ${fallback}`}
      problem={value === '' ? undefined : problemOf(field, value)}
    />
  );
}
