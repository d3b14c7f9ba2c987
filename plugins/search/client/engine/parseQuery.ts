/** A reader's words → the terms to look up. Terms that stand for one word count once, so that a page is judged by how many of the words it answers. */
import {correct, type Spelling} from './spelling';
import {foldWord, joinedOf, partsOf, rawWords, withoutStopWords} from './words';

export type Term = {term: string; weight: number; prefix: boolean};
/** The terms any of which answers one word of the query. */
export type QueryWord = {word: string; terms: Term[]};

export type Vocabulary = {
  has(term: string): boolean;
  hasPrefix(start: string): boolean;
  startingWith(start: string): string[];
  ofLength(length: number): Spelling[];
};

const PREFIX_WEIGHT = 0.3;
const PART_WEIGHT = 0.02;
const SLIP_WEIGHT = 0.6;
const INFLECTION_WEIGHT = 0.7;
const OTHER_FORM_WEIGHT = 0.4;
const ENDING = /(ations?|ings?|edly|ed|ers?|ions?|ments?|ly|es|al)$/;

export function parseQuery(query: string, vocabulary: Vocabulary): QueryWord[] {
  const words = withoutStopWords(rawWords(query.replaceAll('’', "'")));
  const isTyping = !/\s$/.test(query);
  const parsed = words.flatMap((word, index) => lookUp(word, isTyping && index === words.length - 1, vocabulary));
  return parsed.filter(({word}, index) => parsed.findIndex((other) => other.word === word) === index);
}

function lookUp(word: string, isLast: boolean, vocabulary: Vocabulary): QueryWord[] {
  const whole = foldWord(word);
  const known = [whole, joinedOf(word)].find((term) => vocabulary.has(term));
  const parts = partsOf(word);
  const started = isLast && vocabulary.hasPrefix(whole);
  if (known || started) {
    const terms: Term[] = [];
    if (known) terms.push({term: known, weight: 1, prefix: false}, ...otherForms(known, vocabulary));
    if (started) terms.push({term: whole, weight: PREFIX_WEIGHT, prefix: true});
    // Pages that say it in other words: `/api/v1/identities/` also means the page on identities.
    if (parts.length > 1) terms.push(...parts.map(foldWord).filter((part) => part.length > 3 && vocabulary.has(part)).map((term) => ({term, weight: PART_WEIGHT, prefix: false})));
    return [{word: whole, terms}];
  }
  if (parts.length > 1) return parts.flatMap((part, index) => lookUp(part, isLast && index === parts.length - 1, vocabulary));
  return [{word: whole, terms: inflectionsOf(whole, vocabulary) ?? correctionsOf(whole, vocabulary)}];
}

function otherForms(word: string, vocabulary: Vocabulary): Term[] {
  return (inflectionsOf(word, vocabulary) ?? []).filter(({term}) => term !== word).map(({term}) => ({term, weight: OTHER_FORM_WEIGHT, prefix: false}));
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
