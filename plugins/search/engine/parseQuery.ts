/**
 * A reader's words → the terms to look up. Terms that stand for one word count once, so that a page
 * is judged by how many of the words it answers.
 */
import {correct} from './spelling';
import type {Vocabulary} from './vocabulary';
import {foldWord, joinedOf, partsOf, rawWords, withoutStopWords} from './words';

/** `corrects`: a guess at a word that is not known. */
type Term = {term: string; weight: number; corrects?: boolean};
/** The terms any of which answers one word of the query. */
type QueryWord = {word: string; terms: Term[]};

const PREFIX_WEIGHT = 0.3;
const MOST_COMPLETIONS = 12;
const PART_WEIGHT = 0.02;
/** Says what its parts say, other than a path or a variable. */
const HYPHENATED = /^[\p{L}-]+$/u;
const SLIP_WEIGHT = 0.6;
const INFLECTION_WEIGHT = 0.7;
const OTHER_FORM_WEIGHT = 0.4;
const ENDING = /(ations?|ings?|edly|ed|ers?|ions?|ments?|ly|es|al)$/;
/** What may follow the same stem: "comply" is no form of "company". */
const GROWN = /^(?:e|e?s|e?d|e?rs?|ors?|ings?|ations?|ions?|ments?|ly|al|[ai]ble|ive|y|ies|ied|[ae]nce|[ae]nt|ity|ness)?$/;

export function parseQuery(query: string, vocabulary: Vocabulary): QueryWord[] {
  const words = withoutStopWords(rawWords(query.replaceAll('’', "'")));
  const isTyping = !/\s$/.test(query);
  const parsed = words.flatMap((word, index) => lookUp(word, {isLast: isTyping && index === words.length - 1, isTyping}, vocabulary));
  return parsed.filter(({word}, index) => parsed.findIndex((other) => other.word === word) === index);
}

export function lastWordOf(query: string): string {
  return foldWord(rawWords(query).at(-1) ?? '');
}

type State = {isLast: boolean; isTyping: boolean};

function lookUp(word: string, {isLast, isTyping}: State, vocabulary: Vocabulary): QueryWord[] {
  const whole = foldWord(word);
  const known = [whole, joinedOf(word)].find((term) => vocabulary.has(term));
  const parts = partsOf(word);
  const completions = isLast ? completionsOf(whole, vocabulary) : [];
  if (known || completions.length > 0) {
    const terms: Term[] = [];
    if (known) terms.push({term: known, weight: 1}, ...otherForms(known, vocabulary, isTyping));
    terms.push(...completions);
    // Pages that say it in other words: `/api/v1/identities/` also means the page on identities.
    if (parts.length > 1)
      terms.push(
        ...parts
          .map(foldWord)
          .filter((part) => part.length > 3 && vocabulary.has(part))
          .map((term) => ({term, weight: HYPHENATED.test(word) ? OTHER_FORM_WEIGHT : PART_WEIGHT})),
      );
    return [{word: whole, terms}];
  }
  // "JavaScrpt" is one misspelt word, not "Java" and a misspelt one.
  const meant = parts.length > 1 && parts.some((part) => !vocabulary.has(foldWord(part))) ? correctionsOf(whole, vocabulary) : [];
  if (meant.length > 0) return [{word: whole, terms: meant}];
  if (parts.length > 1)
    return parts.flatMap((part, index) => lookUp(part, {isLast: isLast && index === parts.length - 1, isTyping}, vocabulary));
  return [{word: whole, terms: inflectionsOf(whole, vocabulary, isTyping) ?? correctionsOf(whole, vocabulary)}];
}

/**
 * The most used words that begin like this; a single letter begins thousands, which
 * would only slow the answer.
 */
function completionsOf(start: string, vocabulary: Vocabulary): Term[] {
  return vocabulary
    .startingWith(start)
    .filter((term) => term !== start)
    .sort((left, right) => vocabulary.uses(right) - vocabulary.uses(left))
    .slice(0, MOST_COMPLETIONS)
    .map((term) => ({term, weight: PREFIX_WEIGHT}));
}

function otherForms(word: string, vocabulary: Vocabulary, isTyping: boolean): Term[] {
  return (inflectionsOf(word, vocabulary, isTyping) ?? [])
    .filter(({term}) => term !== word)
    .map(({term}) => ({term, weight: isTyping ? OTHER_FORM_WEIGHT : INFLECTION_WEIGHT}));
}

/** The docs may say "archive" or "archived" where the reader writes "archiving". */
function inflectionsOf(word: string, vocabulary: Vocabulary, isTyping: boolean): Term[] | undefined {
  const stem = word.replace(ENDING, '').replace(/e$/, '');
  // Whole questions also find longer forms of a plain word: "self-host", "self-hosted".
  if ((stem === word && isTyping) || stem.length < 4) return undefined;
  const found = vocabulary.startingWith(stem).filter((term) => GROWN.test(term.slice(stem.length)));
  return found.length > 0 ? found.map((term) => ({term, weight: INFLECTION_WEIGHT})) : undefined;
}

function correctionsOf(word: string, vocabulary: Vocabulary): Term[] {
  return correct(word, vocabulary).flatMap((term) => [
    {term, weight: SLIP_WEIGHT, corrects: true},
    // A misspelt "troubleshooting" also finds "troubleshoot".
    ...otherForms(term, vocabulary, true).map((form) => ({...form, weight: form.weight * SLIP_WEIGHT, corrects: true})),
  ]);
}
