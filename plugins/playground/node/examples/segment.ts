import {escapeHtml} from '../../../shared/escapeHtml';
import {operatorOf} from '../../model/operators';
import {readSegment, type Condition} from '../../model/segmentRule';
import {traceSegment, type TracedGroup} from '../../model/traceSegment';
import {code, picture, table} from '../html';
import {loadEngine} from '../loadEngine';
import type {ExampleBlock} from './index';

export function segmentExample(start: unknown): ExampleBlock[] {
  const state = readSegment(start);
  const {matches, trace} = traceSegment(loadEngine(), state);
  const all = [trace, ...trace.groups].filter(({conditions}) => conditions.length > 0);
  const traits = state.traits.map(({key, value}) => `${key} = ${value}`).join(', ');
  const verdict = `an identity with ${traits} is ${matches ? '' : 'not '}in the segment ${state.name}`;
  return [
    picture({
      title: `Worked example: ${verdict}`,
      alt: `${trace.type} of these groups: ${all.map((group) => `${group.type} of ${group.conditions.map(({condition, matches: isMet}) => `${sentence(condition)} (${isMet ? 'yes' : 'no'})`).join(', ')}, which ${group.matches ? 'matches' : 'does not match'}`).join('; ')}. ${verdict}.`,
      ...drawGroups(all),
    }),
    table({
      caption: 'Trace of the rule, condition by condition',
      head: ['Group', 'Condition', 'Identity', 'Matches', 'Decided'],
      rows: all.flatMap((group) =>
        group.conditions.map(({condition, actual, matches: isMet, decided}) => [
          group.type,
          code(sentence(condition)),
          escapeHtml(actual),
          isMet ? 'yes' : 'no',
          decided ? 'yes' : 'no',
        ]),
      ),
    }),
  ];
}

export function sentence({property, operator, value}: Condition): string {
  const {label, needsValue} = operatorOf(operator);
  return `${property || 'identity key'} ${label}${needsValue ? ` ${value}` : ''}`;
}

const LINE = 22;
const WIDTH = 520;

function drawGroups(groups: TracedGroup[]): {width: number; height: number; shapes: string} {
  let y = 10;
  const shapes = groups.map((group) => {
    const height = 30 + group.conditions.length * LINE;
    const frame = `<rect x="10" y="${y}" width="${WIDTH - 20}" height="${height}" rx="8" fill="var(--site-bg-raised)" stroke="${group.decided ? 'var(--site-accent)' : 'var(--site-border-strong)'}"/>`;
    const title = `<text x="22" y="${y + 19}" font-weight="600">${group.type}: ${group.matches ? 'matches' : 'does not match'}</text>`;
    const lines = group.conditions.map(
      ({condition, matches, decided}, index) =>
        `<text x="34" y="${y + 19 + (index + 1) * LINE}"${decided ? ' font-weight="600"' : ''}>${matches ? '✓' : '✗'} ${escapeHtml(sentence(condition))}</text>`,
    );
    y += height + 10;
    return frame + title + lines.join('');
  });
  return {width: WIDTH, height: y, shapes: shapes.join('')};
}
