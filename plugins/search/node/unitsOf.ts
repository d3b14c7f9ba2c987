/**
 * What can be quoted by itself: a paragraph, an item, a row, a block of code. The engine counts
 * them in this order.
 */
import type {Block} from '../../shared/cutSections';

export function unitsOf({kind, text}: Pick<Block, 'kind' | 'text'>): string[] {
  return kind === 'list' || kind === 'table' ? text.split('\n') : [text];
}

/**
 * How many of the words must be left, so that a copy edit of a passage does not lose its questions.
 */
const ENOUGH = 0.6;

/**
 * Number of the unit that begins with these words, has them or, after a copy edit, has most of
 * them; -1 when the section does not have them.
 */
export function findUnit(blocks: Block[], words: string): number {
  const wanted = lettersOf(words);
  if (!wanted) return -1;
  const texts = blocks.flatMap(unitsOf);
  const units = texts.map(lettersOf);
  const beginning = units.findIndex((unit) => unit.startsWith(wanted));
  const having = beginning >= 0 ? beginning : units.findIndex((unit) => unit.includes(wanted));
  return having >= 0 ? having : findSimilar(texts, words);
}

function findSimilar(texts: string[], words: string): number {
  const wanted = wordsOf(words);
  const shares = texts.map((text) => {
    const own = wordsOf(text);
    return [...wanted].filter((word) => own.has(word)).length / wanted.size;
  });
  const best = shares.indexOf(Math.max(...shares));
  return (shares[best] ?? 0) >= ENOUGH ? best : -1;
}

/** Spaces, punctuation and capitals differ between a page and a note about it. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}_]+/gu));
}
