/** Identity override, segment overrides by priority, environment default: which one answers? */
import type {ReactNode} from 'react';

import {
  IDENTIFIER,
  ladderContext,
  readLadder,
  RUNG_NAMES,
  rungNote,
  rungOfReason,
  rungsOf,
  type LadderState,
  type Membership,
  type Override,
  type Rung,
} from '../../../model/ladder';
import type {AidProps} from '../../Aid';
import {useEvaluation} from '../../engine/useEvaluation';
import {Button, CheckField, SelectField} from '../../parts/form';
import {Frame} from '../../parts/Frame';
import {useLinkState} from '../../useLinkState';

const OVERRIDE_CHOICES = [
  {value: 'none', label: 'no override'},
  {value: 'on', label: 'override: on'},
  {value: 'off', label: 'override: off'},
];

export default function Ladder({start}: AidProps): ReactNode {
  const {state, change, reset, problem} = useLinkState({name: 'ladder', start, read: readLadder});
  const {output, problem: failure} = useEvaluation('evaluate', [ladderContext(state)]);
  const flag = output?.[0]?.flags['new_checkout'];
  const decided = rungOfReason(flag?.reason ?? '');
  const result = flag
    ? `new_checkout is ${flag.enabled ? 'on' : 'off'} with the value “${String(flag.value)}”. ${RUNG_NAMES[decided]} decides.`
    : failure
      ? 'Not evaluated.'
      : '';
  return (
    <Frame
      title="Evaluation ladder"
      problem={problem ?? failure}
      result={result}
      reset={reset}
      output={
        flag && (
          <p className="aid-note">
            Reason in local evaluation: <code>{flag.reason}</code>
          </p>
        )
      }
    >
      <CheckField
        label={`The request has an identity (${IDENTIFIER})`}
        value={state.identity}
        onChange={(identity) => change({identity})}
      />
      <ol className="aid-ladder">
        {rungsOf(state).map((rung) => (
          <li key={rung} className={flag && rung === decided ? 'aid-decides' : undefined}>
            <span className="aid-rung">
              <b>{RUNG_NAMES[rung]}</b>
              {flag && <span className="aid-note">{rungNote(state, rung, decided)}</span>}
            </span>
            <RungFields rung={rung} state={state} change={change} />
          </li>
        ))}
      </ol>
    </Frame>
  );
}

type RungProps = {rung: Rung; state: LadderState; change: (part: Partial<LadderState>) => void};

function RungFields({rung, state, change}: RungProps): ReactNode {
  if (rung === 'identity')
    return (
      <SelectField
        hideLabel
        label="Identity override"
        value={state.override}
        choices={OVERRIDE_CHOICES}
        onChange={(override) => change({override: override as Override})}
      />
    );
  if (rung === 'default') {
    return (
      <div className="aid-buttons">
        <CheckField label="on" value={state.default === 'on'} onChange={(on) => change({default: on ? 'on' : 'off'})} />
        <CheckField label="has a variation, 20% blue" value={state.split} onChange={(split) => change({split})} />
      </div>
    );
  }
  const set = (part: Partial<Membership>) => change({[rung]: {...state[rung], ...part}});
  return (
    <div className="aid-buttons">
      <CheckField label="member" value={state[rung].member} onChange={(member) => set({member})} />
      <SelectField
        hideLabel
        label={`Override of segment ${rung}`}
        value={state[rung].override}
        choices={OVERRIDE_CHOICES}
        onChange={(override) => set({override: override as Override})}
      />
      <Button text="Move up" label={`Move segment ${rung} up`} disabled={state.first === rung} onClick={() => change({first: rung})} />
    </div>
  );
}
