/**
 * How sure it is that the best passage answers the question. A logistic model of six signs, fitted on the part of tests/ask that is for tuning:
 * how well the passage fits, whether words name something unknown, and whether the subject is one that these docs do not have.
 */
import {foldPhrase} from '../words';
import type {AskedWord} from './askedWords';
import type {RankedSection} from './rankSections';
import type {AskSection, AskUnits} from './units';

type Signs = {score: number; coverage: number; similarity: number; unknown: number; missing: number; elsewhere: number; symptom: number};

const MODEL: Signs & {bias: number} = {
  score: 3,
  coverage: 3.5,
  similarity: 2,
  unknown: -2.5,
  missing: -0.5,
  elsewhere: -4.5,
  symptom: 1.5,
  bias: -2.8,
};
/** Used less often than this, a word says what the question is about. */
const RARE_USES = 40;
/** A word that may be misspelt is half unknown. */
const MISSPELT = 0.3;

/** 0 to 1; below one half the passages answer something else. */
export function confidenceOf(data: AskUnits, question: string, ranked: RankedSection[], words: AskedWord[], isSymptom: boolean): number {
  const signs = signsOf(data, question, ranked, words, isSymptom);
  const sum = (Object.keys(signs) as (keyof Signs)[]).reduce((total, name) => total + MODEL[name] * signs[name], MODEL.bias);
  return 1 / (1 + Math.exp(-sum));
}

function signsOf(data: AskUnits, question: string, [first]: RankedSection[], words: AskedWord[], isSymptom: boolean): Signs {
  const own = first && data.sections[first.section];
  if (!own) return {score: 0, coverage: 0, similarity: 0, unknown: 2, missing: 2, elsewhere: 1, symptom: 0};
  const subjects = words.filter(({word}) => !isEveryday(word, data));
  const unknown = subjects.filter(({isKnown}) => !isKnown).reduce((sum, {terms}) => sum + (terms.length > 0 ? MISSPELT : 1), 0);
  return {
    score: Math.min(1.2, first.score),
    coverage: first.coverage,
    similarity: first.similarity,
    unknown: Math.min(2, unknown),
    missing: Math.min(2, missingIn(data, first.section, own, subjects)),
    elsewhere: isElsewhere(data, question, first.section, own) ? 1 : 0,
    symptom: isSymptom ? 1 : 0,
  };
}

function isEveryday(word: string, {everyday, groups}: AskUnits): boolean {
  return everyday.has(word) || groups.has(word) || /^[\d%.]+$/.test(word);
}

/** Rare words that the best section and its names do not say. */
function missingIn(data: AskUnits, number: number, own: AskSection, subjects: AskedWord[]): number {
  let missing = 0;
  for (const {terms, isKnown} of subjects) {
    const uses = Math.max(0, ...terms.map(({term}) => data.text.get(term)?.length ?? 0));
    if (!isKnown || uses > RARE_USES) continue;
    if (!terms.some(({term}) => isSaid(data, number, own, term))) missing += uses < RARE_USES / 4 ? 1 : 0.5;
  }
  return missing;
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
