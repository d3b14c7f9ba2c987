/**
 * A section as it is quoted: whole when it is short, otherwise what stands around the unit that
 * answers. Nothing is rewritten.
 */
import type {Passage, PassageBlock, TextBlock} from '../types';

type Numbered = {block: TextBlock; first: number; index: number};

const KINDS = {t: 'text', l: 'list', r: 'table', c: 'code'} as const;
/** Up to here a section is quoted whole. */
const CHARACTERS = 2600;
/** Of a longer table, the rows that answer best. */
const ROWS = 12;
const LINES_OF_CODE = 40;
const LONGEST_LINE = 240;
/** What a phone shows of text above the answer; further down, the answer goes first. */
const CHARACTERS_ABOVE = 800;

type Section = {
  blocks: TextBlock[];
  /** Of its first unit among all, and of the one that answers. */
  first: number;
  best: number;
  /** The blocks as on the page, when they are to be shown so. */
  html?: (string | string[])[] | undefined;
};

/** `wanted`: labels of tabs to quote from; `scores`: of all units. */
export function quote(
  {blocks, first, best, html}: Section,
  scores: Float32Array,
  wanted: Set<string>,
): Pick<Passage, 'blocks' | 'isCut' | 'tabs' | 'tab' | 'line'> {
  const numbered = number(blocks, first);
  const answering = numbered.find(({first: start, block}) => best >= start && best < start + linesOf(block).length) ?? numbered[0];
  if (!answering) return {blocks: []};
  const tabs = [...new Set(blocks.flatMap(([, , , tab]) => (tab ? [tab] : [])))];
  const tab = tabs.find((label) => wanted.has(label)) ?? answering.block[3] ?? tabs[0] ?? '';
  const shown = numbered.filter(({block: [, , , own]}) => !own || own === tab);
  const at = Math.max(0, shown.indexOf(answering));
  const kept = withinLimit(shown, at);
  const {ordered, context} = answerFirst(kept, answering);
  const quoted = ordered.map((each) => {
    const block = quoteBlock(each, best - each.first, (line) => scores[each.first + line] ?? 0, html?.[each.index]);
    return each === context ? {...block, startsContext: true} : block;
  });
  return {blocks: quoted, isCut: kept.length < shown.length || quoted.some(({left}) => left), tabs, tab, line: lineOf(answering, best)};
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

/** The sentence, item or row that answers, to stand beside a link. */
function lineOf({block, first}: Numbered, best: number): string {
  const text = block[0] === 'c' ? '' : (linesOf(block)[best - first] ?? '');
  return text.split(' | ').filter(Boolean).join(' · ').slice(0, LONGEST_LINE);
}

/** The block that answers and its neighbours, those before it first, as long as there is room. */
function withinLimit(shown: Numbered[], at: number): Numbered[] {
  const order = shown.map((_, index) => index).sort((left, right) => Math.abs(left - at) - Math.abs(right - at));
  const kept = new Set<number>();
  let room = CHARACTERS;
  for (const index of order) {
    const length = Math.min(shown[index]?.block[1].length ?? 0, CHARACTERS * 0.6);
    if (kept.size > 0 && length > room) break;
    kept.add(index);
    room -= length;
  }
  return shown.filter((_, index) => kept.has(index));
}

/** An answer far below the beginning goes first, with the sentence that announces it. */
function answerFirst(kept: Numbered[], answering: Numbered): {ordered: Numbered[]; context?: Numbered | undefined} {
  const at = kept.indexOf(answering);
  const above = kept.slice(0, at).reduce((sum, {block}) => sum + block[1].length, 0);
  // A list stays where it is, because its items may be steps that follow from those above.
  if (at < 1 || above <= CHARACTERS_ABOVE || answering.block[0] === 'l') return {ordered: kept};
  const before = kept[at - 1]?.block;
  const from = before?.[0] === 't' && (answering.block[0] === 'c' || before[1].endsWith(':')) ? at - 1 : at;
  if (from === 0) return {ordered: kept};
  return {ordered: [...kept.slice(from, at + 1), ...kept.slice(0, from), ...kept.slice(at + 1)], context: kept[0]};
}

function quoteBlock({block}: Numbered, best: number, scoreOf: (line: number) => number, html?: string | string[]): PassageBlock {
  const [kind, text, language, tab] = block;
  const extra = {kind: KINDS[kind], ...(language ? {language} : {}), ...(tab ? {tab} : {})};
  const lines = text.split('\n');
  if (kind === 'r') return {...extra, ...quoteTable(lines, best, scoreOf, Array.isArray(html) ? html : undefined)};
  const isLong = kind === 'c' && lines.length > LINES_OF_CODE;
  return {...extra, text: isLong ? [...lines.slice(0, LINES_OF_CODE), '…'].join('\n') : text, ...(html ? {html: String(html)} : {})};
}

/**
 * A short table whole, with the row that answers marked; of a long one that row and the best
 * others.
 */
function quoteTable(lines: string[], best: number, scoreOf: (line: number) => number, html?: string[]): Omit<PassageBlock, 'kind'> {
  const body = lines.map((_, line) => line).slice(1);
  const isLong = body.length > ROWS;
  const answering = body.includes(best) ? [best] : [];
  const others = body.filter((line) => !answering.includes(line));
  const near = [...others].sort((left, right) => scoreOf(right) - scoreOf(left)).slice(0, ROWS - answering.length);
  const order = isLong ? [...answering, ...near.sort((left, right) => left - right)] : body;
  const rowOf = (line: number) => (answering.includes(line) ? html?.[line + 1]?.replace('<tr', '<tr data-answers') : html?.[line + 1]);
  return {
    text: [0, ...order].map((line) => lines[line]).join('\n'),
    ...(isLong ? {answering: answering.length, left: body.length - order.length} : {}),
    ...(html ? {html: [html[0], html[1], ...order.map(rowOf), html.at(-1)].join('')} : {}),
  };
}
