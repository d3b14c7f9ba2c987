import {escapeHtml} from '../../../shared/escapeHtml';
import {BOX_SIZE, drawTopology} from '../../model/drawTopology';
import {buildTopology, readTopology} from '../../model/topology';
import {box, picture, table} from '../html';
import type {ExampleBlock} from './index';

export function topologyExample(start: unknown): ExampleBlock[] {
  const topology = buildTopology(readTopology(start));
  const {width, height, boxes, lines} = drawTopology(topology);
  const nameOf = (id: string) => topology.parts.find((part) => part.id === id)?.label ?? id;
  return [
    picture({
      title: 'Worked example: the parts of an installation',
      alt: `${lines.map(({from, to, label}) => `${nameOf(from)} to ${nameOf(to)}: ${label}`).join('; ')}.`,
      draw: () => ({
        width,
        height,
        shapes: [
          ...lines.map(({path}) => `<path d="${path}" fill="none" stroke="var(--site-text-muted)"/>`),
          ...boxes.map(({x, y, label, detail, yours}) => box({x, y, ...BOX_SIZE, lines: [label, detail], dashed: !yours})),
        ].join(''),
      }),
      // Its boxes are in four columns, which a phone has no room for.
      list: lines.map(({from, to, label}) => `<b>${escapeHtml(`${nameOf(from)} → ${nameOf(to)}`)}</b> ${escapeHtml(label)}`),
    }),
    table({
      caption: 'Who calls whom',
      head: ['From', 'To', 'For'],
      rows: lines.map(({from, to, label}) => [nameOf(from), nameOf(to), label]),
    }),
  ];
}
