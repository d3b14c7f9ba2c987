/**
 * What a built drawing (plugins/diagrams) is made of, read back from its SVG: boxes, words and
 * lines with their places.
 */
import {textWidth} from '../../../plugins/diagrams/node/textSize';

export type Box = {x: number; y: number; width: number; height: number; name: string};
export type Segment = {x1: number; y1: number; x2: number; y2: number};
export type Geometry = {
  width: number;
  fontSize: number;
  boxes: Box[];
  texts: Box[];
  segments: Segment[];
  colours: {fill: string; stroke: string}[];
};

const FONT = 13;

export function readGeometry(svg: string): Geometry {
  const [, opening = ''] = /^<svg([^>]*)>/.exec(svg) ?? [];
  const shapes = [...svg.matchAll(/<g fill="var\(--site-([\w-]+)\)" stroke="var\(--site-([\w-]+)\)">([\s\S]*?)<\/g>/g)];
  return {
    width: Number(attribute(opening, 'width')),
    fontSize: Number(attribute(opening, 'font-size')),
    boxes: shapes.flatMap(([, , , content = '']) => boxesIn(content)),
    texts: textsIn(svg),
    segments: linesIn(svg),
    colours: shapes.map(([, fill = '', stroke = '']) => ({fill, stroke})),
  };
}

function attribute(attributes: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}

function boxesIn(content: string): Box[] {
  const rectangles = [...content.matchAll(/<rect([^>]*)>/g)].map(([, at = '']) => ({
    x: Number(attribute(at, 'x')),
    y: Number(attribute(at, 'y')),
    width: Number(attribute(at, 'width')),
    height: Number(attribute(at, 'height')),
    name: 'box',
  }));
  const paths = [...content.matchAll(/<path d="([^"]*)">/g)].map(([, d = '']) => hull(segmentsOf(d)));
  return [...rectangles, ...paths];
}

function hull(segments: Segment[]): Box {
  const xs = segments.flatMap(({x1, x2}) => [x1, x2]);
  const ys = segments.flatMap(({y1, y2}) => [y1, y2]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y, name: 'shape'};
}

/** Each line of words, as wide as the site's font makes it. */
function textsIn(svg: string): Box[] {
  return [...svg.matchAll(/<text([^>]*)>([\s\S]*?)<\/text>/g)].flatMap(([, at = '', content = '']) => {
    const rows = [...content.matchAll(/<tspan([^>]*)>([^<]*)<\/tspan>/g)];
    let y = Number(attribute(at, 'y'));
    const isStart = attribute(at, 'text-anchor') === 'start';
    const lines = rows.length === 0 ? [[at, content] as const] : rows.map(([, row = '', words = '']) => [row, words.trim()] as const);
    return lines.map(([row, words]) => {
      y += rows.length === 0 ? 0 : Number(attribute(row, 'dy') || 0);
      const width = textWidth(words.replace(/&\w+;/g, 'x'));
      const x = Number(attribute(row, 'x')) - (isStart ? 0 : width / 2);
      return {x, y: y - FONT * 0.75, width, height: FONT, name: words};
    });
  });
}

/** Lines and dashed lines; heads have no stroke, shapes of boxes stand in coloured groups. */
function linesIn(svg: string): Segment[] {
  const bare = svg.replace(/<g fill="var\(--site-[\w-]+\)" stroke="[\s\S]*?<\/g>/g, '');
  return [...bare.matchAll(/<path d="([^"]*)"([^>]*)>/g)]
    .filter(([, , attributes = '']) => !attributes.includes('stroke="none"'))
    .flatMap(([, d = '']) => segmentsOf(d));
}

/** The commands that the drawings use. A curve counts as the line between its ends. */
function segmentsOf(d: string): Segment[] {
  const segments: Segment[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', list = ''] of d.matchAll(/([MLHVqavhlz])([^MLHVqavhlzm]*)/g)) {
    const numbers = [...list.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
    const [a = 0, b = 0] = numbers.slice(-2);
    const last = numbers.at(-1) ?? 0;
    const next = {
      M: [a, b],
      L: [a, b],
      H: [last, y],
      V: [x, last],
      q: [x + a, y + b],
      a: [x + a, y + b],
      l: [x + a, y + b],
      v: [x, y + last],
      h: [x + last, y],
      z: [x, y],
    }[command] as [number, number];
    if (command !== 'M' && command !== 'z') segments.push({x1: x, y1: y, x2: next[0], y2: next[1]});
    [x, y] = next;
  }
  return segments;
}

/**
 * Whether a level or upright line runs through the inside of a box, at least `margin` from its
 * edges.
 */
export function runsThrough({x1, y1, x2, y2}: Segment, box: Box, margin: number): boolean {
  const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)];
  const [top, bottom] = [Math.min(y1, y2), Math.max(y1, y2)];
  return right > box.x + margin && left < box.x + box.width - margin && bottom > box.y + margin && top < box.y + box.height - margin;
}

/** Whether a level and an upright line cross, more than a pixel from their ends. */
export function cross(a: Segment, b: Segment): boolean {
  const isBetween = (value: number, one: number, other: number) => value > Math.min(one, other) + 1 && value < Math.max(one, other) - 1;
  const isCrossed = (level: Segment, upright: Segment) =>
    level.y1 === level.y2 &&
    upright.x1 === upright.x2 &&
    isBetween(level.y1, upright.y1, upright.y2) &&
    isBetween(upright.x1, level.x1, level.x2);
  return isCrossed(a, b) || isCrossed(b, a);
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
