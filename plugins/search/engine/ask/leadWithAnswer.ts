/**
 * An answer that stands far below the beginning of its section leads the quote: a reader sees it
 * without scrolling. The rest follows in the order of the page.
 */
import type {PageHtml, TextBlock} from '../../types';

type Numbered = {block: TextBlock; index: number};
/** `context`: the first block that was before the answer. */
type Ordered<Each> = {blocks: Each[]; context?: Each | undefined};

/** About what a phone shows at once, below the question. */
const LINES_IN_VIEW = 20;
const CHARACTERS_OF_LINE = 42;
/** A call-out, or an item with more than text in it (plugins/shared/blockHtml.ts). */
const BOX = /^<(?:div|[ou]l)\b[^>]* data-box="(\d+)"/;
/** One step of several, and what a reader sees after them. */
const IS_LATER = /^<(?:ol\b[^>]* data-box|div class="admonition admonition-check)/;

export function leadWithAnswer<Each extends Numbered>(
  blocks: Each[],
  answer: Each,
  html: PageHtml['sections'][number] | undefined,
): Ordered<Each> {
  const htmlOf = (each: Each | undefined): string => String(each ? (html?.[each.index] ?? '') : '');
  const boxOf = (each: Each | undefined): string | undefined => BOX.exec(htmlOf(each))?.[1];
  const at = blocks.indexOf(answer);
  if (IS_LATER.test(htmlOf(answer)) || heightOf(blocks.slice(0, at)) <= LINES_IN_VIEW) return {blocks};
  const box = boxOf(answer);
  let [from, to] = [at, at + 1];
  if (box) {
    while (boxOf(blocks[from - 1]) === box) from -= 1;
    while (boxOf(blocks[to]) === box) to += 1;
  } else if (announces(blocks[from - 1], answer)) from -= 1;
  if (from === 0) return {blocks};
  return {blocks: [...blocks.slice(from, to), ...blocks.slice(0, from), ...blocks.slice(to)], context: blocks[0]};
}

/** The sentence before code, or one that ends with a colon. */
function announces(before: Numbered | undefined, {block: [kind]}: Numbered): boolean {
  return before?.block[0] === 't' && (kind === 'c' || before.block[1].endsWith(':'));
}

/** In lines of a phone. */
function heightOf(blocks: Numbered[]): number {
  return blocks.reduce((sum, {block: [kind, text]}) => sum + text.split(kind === 'r' ? / \| |\n/ : '\n').reduce(addLines, 1), 0);
}

function addLines(sum: number, line: string): number {
  return sum + Math.ceil(line.length / CHARACTERS_OF_LINE);
}
