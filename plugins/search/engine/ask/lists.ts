/**
 * Which texts have a term: by term, because a question looks at a dozen terms and ten thousand
 * texts.
 */
import {indexTerms} from '../words';

/** Term → numbers of what has it, in order. */
export type Lists = Map<string, number[]>;

type TermsOf = (text: string) => string[];

export function listsOf(texts: string[][]): Lists {
  return listsOfWords([], [...texts.entries()]);
}

/**
 * From words that come with their numbers, and from whole texts. A word becomes terms once, not
 * once for each place that has it: most of the time until the first answer went there.
 */
export function listsOfWords(words: [string, number[]][], texts: [number, string[]][] = [], termsOf: TermsOf = indexTerms): Lists {
  const lists: Lists = new Map();
  const mixed = new Set<string>();
  const add = (term: string, numbers: number[]): void => {
    const list = lists.get(term);
    if (!list) lists.set(term, [...numbers]);
    else {
      for (const number of numbers) list.push(number);
      mixed.add(term);
    }
  };
  for (const [word, numbers] of words) for (const term of new Set(termsOf(word))) add(term, numbers);
  for (const [number, own] of texts) for (const term of new Set(own.flatMap(termsOf))) add(term, [number]);
  for (const term of mixed) lists.set(term, inOrder(lists.get(term) ?? []));
  return lists;
}

function inOrder(numbers: number[]): number[] {
  return [...new Set(numbers)].sort((left, right) => left - right);
}
