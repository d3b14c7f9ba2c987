/** A reader's words → the terms to look up. Terms that stand for one word count once, so that a page is judged by how many of the words it answers. */
import {correct} from './spelling';
import {foldWord, joinedOf, partsOf, rawWords, withoutStopWords} from './words';

export type Term = {term: string; weight: number; prefix: boolean};
/** The terms any of which answers one word of the query. */
export type QueryWord = {word: string; terms: Term[]};

export type Vocabulary = {
  has(term: string): boolean;
  hasPrefix(start: string): boolean;
  startingWith(start: string): string[];
  ofLength(length: number): string[];
};

const PREFIX_WEIGHT = 0.3;
const SLIP_WEIGHT = 0.6;
const INFLECTION_WEIGHT = 0.7;
const ENDING = /(ations?|ings?|edly|ed|ers?|ions?|ments?|ly|es|al)$/;

export function parseQuery(query: string, vocabulary: Vocabulary): QueryWord[] {
  const words = withoutStopWords(rawWords(query.replaceAll('’', "'")));
  const isTyping = !/\s$/.test(query);
  const parsed = words.flatMap((word, index) => lookUp(word, isTyping && index === words.length - 1, vocabulary));
  return parsed.filter(({word}, index) => parsed.findIndex((other) => other.word === word) === index);
}

function lookUp(word: string, isLast: boolean, vocabulary: Vocabulary): QueryWord[] {
  const whole = foldWord(word);
  const joined = joinedOf(word);
  const known = [whole, joined].find((term) => vocabulary.has(term));
  const started = isLast && vocabulary.hasPrefix(whole);
  if (known || started) return [{word: whole, terms: [...(known ? [exact(known)] : []), ...(started ? [{term: whole, weight: PREFIX_WEIGHT, prefix: true}] : [])]}];
  const parts = partsOf(word);
  if (parts.length > 1) return parts.flatMap((part, index) => lookUp(part, isLast && index === parts.length - 1, vocabulary));
  return [{word: whole, terms: inflectionsOf(whole, vocabulary) ?? correctionsOf(whole, vocabulary)}];
}

/** The docs may say "archive" or "archived" where the reader writes "archiving". */
function inflectionsOf(word: string, vocabulary: Vocabulary): Term[] | undefined {
  const stem = word.replace(ENDING, '').replace(/e$/, '');
  if (stem === word || stem.length < 4) return undefined;
  const found = vocabulary.startingWith(stem).filter((term) => /^\p{L}+$/u.test(term) && term.length <= stem.length + 5);
  return found.length > 0 ? found.map((term) => ({term, weight: INFLECTION_WEIGHT, prefix: false})) : undefined;
}

function correctionsOf(word: string, vocabulary: Vocabulary): Term[] {
  return correct(word, vocabulary).map((term) => ({term, weight: SLIP_WEIGHT, prefix: false}));
}

function exact(term: string): Term {
  return {term, weight: 1, prefix: false};
}
