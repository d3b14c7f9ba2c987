/**
 * The same picture for a phone, made of the committed one: strips around what the rings mark, one
 * above the other, with empty columns taken out until its words can be read. Needs no platform.
 */
import type {Strip} from '../../screenshots/types';
import {type Box, type Pixels, ringsIn, SCALE} from './findRings';

/** A part of the picture and the columns of it that are kept, in pixels. */
type Part = {top: number; bottom: number; columns: number[]};

/** The dashboard's text has 13 px or more: at 358 px, the column of a phone, that leaves 11. */
export const WIDEST = 420;
/** Where a description says what to show: some rings are that wide. */
const WIDEST_TOLD = 480;
/** A higher one does not fit into the window of a phone: it becomes strips. */
const TALLEST = 560;
/** What an empty stretch keeps, so that things beside each other do not touch. */
const LEAST_EMPTY = 14;
/** The same where a description says what to show. */
const LEAST_EMPTY_TOLD = 8;
/** What is shown of the surroundings of a ring. */
const ABOVE = 56;
const BELOW = 24;
/** Height of the line with the title of a panel or page. */
const TITLE = 56;
/** Strips that are nearer to each other than this are one. */
const NEAR = 48;
/** How far an edge of a strip moves so that it cuts no word. */
const MOST_MOVED = 24;
/** Between two strips. */
const GAP = 10;
/** Half clear, on white as on black. */
const BAND = [128, 128, 150, 64];

/** Where a description says nothing: the surroundings of every ring. */
function stripsAround(rings: Box[], height: number): Strip[] {
  const strips: [number, number][] = [];
  for (const {top, bottom} of [...rings].sort((a, b) => a.top - b.top)) {
    const from = top < ABOVE + NEAR ? 0 : Math.floor(top - ABOVE);
    const to = bottom > height - BELOW - NEAR ? height : Math.ceil(bottom + BELOW);
    const last = strips.at(-1);
    if (last && from - last[1] < NEAR) last[1] = Math.max(last[1], to);
    else strips.push([from, to]);
  }
  return strips;
}

/** Throws when a ring is not whole in the picture for phones. */
export function layOut(light: Pixels, dark: Pixels, strips: Strip[] | undefined): Part[] {
  const rings = ringsIn(light);
  const whole = {left: 0, top: 0, right: light.width, bottom: light.height};
  const columns = foldEmpty(light, dark, whole, WIDEST * SCALE, LEAST_EMPTY);
  if (!strips && columns.length <= WIDEST * SCALE && light.height <= TALLEST * SCALE) return [{top: 0, bottom: light.height, columns}];
  const wanted = strips ?? withTitle(light, dark, stripsAround(rings, light.height / SCALE));
  if (wanted.length === 0) throw new Error('it has no rings, so its description has to say which strips a phone shows (`phone`).');
  const laidOut = (width: number) => wanted.map((strip) => partOf({light, dark, rings, width, isTold: strips !== undefined}, strip));
  // The widest strip decides: the others show as much.
  const widest = Math.max(...laidOut(WIDEST * SCALE).map((part) => part.columns.length));
  const parts = laidOut(widest);
  for (const ring of rings)
    if (!parts.some((part) => holds(part, ring)))
      throw new Error(
        `the ring at ${ring.left}, ${ring.top} is not whole in it. Say in its description which strips a phone shows (\`phone\`).`,
      );
  return parts;
}

/** What the picture begins with says where in the dashboard one is. */
function withTitle(light: Pixels, dark: Pixels, strips: Strip[]): Strip[] {
  const [first] = strips;
  if (!first || first[0] < TITLE) return strips;
  const line = {top: 0, bottom: TITLE * SCALE, left: 0, right: light.width};
  const {length} = foldEmpty(light, dark, line, WIDEST * SCALE, LEAST_EMPTY);
  return length <= WIDEST * SCALE ? [[0, TITLE], ...strips] : strips;
}

/** `width`: what is aimed at, in pixels. `isTold`: by the description. */
type Aim = {light: Pixels; dark: Pixels; rings: Box[]; width: number; isTold: boolean};

function partOf({light, dark, rings, width, isTold}: Aim, [from, to, left = 0, right = Infinity]: Strip): Part {
  const last = Math.min(Math.max(right * SCALE, left * SCALE + width), light.width);
  const first = Math.max(0, Math.min(left * SCALE, last - width));
  const edges = isTold ? [1, -1] : [];
  const top = quietRow(light, from * SCALE, [-1, ...edges], first, last);
  const bottom = quietRow(light, Math.min(to * SCALE, light.height), [1, ...edges], first, last);
  const least = isTold ? LEAST_EMPTY_TOLD : LEAST_EMPTY;
  const columns = foldEmpty(light, dark, {top, bottom, left: first, right: last}, width, least);
  if (columns.length <= (isTold ? WIDEST_TOLD : WIDEST) * SCALE) return {top, bottom, columns};
  // Words all over: as much as fits, around the rings that are in it.
  const inside = rings.filter((ring) => ring.top * SCALE >= top && ring.bottom * SCALE <= bottom);
  const leftmost = Math.min(...inside.map((ring) => ring.left)) * SCALE;
  const rightmost = Math.max(...inside.map((ring) => ring.right)) * SCALE;
  const begin = columns.findIndex((column) => column >= leftmost);
  const end = columns.findLastIndex((column) => column < rightmost);
  const spare = Math.max(0, width - (end - begin));
  const start = inside.length > 0 ? Math.max(0, Math.min(columns.length - width, begin - Math.floor(spare / 2))) : 0;
  return {top, bottom, columns: columns.slice(start, start + width)};
}

/**
 * The nearest row at which no word is cut, so that a description need not be exact to the pixel.
 */
function quietRow({data, width, height}: Pixels, from: number, directions: number[], left: number, right: number): number {
  const row = (y: number) => data.subarray((y * width + left) * 3, (y * width + right) * 3);
  const isQuiet = (y: number) => [-2, -1, 0, 1].every((near) => row(y + near).equals(row(y + near + 1)));
  const most = (directions.length > 1 ? MOST_MOVED / 2 : MOST_MOVED) * SCALE;
  for (let distance = 0; distance <= most; distance++)
    for (const direction of directions) {
      const y = from + direction * distance;
      if (y <= 3) return 0;
      if (y >= height - 3) return height;
      if (isQuiet(y)) return y;
    }
  return from;
}

/** Takes columns out of the widest empty stretches until the rest fits, no more than needed. */
function foldEmpty(light: Pixels, dark: Pixels, {top, bottom, left, right}: Box, width: number, least: number): number[] {
  const isLikeLast = (x: number) => [light, dark].every((pixels) => sameColumns(pixels, x, top, bottom));
  const stretches: {from: number; length: number}[] = [];
  for (let x = left + 1; x < right; x++) {
    if (!isLikeLast(x)) continue;
    const current = stretches.at(-1);
    if (current && current.from + current.length === x) current.length += 1;
    else stretches.push({from: x, length: 1});
  }
  let excess = right - left - width;
  // One limit for all: the widest give first, and what was equally wide stays so.
  let limit = Math.max(0, ...stretches.map(({length}) => length));
  const removable = (most: number) => stretches.reduce((sum, {length}) => sum + Math.max(0, length - most), 0);
  while (limit > least && removable(limit) < excess) limit -= 1;
  const removed = new Set<number>();
  for (const {from, length} of stretches)
    for (let count = 0; count < length - limit && excess > 0; count++, excess--) removed.add(from + Math.floor(limit / 2) + count);
  return Array.from({length: right - left}, (_, index) => left + index).filter((x) => !removed.has(x));
}

function sameColumns({data, width}: Pixels, x: number, top: number, bottom: number): boolean {
  for (let y = top; y < bottom; y++) {
    const at = (y * width + x) * 3;
    if (data[at] !== data[at - 3] || data[at + 1] !== data[at - 2] || data[at + 2] !== data[at - 1]) return false;
  }
  return true;
}

function holds({top, bottom, columns}: Part, ring: Box): boolean {
  const isInside = ring.top * SCALE >= top && ring.bottom * SCALE <= bottom;
  return isInside && columns[0]! <= ring.left * SCALE && columns.at(-1)! >= ring.right * SCALE - 1;
}

/** RGBA: a band between strips says that something is left out, in both modes. */
export function compose({data, width}: Pixels, parts: Part[]): Pixels {
  const columns = Math.max(...parts.map((part) => part.columns.length));
  const gapAfter = (index: number) => (parts[index + 1] && parts[index + 1]!.top !== parts[index]!.bottom ? GAP * SCALE : 0);
  const rows = parts.reduce((sum, {top, bottom}, index) => sum + bottom - top + gapAfter(index), 0);
  const out = Buffer.alloc(columns * rows * 4);
  let row = 0;
  for (const [number, part] of parts.entries()) {
    for (let y = part.top; y < part.bottom; y++, row++)
      for (let index = 0; index < columns; index++) {
        // One that is narrower goes on with its last column.
        const from = (y * width + part.columns[Math.min(index, part.columns.length - 1)]!) * 3;
        const to = (row * columns + index) * 4;
        data.copy(out, to, from, from + 3);
        out[to + 3] = 255;
      }
    for (const end = row + gapAfter(number); row < end; row++)
      for (let index = 0; index < columns; index++) out.set(BAND, (row * columns + index) * 4);
  }
  return {data: out, width: columns, height: rows};
}
