/** What can be quoted by itself: a paragraph, an item, a row, a block of code. The engine counts them in this order. */
import type {Block} from '../../shared/cutSections';

export function unitsOf({kind, text}: Pick<Block, 'kind' | 'text'>): string[] {
  return kind === 'list' || kind === 'table' ? text.split('\n') : [text];
}

/** Number of the unit that begins with these words or, if none does, has them; -1 when they stand nowhere in the section. */
export function findUnit(blocks: Block[], words: string): number {
  const wanted = lettersOf(words);
  if (!wanted) return -1;
  const units = blocks.flatMap(unitsOf).map(lettersOf);
  const beginning = units.findIndex((unit) => unit.startsWith(wanted));
  return beginning >= 0 ? beginning : units.findIndex((unit) => unit.includes(wanted));
}

/** Spaces, punctuation and capitals differ between a page and a note about it. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
