import {conditionText} from '../../../model/segmentRule';
import type {SegmentAnswer} from '../../../model/traceSegment';

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
