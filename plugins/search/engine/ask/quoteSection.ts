/**
 * A section as it is quoted: whole when it is short, otherwise what stands around the unit that
 * answers. Nothing is rewritten.
 */
import type {PageHtml, TextBlock} from '../../types';
import type {Passage} from '../types';
import type {Preferences} from './readQuestion';

type Block = Passage['blocks'][number];
type Numbered = {block: TextBlock; first: number; index: number};

const KINDS = {t: 'text', l: 'list', r: 'table', c: 'code'} as const;
/** Up to here a section is quoted whole. */
const CHARACTERS = 2600;
const ROWS = 8;
const LINES_OF_CODE = 40;
const LONGEST_LINE = 240;
/** Tables by level have the name in the second cell. */
const NAMING_CELLS = 2;

type Quoted = {blocks: Block[]; isCut: boolean; tabs: string[]; tab: string; line: string};

export type Section = {
  blocks: TextBlock[];
  /** Of the first unit of the section among all. */
  first: number;
  /** The unit that answers. */
  best: number;
  /** The blocks as on the page, when they are to be shown so. */
  html?: PageHtml['sections'][number] | undefined;
  /** First cells of the rows that answer, when it is known that these do and no others. */
  rows?: Set<string> | undefined;
};

/** `scores` are those of all units. */
export function quoteSection(
  {blocks, first, best: found, html, rows}: Section,
  scores: Float64Array,
  {tabs: wanted}: Pick<Preferences, 'tabs'>,
): Quoted {
  const numbered = number(blocks, first);
  const best = rows ? (firstNamed(numbered, rows) ?? found) : found;
  const closest = numbered.find(({first: start, block}) => best >= start && best < start + linesOf(block).length) ?? numbered[0];
  if (!closest) return {blocks: [], isCut: false, tabs: [], tab: '', line: ''};
  const tabs = [...new Set(blocks.flatMap(([, , , tab]) => (tab ? [tab] : [])))];
  const own = closest.block[3];
  const tab =
    (own && !wanted?.has(own) ? tabs.find((label) => wanted?.has(label)) : undefined) ??
    own ??
    tabs.find((label) => wanted?.has(label)) ??
    tabs[0] ??
    '';
  const shown = numbered.filter(({block: [, , , own]}) => !own || own === tab || !tabs.includes(tab));
  const kept = withinLimit(shown, closest);
  return {
    blocks: kept.map((each) => shorten(each, {best, rows}, scores, html?.[each.index])),
    isCut: kept.length < shown.length || kept.some(({block}) => block[0] === 'r' && linesOf(block).length > ROWS + 1),
    tabs,
    tab,
    line: lineOf(closest, best, numbered),
  };
}

/** The sentence, item or row that answers, to stand beside a link. */
function lineOf(closest: Numbered, best: number, all: Numbered[]): string {
  const text =
    closest.block[0] === 'c' ? all.find(({block: [kind]}) => kind === 't')?.block[1] : linesOf(closest.block)[best - closest.first];
  return (text ?? '').split(' | ').filter(Boolean).join(' · ').slice(0, LONGEST_LINE);
}

function number(blocks: TextBlock[], first: number): Numbered[] {
  let next = first;
  return blocks.map((block, index) => {
    const start = next;
    next += linesOf(block).length;
    return {block, first: start, index};
  });
}

function linesOf([kind, text]: TextBlock): string[] {
  return kind === 'l' || kind === 'r' ? text.split('\n') : [text];
}

/**
 * The block that answers and its neighbours, nearest first, as long as there is room; a sentence
 * that announces it comes along.
 */
function withinLimit(shown: Numbered[], closest: Numbered): Numbered[] {
  const at = shown.indexOf(closest);
  const order = shown.map((_, index) => index).sort((left, right) => distance(left, at) - distance(right, at));
  const kept = new Set<Numbered>();
  let room = CHARACTERS;
  for (const index of order) {
    const each = shown[index];
    if (!each) continue;
    const length = sizeOf(each);
    if (kept.size > 0 && length > room) break;
    kept.add(each);
    room -= length;
  }
  return shown.filter((each) => kept.has(each));
}

/** What stands before says what it is about, so it is nearer than what comes after. */
function distance(index: number, at: number): number {
  return index <= at ? at - index : index - at + 0.5;
}

function sizeOf({block}: Numbered): number {
  const lines = linesOf(block);
  if (block[0] !== 'r' || lines.length <= ROWS + 1) return Math.min(block[1].length, 1600);
  return Math.min(1600, (block[1].length / lines.length) * ROWS);
}

function firstNamed(numbered: Numbered[], rows: Set<string>): number | undefined {
  for (const {block, first} of numbered) {
    const line = block[0] === 'r' ? linesOf(block).findIndex((text) => isNamed(text, rows)) : -1;
    if (line >= 0) return first + line;
  }
  return undefined;
}

function isNamed(line: string, rows: Set<string>): boolean {
  return line
    .split(' | ')
    .slice(0, NAMING_CELLS)
    .some((cell) => rows.has(cell));
}

type Wanted = {best: number; rows: Set<string> | undefined};

function shorten({block, first}: Numbered, {best, rows}: Wanted, scores: Float64Array, html?: string | string[]): Block {
  const [kind, text, language, tab] = block;
  const lines = text.split('\n');
  const extra = {kind: KINDS[kind], ...(language ? {language} : {}), ...(tab ? {tab} : {})};
  if (kind !== 'r' || lines.length <= ROWS + 1) {
    const isLong = kind === 'c' && lines.length > LINES_OF_CODE;
    return {...extra, text: isLong ? [...lines.slice(0, LINES_OF_CODE), '…'].join('\n') : text, ...shownAs(html)};
  }
  const byScore = lines
    .map((_, line) => line)
    .slice(1)
    .sort((left, right) => scoreOf(right) - scoreOf(left) || left - right);
  function scoreOf(line: number): number {
    return first + line === best ? Number.POSITIVE_INFINITY : (scores[first + line] ?? 0);
  }
  const named = rows ? byScore.filter((line) => isNamed(lines[line] ?? '', rows)) : [];
  const kept = new Set([0, ...(named.length > 0 ? named : byScore.slice(0, ROWS))]);
  return {...extra, text: lines.filter((_, line) => kept.has(line)).join('\n'), ...shownAs(html, kept)};
}

/** Between the beginning and the end of a table stand its lines. */
function shownAs(html: string | string[] | undefined, kept?: Set<number>): {html?: string} {
  if (!html) return {};
  if (typeof html === 'string') return {html};
  return {html: html.filter((_, index) => !kept || index === 0 || index === html.length - 1 || kept.has(index - 1)).join('')};
}
