import type {SearchIndex} from './searchIndex';
import {foldWord, rawWords} from './words';

/** Page names that share a beginning with a word of the query that found nothing. */
export function suggest(index: SearchIndex, query: string, limit = 3): string[] {
  const starts = rawWords(query)
    .map((word) => foldWord(word).slice(0, 3))
    .filter((start) => start.length === 3);
  const labels = new Set(index.places.filter(({level}) => level === 1).map(({page}) => page.label));
  return [...labels].filter((label) => rawWords(label).some((word) => starts.includes(foldWord(word).slice(0, 3)))).slice(0, limit);
}
