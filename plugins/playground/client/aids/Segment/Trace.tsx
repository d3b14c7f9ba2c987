import type {ReactNode} from 'react';

import {conditionText} from '../../../model/segmentRule';
import type {SegmentAnswer, SegmentTrace, TracedGroup} from '../../../model/traceSegment';

/** Every condition with what the identity has, and a mark on those that the verdict rests on. */
export function Trace({trace}: {trace: SegmentTrace}): ReactNode {
  const groups: [string, TracedGroup][] = [
    ['Top rule', trace],
    ...trace.groups.map((group, index): [string, TracedGroup] => [`Group ${index + 1}`, group]),
  ];
  return (
    <ul className="aid-trace" aria-label="Trace of the rule, condition by condition">
      {groups.flatMap(([name, {type, conditions}]) =>
        conditions.map(({condition, actual, matches, decided, elsewhere}, index) => (
          <li key={`${name} ${index}`} className={decided ? 'aid-decides' : undefined}>
            <span className={matches ? 'aid-yes' : 'aid-no'}>
              {matches ? '✓' : '✗'}
              <span className="visually-hidden">{matches ? ' matches: ' : ' does not match: '}</span>
            </span>
            <span>
              <b>{conditionText(condition)}</b>
              <span className="aid-detail">
                {actual} · {name}, {type}
                {decided && ' · decides'}
              </span>
              {elsewhere && <span className="aid-elsewhere">{elsewhere}</span>}
            </span>
          </li>
        )),
      )}
    </ul>
  );
}

/** One sentence: in or out, and because of what. */
export function verdictOf(answer: SegmentAnswer | undefined, problem?: string): string {
  if (problem) return 'Not evaluated.';
  if (!answer) return 'Evaluating…';
  const {matches, trace} = answer;
  const decisive = [trace, ...trace.groups].flatMap(({conditions}) =>
    conditions.filter(({decided}) => decided).map(({condition}) => conditionText(condition)),
  );
  const because = decisive.length === 1 ? `one condition decides: ${decisive[0]}` : `${decisive.length} conditions decide together`;
  return `The identity is ${matches ? '' : 'not '}in the segment; ${because}.`;
}
