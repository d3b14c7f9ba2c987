/**
 * A section as it is quoted: whole when it is short, otherwise what stands around the unit that
 * answers. Nothing is rewritten.
 */
import type {PageHtml, TextBlock} from '../../types';
import type {Passage} from '../types';
import {leadWithAnswer} from './leadWithAnswer';
import type {Preferences} from './readQuestion';

type Block = Passage['blocks'][number];
type Numbered = {block: TextBlock; first: number; index: number};

const KINDS = {t: 'text', l: 'list', r: 'table', c: 'code'} as const;
/** Up to here a section is quoted whole. */
const CHARACTERS = 2600;
const ROWS = 8;
/** A table of fewer is read at a glance: its rows stay as they are. */
const FEW_ROWS = 4;
/**
 * How much better than every other row of its table the best one fits, to lead, and for the others
 * to be folded. On our questions it was then the right row in 91 % and 96 % of the tables.
 */
const LEADS = 1.1;
const IS_CLEAR = 1.3;
const WORTH_FOLDING = 4;
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
  /** The heading says all that is asked, so nothing tells its rows apart: "rate limits". */
  asksForAll?: boolean | undefined;
  /** First cells of the rows that answer, when it is known that these do and no others. */
  rows?: Set<string> | undefined;
};

/** `scores` are those of all units. */
export function quoteSection(
  {blocks, first, best: found, html, rows, asksForAll = false}: Section,
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
  const ordered = leadWithAnswer(kept, closest, html);
  return {
    blocks: ordered.blocks.map((each) => ({
      ...shorten(each, {best, rows, asksForAll}, scores, html?.[each.index]),
      ...(each === ordered.context ? {startsContext: true} : {}),
    })),
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

type Wanted = {best: number; rows: Set<string> | undefined; asksForAll: boolean};

function shorten({block, first}: Numbered, wanted: Wanted, scores: Float64Array, html?: string | string[]): Block {
  const [kind, text, language, tab] = block;
  const extra = {kind: KINDS[kind], ...(language ? {language} : {}), ...(tab ? {tab} : {})};
  const lines = text.split('\n');
  if (kind === 'r')
    return {...extra, ...shortenTable(lines, (line) => scores[first + line] ?? 0, {...wanted, best: wanted.best - first}, html)};
  const isLong = kind === 'c' && lines.length > LINES_OF_CODE;
  return {...extra, text: isLong ? [...lines.slice(0, LINES_OF_CODE), '…'].join('\n') : text, ...(html ? {html: String(html)} : {})};
}

/**
 * The header, the rows that answer, and the others in the order of the page: of a long table
 * only the best of them, and where none stands out, those by how well they fit.
 */
function shortenTable(
  lines: string[],
  scoreOf: (line: number) => number,
  {best, rows, asksForAll}: Wanted,
  html?: string | string[],
): Omit<Block, 'kind'> {
  const body = lines.map((_, line) => line).slice(1);
  const top = asksForAll ? 0 : Math.max(...body.map(scoreOf)) / LEADS;
  // What fits about as well as the best stays as on the page, where the general case comes first.
  const byScore = [...body].sort((left, right) => Math.min(top, scoreOf(right)) - Math.min(top, scoreOf(left)) || left - right);
  const named = rows ? body.filter((line) => isNamed(lines[line] ?? '', rows)) : [];
  const next = Math.max(0, ...body.filter((line) => line !== best).map(scoreOf));
  const lead = scoreOf(best) / (next || Number.MIN_VALUE);
  const standsOut = !asksForAll && body.length >= FEW_ROWS && body.includes(best) && lead >= LEADS;
  const answering = named.length > 0 ? named : standsOut ? [best] : [];
  const room = body.length <= ROWS ? ROWS : named.length > 0 ? 0 : ROWS - answering.length;
  const near = byScore.filter((line) => !answering.includes(line)).slice(0, room);
  const left = body.length - answering.length - near.length;
  const others = left > 0 && answering.length === 0 ? near : near.sort((one, other) => one - other);
  const isFolded = (named.length > 0 || lead >= IS_CLEAR) && answering.length > 0 && others.length >= WORTH_FOLDING;
  const parts = Array.isArray(html) ? html : undefined;
  const show = (...shown: (string | undefined)[]) => [parts?.[0], parts?.[1], ...shown, parts?.at(-1)].join('');
  const marked = answering.map((line) => parts?.[line + 1]?.replace('<tr', '<tr data-answers'));
  const unmarked = others.map((line) => parts?.[line + 1]);
  return {
    text: [0, ...answering, ...others].map((line) => lines[line]).join('\n'),
    ...(answering.length > 0 ? {answering: answering.length} : {}),
    ...(left > 0 ? {left} : {}),
    ...(parts && {html: isFolded ? show(...marked) : show(...marked, ...unmarked)}),
    ...(parts && isFolded ? {rest: show(...unmarked)} : {}),
  };
}
