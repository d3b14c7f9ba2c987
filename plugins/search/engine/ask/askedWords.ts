/** The words of a question, and how well each is said in the lists of a page. */
import {WEIGHTS} from './weights';

/** One word of the question: terms that say it, and how well each does. */
export type AskedWord = {
  word: string;
  terms: {term: string; weight: number; kind: 'own' | 'form' | 'synonym'}[];
  /** Whether the docs have it at all. */
  isKnown: boolean;
};

type Terms = {term: string; weight: number}[];

/**
 * Search knows the words of the pages; the written questions and the thesaurus have more. What
 * search took for a misspelling of another word is then a word of its own.
 */
export function knowMore(words: AskedWord[], {asked, groups}: {asked: Map<string, unknown>; groups: Map<string, unknown>}): AskedWord[] {
  return words.map((each) => {
    const {word, terms, isKnown} = each;
    if (isKnown || !(asked.has(word) || groups.has(word))) return each;
    return {word, terms: [{term: word, weight: 1, kind: 'own'}, ...terms.filter(({kind}) => kind === 'synonym')], isKnown: true};
  });
}

/** With words that readers use for it, at the given weight. */
export function widen(word: AskedWord, groups: Map<string, string[]>, share: number): Terms {
  const terms: Terms = word.terms.map(({term, weight, kind}) => ({
    term,
    weight: kind === 'form' ? Math.max(weight, WEIGHTS.form) : weight,
  }));
  if (share <= 0) return terms;
  const known = new Set(terms.map(({term}) => term));
  for (const {term} of word.terms) {
    for (const other of groups.get(term) ?? []) if (!known.has(other)) terms.push({term: other, weight: share});
  }
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
