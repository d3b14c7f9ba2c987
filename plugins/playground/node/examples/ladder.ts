import {ladderContext, ladderDefaults, readLadder, rungNote, rungOfReason, rungsOf, type LadderState, type Rung} from '../../model/ladder';
import {box, boxHeight, code, picture, table, type Drawing} from '../html';
import {loadEngine} from '../loadEngine';
import type {ExampleBlock} from './index';

const NAMES: Record<Rung, string> = {identity: 'Identity override', beta: 'Segment beta', eu: 'Segment eu', default: 'Environment default'};

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
      title: `Worked example: ${NAMES[decided]} decides, the flag is ${enabled ? 'on' : 'off'}`,
      alt: `Places a state can come from, first to last: ${rungs.map((rung) => `${NAMES[rung]}: ${rungNote(state, rung, decided)}`).join('; ')}.`,
      draw: (room) =>
        drawRungs(
          rungs.map((rung, index) => ({
            lines: [`${index + 1}. ${NAMES[rung]}`, rungNote(state, rung, decided)],
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
        return [name, NAMES[result.decided], result.enabled ? 'on' : 'off', code(String(result.value)), code(result.reason)];
      }),
    }),
  ];
}

function drawRungs(rungs: {lines: string[]; strong: boolean}[], room: number): Drawing {
  const width = room - 20;
  let y = 10;
  const shapes = rungs.map((rung) => {
    const drawn = box({x: 10, y, width, ...rung});
    y += boxHeight(width, rung.lines) + 10;
    return drawn;
  });
  return {width: room, height: y, shapes: shapes.join('')};
}

function answer(state: LadderState): {decided: Rung; enabled: boolean; value: unknown; reason: string} {
  const flag = loadEngine().getEvaluationResult(ladderContext(state)).flags['new_checkout'];
  const {enabled = false, value, reason = 'DEFAULT'} = flag ?? {};
  return {decided: rungOfReason(reason), enabled, value, reason};
}
