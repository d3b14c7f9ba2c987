import {lettersOf, type Spelling} from './spelling';

/**
 * All terms of the index, with their number of uses; sorted once, when the first word is completed.
 */
export type Vocabulary = {
  has: (term: string) => boolean;
  startingWith: (start: string) => string[];
  uses: (term: string) => number;
  ofLength: (length: number) => Spelling[];
  add: (term: string, uses: number) => void;
};

export function createVocabulary(): Vocabulary {
  const counts = new Map<string, number>();
  let sorted: string[] | undefined;
  let byLength: Spelling[][] | undefined;
  return {
    add(term, uses) {
      const count = counts.get(term);
      counts.set(term, (count ?? 0) + uses);
      if (count === undefined) sorted = byLength = undefined;
    },
    uses: (term) => counts.get(term) ?? 0,
    has: (term) => counts.has(term),
    startingWith(start) {
      sorted ??= [...counts.keys()].sort();
      const from = lowerBound(sorted, start);
      let to = from;
      while (sorted[to]?.startsWith(start)) to += 1;
      return sorted.slice(from, to);
    },
    ofLength(length) {
      byLength ??= groupByLength(counts.keys());
      return byLength[length] ?? [];
    },
  };
}

/** Plain words only: an identifier is either copied right or meant differently. */
function groupByLength(terms: Iterable<string>): Spelling[][] {
  const groups: Spelling[][] = [];
  for (const term of terms) if (/^\p{L}+$/u.test(term)) (groups[term.length] ??= []).push({term, letters: lettersOf(term)});
  return groups;
}

function lowerBound(sorted: string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
