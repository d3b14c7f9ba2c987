/**
 * The few shapes that all diagrams are made of. Colours are tokens of the page, so one
 * drawing serves both modes.
 */
import {escapeHtml} from '../../shared/escapeHtml';
import type {Role} from '../types';
import {ROLES} from './roles';
import {FONT_SIZE, LINE_HEIGHT} from './textSize';

/**
 * What a role looks like; strokes have at least 3:1 to the canvas in both modes
 * (tests/content/diagrams.test.ts).
 */
export const LOOK: Readonly<Record<Role, {name: string; fill: string; stroke: string}>> = {
  yours: {name: 'Yours', fill: 'blue-soft', stroke: 'blue'},
  flagsmith: {name: 'Flagsmith', fill: 'accent-soft', stroke: 'accent'},
  storage: {name: 'Storage', fill: 'amber-soft', stroke: 'amber'},
  people: {name: 'People', fill: 'teal-soft', stroke: 'teal'},
  plain: {name: 'Other', fill: 'bg-raised', stroke: 'text-muted'},
};

export type Box = {x: number; y: number; width: number; height: number};
type Point = {x: number; y: number};

export function svg(name: string, width: number, height: number, content: string): string {
  return `<svg class="${name}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-size="${FONT_SIZE}" font-weight="500" text-anchor="middle" fill="none" stroke="var(--site-text-muted)" stroke-width="1.25" aria-hidden="true">${content}</svg>`;
}

/** What is drawn of all items, in one group for each colour. */
export function coloured<Item extends {role: Role}>(items: Item[], draw: (item: Item) => string): string {
  const groups = ROLES.map((role) => {
    const shapes = items.filter((item) => item.role === role).map(draw);
    const {fill, stroke} = LOOK[role];
    return shapes.length > 0 ? `<g fill="var(--site-${fill})" stroke="var(--site-${stroke})">${shapes.join('')}</g>` : '';
  });
  return groups.join('');
}

/** The box of a role: people are round, yours is square, and what keeps data is a cylinder. */
export function boxOf(role: Role, box: Box): string {
  if (role === 'storage') return drum(box);
  return roundedBox(box, role === 'people' ? Math.min(17, box.height / 2) : role === 'yours' ? 2 : 8);
}

export function roundedBox({x, y, width, height}: Box, radius: number): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${radius}"/>`;
}

/** A box whose ends are points: a question. */
export function pointedBox({x, y, width, height}: Box): string {
  const tip = 12;
  const [top, bottom] = [n(y), n(y + height)];
  const [left, right] = [n(x + tip), n(x + width - tip)];
  return `<path d="M${n(x)} ${n(y + height / 2)}L${left} ${top}H${right}L${n(x + width)} ${n(y + height / 2)}L${right} ${bottom}H${left}z"/>`;
}

/** A cylinder: something that keeps data. */
function drum({x, y, width, height}: Box): string {
  const arc = `a${n(width / 2)} 5 0 0`;
  return `<path d="M${n(x)} ${n(y + 5)}${arc} 1 ${n(width)} 0v${n(height - 10)}${arc} 1 ${n(-width)} 0zm0 0${arc} 0 ${n(width)} 0"/>`;
}

/** Lines of words around a middle, or from `x` on. */
export function words(lines: string[], x: number, middle: number, from = ''): string {
  const first = middle - ((lines.length - 1) * LINE_HEIGHT) / 2 + FONT_SIZE * 0.36;
  const [only = ''] = lines;
  if (lines.length === 1) return `<text x="${n(x)}" y="${n(first)}"${from}>${escapeHtml(only)}</text>`;
  const rows = lines.map((line, index) => `<tspan x="${n(x)}"${index === 0 ? '' : ` dy="${LINE_HEIGHT}"`}>${escapeHtml(line)} </tspan>`);
  return `<text y="${n(first)}"${from}>${rows.join('')}</text>`;
}

/** All words of a drawing; the quiet ones are what arrows say. */
export function writing(inBoxes: string, onArrows: string): string {
  const quiet = onArrows && `<g fill="var(--site-text-muted)" font-weight="400">${onArrows}</g>`;
  return `<g fill="var(--site-text)" stroke="none">${inBoxes}${quiet}</g>`;
}

/**
 * A part of one path for many lines. All lines are level or upright; their corners are rounded, in
 * few bytes: relative curves repeat and compress well.
 */
export function line(points: Point[]): string {
  const [start, ...rest] = points.map(rounded);
  if (!start) return '';
  let d = `M${start.x} ${start.y}`;
  let at = start;
  rest.forEach((corner, index) => {
    const next = rest[index + 1];
    const inward = unit(at, corner);
    const outward = next && unit(corner, next);
    const radius = next ? Math.floor(Math.min(5, distance(at, corner) / 2, distance(corner, next) / 2)) : 0;
    d += straight(at, {x: corner.x - inward.x * radius, y: corner.y - inward.y * radius});
    at = corner;
    if (!outward || radius === 0) return;
    const [mid, end] = [
      {x: inward.x * radius, y: inward.y * radius},
      {x: (inward.x + outward.x) * radius, y: (inward.y + outward.y) * radius},
    ];
    d += `q${mid.x} ${mid.y} ${end.x} ${end.y}`;
    at = {x: corner.x + outward.x * radius, y: corner.y + outward.y * radius};
  });
  return d;
}

function straight(from: Point, to: Point): string {
  if (from.y === to.y) return `H${to.x}`;
  return from.x === to.x ? `V${to.y}` : `L${to.x} ${to.y}`;
}

function rounded({x, y}: Point): Point {
  return {x: Math.round(x), y: Math.round(y)};
}

function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** One step in the direction from a point to another. */
function unit(from: Point, to: Point): Point {
  return {x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y)};
}

/** A filled head at the end of a line, part of one path for all heads. */
export function head(tip: Point, before: Point): string {
  const {x, y} = unit(rounded(before), rounded(tip));
  const end = rounded(tip);
  return `M${end.x} ${end.y}l${-8 * x - 4 * y} ${-8 * y + 4 * x}${y === 0 ? `v${-8 * x}` : `h${8 * y}`}z`;
}

/** Lines, dashed lines and heads: three elements for any number of arrows. */
export function arrows({solid, dashed, heads}: {solid: string; dashed: string; heads: string}): string {
  return [
    solid && `<path d="${solid}"/>`,
    dashed && `<path d="${dashed}" stroke-dasharray="4 3"/>`,
    heads && `<path d="${heads}" fill="var(--site-text-muted)" stroke="none"/>`,
  ].join('');
}

/** Whole pixels: sharp lines and few bytes. */
export function n(value: number): string {
  return String(Math.round(value));
}
