/**
 * A sequence as SVG: columns for participants, as far apart as their messages need,
 * and a row for each message.
 */
import type {Loop, Message, Participant, Sequence} from '../types';
import {arrows, type Box, boxOf, coloured, head, line, n, roundedBox, svg, words, writing} from './svg';
import {type Block, LINE_HEIGHT, wrapWords} from './textSize';

const GAP = {between: 14, beside: 10, self: 26, row: 14, loop: 30};
const ROOMS = [230, 200, 170, 145, 125, 108, 94, 82];

type Column = Participant & {block: Block; x: number};
type Row = Message & {block: Block; y: number};

export function drawSequence(sequence: Sequence, name: string, width: number): {html: string; height: number} | undefined {
  for (const room of ROOMS) {
    const columns = placeColumns(sequence, room);
    const right = rightEdge(sequence, columns, room);
    if (right <= width) return draw(sequence, columns, room, right, name);
  }
  return undefined;
}

/**
 * From left to right: a column is far enough from those before it for its name and for what
 * is said to it from there.
 */
function placeColumns({participants, messages}: Sequence, room: number): Column[] {
  const columns: Column[] = [];
  for (const participant of participants) {
    const block = wrapWords(participant.label, Math.min(room, 110));
    const before = columns.at(-1);
    let x = before ? before.x + boxWidth(before) / 2 + GAP.between + boxWidth({block}) / 2 : boxWidth({block}) / 2 + 2;
    for (const {from, to, text} of messages) {
      const {width} = wrapWords(text, room);
      const other = columns.find(({id}) => (from === participant.id && id === to) || (to === participant.id && id === from));
      if (other) x = Math.max(x, other.x + width + 2 * GAP.beside);
      if (from === to && before?.id === from) x = Math.max(x, before.x + GAP.self + width + GAP.beside);
    }
    columns.push({...participant, block, x: Math.round(x)});
  }
  return columns;
}

function rightEdge({messages}: Sequence, columns: Column[], room: number): number {
  const last = columns.at(-1);
  if (!last) return 0;
  const ownWords = messages
    .filter(({from, to}) => from === to && from === last.id)
    .map(({text}) => GAP.self + wrapWords(text, room).width + 4);
  return Math.ceil(last.x + Math.max(boxWidth(last) / 2, ...ownWords)) + 2;
}

function boxWidth({block}: {block: Block}): number {
  return Math.max(64, block.width + 24);
}

function draw(sequence: Sequence, columns: Column[], room: number, width: number, name: string): {html: string; height: number} {
  const top = Math.max(...columns.map(({block, role}) => block.height + (role === 'storage' ? 24 : 16)));
  const {rows, loops, bottom} = placeRows(sequence, columns, room, top);
  const taken: Box[] = [...rows.map((row) => textBox(row, columns)), ...loops.map((loop) => loop.text)];
  const paths = {solid: '', dashed: '', heads: ''};
  for (const row of rows) drawMessage(row, columns, paths);
  const frames = loops.map(({frame}) => roundedBox(frame, 8)).join('');
  const names = columns.map((column) => words(column.block.lines, column.x, top / 2 + (column.role === 'storage' ? 3 : 0)));
  const said = [
    ...rows.map((row) => messageWords(row, columns)),
    ...loops.map(({label, text}) => words([label], text.x, text.y + text.height / 2, ' text-anchor="start" font-weight="600"')),
  ];
  const lifelines = columns.map(({x}) => segments(x, top, bottom, taken)).join('');
  return {
    html: svg(
      name,
      width,
      bottom,
      [
        frames && `<g stroke-dasharray="2 3" fill="var(--site-bg)">${frames}</g>`,
        `<path d="${lifelines}" stroke-width=".75"/>`,
        arrows(paths),
        coloured(columns, (column) => heading(column, top)),
        writing(names.join(''), said.join('')),
      ].join(''),
    ),
    height: bottom,
  };
}

function placeRows({messages, loops}: Sequence, columns: Column[], room: number, top: number) {
  const rows: Row[] = [];
  const placedLoops: {label: string; frame: Box; text: Box}[] = [];
  const open: {loop: Loop; y: number}[] = [];
  let y = top + 4;
  messages.forEach((message, index) => {
    for (const loop of loops.filter(({first}) => first === index)) {
      open.push({loop, y: y + 8});
      y += GAP.loop;
    }
    const block = wrapWords(message.text, room);
    const isOwn = message.from === message.to;
    y += GAP.row + (isOwn ? Math.max(block.height, 20) : block.height);
    rows.push({...message, block, y});
    for (const {loop, y: start} of open.filter((each) => each.loop.last === index)) {
      y += 12;
      placedLoops.push(frameOf(loop, messages, columns, start, y));
    }
  });
  return {rows, loops: placedLoops, bottom: y + 12};
}

function frameOf(loop: Loop, messages: Message[], columns: Column[], y: number, bottom: number) {
  const inside = messages.slice(loop.first, loop.last + 1).flatMap(({from, to}) => [columnOf(columns, from).x, columnOf(columns, to).x]);
  const x = Math.max(1, Math.min(...inside) - 22);
  const frame = {x, y, width: Math.max(...inside) + 14 - x, height: bottom - y};
  const {width} = wrapWords(loop.label, 400);
  return {label: loop.label, frame, text: {x: x + 10, y: y + 3, width, height: LINE_HEIGHT}};
}

/** parseSequence.ts refuses messages of others. */
function columnOf(columns: Column[], id: string): Column {
  return columns.find((column) => column.id === id)!;
}

function drawMessage(row: Row, columns: Column[], paths: {solid: string; dashed: string; heads: string}): void {
  const [from, to] = [columnOf(columns, row.from).x, columnOf(columns, row.to).x];
  const points =
    from === to
      ? [
          {x: from, y: row.y - 20},
          {x: from + 18, y: row.y - 20},
          {x: from + 18, y: row.y},
          {x: from, y: row.y},
        ]
      : [
          {x: from, y: row.y},
          {x: to, y: row.y},
        ];
  paths[row.dashed ? 'dashed' : 'solid'] += line(points);
  paths.heads += head(points.at(-1) ?? {x: to, y: row.y}, points.at(-2) ?? {x: from, y: row.y});
}

/**
 * Labels are centred above their arrow; that of an arrow from a box to itself is beside it.
 */
function textBox(row: Row, columns: Column[]): Box {
  const [from, to] = [columnOf(columns, row.from).x, columnOf(columns, row.to).x];
  const {width, height} = row.block;
  if (from === to) return {x: from + GAP.self, y: row.y - 10 - height / 2, width, height};
  return {x: (from + to) / 2 - width / 2, y: row.y - 5 - height, width, height};
}

function messageWords(row: Row, columns: Column[]): string {
  const {x, y, width, height} = textBox(row, columns);
  const isOwn = row.from === row.to;
  return words(row.block.lines, isOwn ? x : x + width / 2, y + height / 2, isOwn ? ' text-anchor="start"' : '');
}

function heading(column: Column, height: number): string {
  const width = boxWidth(column);
  return boxOf(column.role, {x: column.x - width / 2, y: 1, width, height: height - 2});
}

/** A lifeline stops where words are. */
function segments(x: number, top: number, bottom: number, taken: Box[]): string {
  const gaps = taken
    .filter((box) => box.x - 3 < x && x < box.x + box.width + 3)
    .map(({y, height}) => [y - 1, y + height + 1] as const)
    .sort(([a], [b]) => a - b);
  let from = top;
  let d = '';
  for (const [start, end] of gaps) {
    if (start > from) d += `M${n(x)} ${n(from)}V${n(start)}`;
    from = Math.max(from, end);
  }
  return from < bottom ? `${d}M${n(x)} ${n(from)}V${n(bottom)}` : d;
}
