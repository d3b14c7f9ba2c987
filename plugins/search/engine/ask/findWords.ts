/**
 * Where the words of a question stand: looked up once, used by everything that compares passages.
 */
import {type KnownWord, spread, weightOf, widen} from './askedWords';
import type {AskUnits} from './units';
import {WEIGHTS} from './weights';

export type FoundWord = {
  /** How much the word says: rare words say more. */
  weight: number;
  /** How well it is said, by unit, by written question, by section and by page. */
  text: Float64Array;
  asked: Float64Array;
  heading: Float64Array;
  parents: Float64Array;
  title: Float64Array;
  about: Float64Array;
  isKnown: boolean;
};

export function findWords(data: AskUnits, words: KnownWord[]): FoundWord[] {
  const {units, questionWeights, sections, pages} = data;
  return words.map((word) => {
    const terms = widen(word, WEIGHTS.group);
    const widest = widen(word, WEIGHTS.groupAsked);
    return {
      weight: weightOf(data, word.word),
      text: spread(data.text, terms, units.length),
      asked: spread(data.asked, widest, questionWeights.length),
      heading: spread(data.headings, widest, sections.length),
      parents: spread(data.parents, terms, sections.length),
      title: spread(data.titles, terms, pages.length),
      about: spread(data.abouts, terms, pages.length),
      isKnown: word.isKnown,
    };
  });
}

export function maximum(values: Float64Array, first: number, count: number): number {
  let most = 0;
  for (let number = first; number < first + count; number += 1) most = Math.max(most, values[number] ?? 0);
  return most;
}
