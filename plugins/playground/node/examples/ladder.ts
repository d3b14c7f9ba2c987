import {
  ladderContext,
  ladderDefaults,
  readLadder,
  RUNG_NAMES,
  rungNote,
  rungOfReason,
  rungsOf,
  type LadderState,
  type Rung,
} from '../../model/ladder';
import {code, picture, stack, table} from '../html';
import {loadEngine} from '../loadEngine';
import type {ExampleBlock} from './index';

const CASES: [string, Partial<LadderState>][] = [
  ['Member of beta and eu, beta first', {}],
  ['The same, eu first', {first: 'eu'}],
  ['Member of neither', {beta: {member: false, override: 'on'}, eu: {member: false, override: 'off'}}],
  ['Identity override is off', {override: 'off'}],
  ['Request without identity', {identity: false}],
  [
    'Member of neither, default has a variation of 20%',
    {beta: {member: false, override: 'on'}, eu: {member: false, override: 'off'}, default: 'on', split: true},
  ],
];

export function ladderExample(start: unknown): ExampleBlock[] {
  const state = readLadder(start);
  const {decided, enabled} = answer(state);
  const rungs = rungsOf(state);
  return [
    picture({
      title: `Worked example: ${RUNG_NAMES[decided]} decides, the flag is ${enabled ? 'on' : 'off'}`,
      alt: `Places a state can come from, first to last: ${rungs.map((rung) => `${RUNG_NAMES[rung]}: ${rungNote(state, rung, decided)}`).join('; ')}.`,
      draw: (room) =>
        stack(
          rungs.map((rung, index) => ({
            lines: [`${index + 1}. ${RUNG_NAMES[rung]}`, rungNote(state, rung, decided)],
            strong: rung === decided,
          })),
          Math.min(room, 420),
        ),
    }),
    table({
      caption: 'The same flag in six situations',
      head: ['Situation', 'Decided by', 'State', 'Value', 'Reason'],
      rows: CASES.map(([name, change]) => {
        const result = answer({...ladderDefaults, ...change});
        return [name, RUNG_NAMES[result.decided], result.enabled ? 'on' : 'off', code(String(result.value)), code(result.reason)];
      }),
    }),
  ];
}

function answer(state: LadderState): {decided: Rung; enabled: boolean; value: unknown; reason: string} {
  const flag = loadEngine().getEvaluationResult(ladderContext(state)).flags['new_checkout'];
  const {enabled = false, value, reason = 'DEFAULT'} = flag ?? {};
  return {decided: rungOfReason(reason), enabled, value, reason};
}
