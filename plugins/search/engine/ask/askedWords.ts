/** The words of a question, and how well each is said in the lists of a page. */
import {WEIGHTS} from './weights';

/** One word of the question: terms that say it, and how well each does. */
export type AskedWord = {
  word: string;
  terms: {term: string; weight: number; kind: 'own' | 'form' | 'synonym'}[];
  /** Whether the docs have it at all. */
  isKnown: boolean;
};

/** With words that readers use for it (data/thesaurus.json). */
export type KnownWord = AskedWord & {alike: string[]};

type Terms = {term: string; weight: number}[];

/**
 * Search knows the words of the pages; the written questions and the thesaurus have more. What
 * search took for a misspelling of another word is then a word of its own.
 */
export function knowMore(words: AskedWord[], {asked, groups}: {asked: Map<string, unknown>; groups: Map<string, string[]>}): KnownWord[] {
  return words.map((each) => {
    const {word, isKnown} = each;
    const terms: AskedWord['terms'] =
      isKnown || !(asked.has(word) || groups.has(word))
        ? each.terms
        : [{term: word, weight: 1, kind: 'own'}, ...each.terms.filter(({kind}) => kind === 'synonym')];
    return {word, terms, isKnown: isKnown || terms !== each.terms, alike: terms.flatMap(({term}) => groups.get(term) ?? [])};
  });
}

/** "Toggle" may mean a flag, but not in "toggle a flag": no word means another one beside it. */
export function meanDifferent(words: KnownWord[]): KnownWord[] {
  const own = new Set(words.flatMap(({terms}) => terms.flatMap(({term, kind}) => (kind === 'own' ? [term] : []))));
  return words.map((each) => ({
    ...each,
    terms: each.terms.filter(({term, kind}) => kind !== 'synonym' || !own.has(term)),
    alike: each.alike.filter((term) => !own.has(term)),
  }));
}

/** With words that readers use for it, at the given weight. */
export function widen(word: KnownWord, share: number): Terms {
  const terms: Terms = word.terms.map(({term, weight, kind}) => ({
    term,
    weight: kind === 'form' ? Math.max(weight, WEIGHTS.form) : weight,
  }));
  const known = new Set(terms.map(({term}) => term));
  for (const other of word.alike) if (!known.has(other)) terms.push({term: other, weight: share});
  return terms;
}

/** For each number, how well the best of the terms that it has says the word. */
export function spread(lists: Map<string, number[]>, terms: Terms, size: number): Float64Array {
  const found = new Float64Array(size);
  for (const {term, weight} of terms) {
    for (const number of lists.get(term) ?? []) if ((found[number] ?? 0) < weight) found[number] = weight;
  }
  return found;
}

/** Rare words say more. */
export function weightOf({sections, text}: {sections: unknown[]; text: Map<string, number[]>}, term: string): number {
  return Math.min(WEIGHTS.rarest, Math.log(1 + sections.length / (1 + (text.get(term)?.length ?? 0) / 4)));
}
