/**
 * How sure it is that the best passage answers the question: a logistic model of signs,
 * fitted on the part of tests/ask that is for tuning. The subjects that these docs do not have were
 * listed with that part in view, so their weight was not fitted with the others, which would have
 * learned to lean on them.
 */
import {foldPhrase} from '../words';
import type {AskedWord} from './askedWords';
import type {Preferences} from './readQuestion';
import {type FoundSections, type Signs, signsOf} from './signs';
import type {AskSection, AskUnits} from './units';

/** Printed by scripts/fit-ask.ts: 2 % of real questions are refused in cross-validation. */
const MODEL: Signs & {bias: number} = {
  score: 2.56,
  value: 1.83,
  names: -1.54,
  unsaid: -3.55,
  pairs: 1.12,
  length: 5.33,
  symptom: 0.56,
  task: -1.08,
  vendor: -2.26,
  language: -1.82,
  making: -1.73,
  telling: 1.55,
  bias: -9.01,
};
/** Not fitted, see above. */
const ELSEWHERE = -3;
/** Whoever asks for an identifier is answered by its definition, with one word as well. */
const DEFINED = 4.5;

/** 0 to 1; below one half the passages answer something else. */
export function confidenceOf(
  data: AskUnits,
  question: string,
  found: FoundSections,
  words: AskedWord[],
  preferences: Preferences & {isDefined: boolean},
): number {
  const {ranked} = found;
  const signs = signsOf(data, question, found, words, preferences);
  const sum = (Object.keys(signs) as (keyof Signs)[]).reduce((total, name) => total + MODEL[name] * signs[name], MODEL.bias);
  const own = ranked[0] && data.sections[ranked[0].section];
  const isAbroad = !own || isElsewhere(data, question, ranked[0]?.section ?? 0, own);
  return 1 / (1 + Math.exp(-sum - (preferences.isDefined ? DEFINED : 0) - (isAbroad ? ELSEWHERE : 0)));
}

/**
 * The question names a subject that these docs do not have, and the best section does not mention
 * it either.
 */
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
