/**
 * How sure it is that the best passage answers the question: a logistic model of nine signs, fitted on the part of tests/ask that is for tuning. The subjects
 * that these docs do not have were listed with that part in view, so their weight was not fitted with the others, which would have learned to lean on them.
 */
import {foldPhrase} from '../words';
import {type AskedWord, widen} from './askedWords';
import type {RankedSection} from './rankSections';
import {weightOf} from './similarQuestions';
import type {AskSection, AskUnits} from './units';
import {WEIGHTS} from './weights';

type Signs = {
  score: number;
  similarity: number;
  /** Words that name something unknown. */
  unknown: number;
  symptom: number;
  /** How far the best is ahead: a single word that fits nowhere else is no good sign. */
  margin: number;
  /** Share of the question that the best unit itself says, and that the heading does. */
  own: number;
  heading: number;
  /** Long questions have words to be recognised by. */
  length: number;
  elsewhere: number;
};

const MODEL: Signs & {bias: number} = {
  score: 6.8,
  similarity: 4.44,
  unknown: -3.73,
  symptom: 2.34,
  margin: -3.85,
  own: 1.97,
  heading: -2.58,
  length: 4.47,
  elsewhere: -3,
  bias: -7.4,
};
/** A word that may be misspelt is half unknown. */
const MISSPELT = 0.3;
const LONG_QUESTION = 5;

/** Whoever asks for an identifier is answered by its definition, with one word as well. */
const DEFINED = 3;

/** 0 to 1; below one half the passages answer something else. */
export function confidenceOf(
  data: AskUnits,
  question: string,
  ranked: RankedSection[],
  words: AskedWord[],
  {isSymptom, isDefined}: {isSymptom: boolean; isDefined: boolean},
): number {
  const signs = signsOf(data, question, ranked, words, isSymptom);
  const sum = (Object.keys(signs) as (keyof Signs)[]).reduce((total, name) => total + MODEL[name] * signs[name], MODEL.bias);
  return 1 / (1 + Math.exp(-sum - (isDefined ? DEFINED : 0)));
}

function signsOf(data: AskUnits, question: string, [first, second]: RankedSection[], words: AskedWord[], isSymptom: boolean): Signs {
  const own = first && data.sections[first.section];
  const length = Math.min(LONG_QUESTION, words.length) / LONG_QUESTION;
  if (!own) return {score: 0, similarity: 0, unknown: 2, symptom: 0, margin: 0, own: 0, heading: 0, length, elsewhere: 1};
  const subjects = words.filter(({word}) => !isEveryday(word, data));
  const unknown = subjects.filter(({isKnown}) => !isKnown).reduce((sum, {terms}) => sum + (terms.length > 0 ? MISSPELT : 1), 0);
  return {
    score: Math.min(1.2, first.score),
    similarity: first.similarity,
    unknown: Math.min(2, unknown),
    symptom: isSymptom ? 1 : 0,
    margin: first.score - (second?.score ?? 0),
    own: shareOf(data, words, WEIGHTS.group, data.text, first.best),
    heading: shareOf(data, words, WEIGHTS.groupAsked, data.headings, first.section),
    length,
    elsewhere: isElsewhere(data, question, first.section, own) ? 1 : 0,
  };
}

/** How much of the question, by weight, the lists have at this number. */
function shareOf(data: AskUnits, words: AskedWord[], group: number, lists: Map<string, number[]>, number: number): number {
  let all = 0;
  let said = 0;
  for (const word of words) {
    const weight = weightOf(data, word.word);
    all += weight;
    const found = widen(word, data.groups, group).filter(({term}) => lists.get(term)?.includes(number));
    said += weight * Math.min(1, Math.max(0, ...found.map((term) => term.weight)));
  }
  return all > 0 ? said / all : 0;
}

function isEveryday(word: string, {everyday, groups}: AskUnits): boolean {
  return everyday.has(word) || groups.has(word) || /^[\d%.]+$/.test(word);
}

/** The question names a subject that these docs do not have, and the best section does not mention it either. */
function isElsewhere(data: AskUnits, question: string, number: number, own: AskSection): boolean {
  const asked = foldPhrase(question);
  return data.elsewhere.some(
    (subject) =>
      asked.includes(subject) &&
      !subject
        .trim()
        .split(' ')
        .every((term) => isSaid(data, number, own, term)),
  );
}

function isSaid({text, headings, titles, asked}: AskUnits, number: number, own: AskSection, term: string): boolean {
  return (
    within(text.get(term), own.first, own.count) ||
    within(asked.get(term), own.firstQuestion, own.written) ||
    headings.get(term)?.includes(number) === true ||
    titles.get(term)?.includes(own.pageNumber) === true
  );
}

function within(numbers: number[] | undefined, first: number, count: number): boolean {
  return numbers?.some((number) => number >= first && number < first + count) ?? false;
}
