import type {ReactNode} from 'react';

import type {SegmentTrace, TracedGroup} from '../../../model/traceSegment';
import {OutputTable} from '../../parts/OutputTable';
import {conditionText} from './verdict';

/** Every condition with what the identity has, and a mark on those that the answer rests on. */
export function Trace({trace}: {trace: SegmentTrace}): ReactNode {
  const groups: [string, TracedGroup][] = [
    ['Top rule', trace],
    ...trace.groups.map((group, index): [string, TracedGroup] => [`Group ${index + 1}`, group]),
  ];
  return (
    <OutputTable
      caption="Trace of the rule, condition by condition"
      head={['Part', 'Condition', 'Identity', 'Matches', 'Decides']}
      rows={groups.flatMap(([name, {type, conditions}]) =>
        conditions.map(({condition, actual, matches, decided, elsewhere}) => [
          `${name}, ${type}`,
          <code key="condition">{conditionText(condition)}</code>,
          <>
            {actual}
            {elsewhere && <span className="aid-elsewhere">{elsewhere}</span>}
          </>,
          <span key="matches" className={matches ? 'aid-yes' : 'aid-no'}>
            {matches ? '✓ yes' : '✗ no'}
          </span>,
          decided ? <b key="decided">decides</b> : '',
        ]),
      )}
    />
  );
}
