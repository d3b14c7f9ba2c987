import {escapeHtml} from '../../../shared/escapeHtml';
import {conditionText, readSegment} from '../../model/segmentRule';
import {traceSegment, type TracedGroup} from '../../model/traceSegment';
import {code, picture, table, wrap, type Drawing} from '../html';
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
      alt: `${trace.type} of these groups: ${all.map((group) => `${group.type} of ${group.conditions.map(({condition, matches: isMet}) => `${conditionText(condition)} (${isMet ? 'yes' : 'no'})`).join(', ')}, which ${group.matches ? 'matches' : 'does not match'}`).join('; ')}. ${verdict}.`,
      draw: (room) => drawGroups(all, Math.min(room, WIDEST)),
    }),
    table({
      caption: 'Trace of the rule, condition by condition',
      head: ['Group', 'Condition', 'Identity', 'Matches', 'Decided'],
      rows: all.flatMap((group) =>
        group.conditions.map(({condition, actual, matches: isMet, decided}) => [
          group.type,
          code(conditionText(condition)),
          escapeHtml(actual),
          isMet ? 'yes' : 'no',
          decided ? 'yes' : 'no',
        ]),
      ),
    }),
  ];
}

const LINE = 18;
const WIDEST = 520;

function drawGroups(groups: TracedGroup[], room: number): Drawing {
  let y = 10;
  const shapes = groups.map((group) => {
    const top = y;
    const lines = group.conditions.flatMap(({condition, matches, decided}) =>
      wrap(`${matches ? '✓' : '✗'} ${conditionText(condition)}`, room - 68).map((line, index) => ({
        line,
        x: index === 0 ? 34 : 48,
        decided,
      })),
    );
    const height = 30 + lines.length * LINE;
    y += height + 10;
    return [
      `<rect x="10" y="${top}" width="${room - 20}" height="${height}" rx="8" fill="var(--site-bg-raised)" stroke="${group.decided ? 'var(--site-accent)' : 'var(--site-border-strong)'}"/>`,
      `<text x="22" y="${top + 20}" font-weight="600">${group.type}: ${group.matches ? 'matches' : 'does not match'}</text>`,
      ...lines.map(
        ({line, x, decided}, index) =>
          `<text x="${x}" y="${top + 22 + (index + 1) * LINE}"${decided ? ' font-weight="600"' : ''}>${escapeHtml(line)}</text>`,
      ),
    ].join('');
  });
  return {width: room, height: y, shapes: shapes.join('')};
}
