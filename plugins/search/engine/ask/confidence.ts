/**
 * How sure it is that the best passage answers the question: a logistic model of signs,
 * fitted on the part of tests/ask that is for tuning.
 */
import type {AskedWord} from './askedWords';
import type {FoundWord} from './findWords';
import type {Preferences} from './readQuestion';
import type {JudgedSection} from './rerank';
import {type Signs, signsOf} from './signs';
import type {AskUnits} from './units';

/** Printed by scripts/fit-ask.ts: 1 % of real questions are refused in cross-validation. */
const MODEL: Signs & {bias: number} = {
  value: 2.06,
  length: 5.04,
  everyday: 0.57,
  unsaid: -3.97,
  missing: -2.35,
  lacking: -3.17,
  names: -1.45,
  elsewhere: -2.59,
  task: -0.81,
  telling: 0.96,
  otherTask: -0.97,
  otherTerm: -1.91,
  vendor: -1.66,
  language: -1.53,
  bias: -4.96,
};
/** Whoever asks for an identifier is answered by its definition, with one word as well. */
const DEFINED = 4.5;

/** 0 to 1; below one half the passages answer something else. */
export function confidenceOf(
  data: AskUnits,
  question: string,
  judged: JudgedSection[],
  words: AskedWord[],
  found: FoundWord[],
  preferences: Preferences & {isDefined: boolean},
): number {
  const signs = signsOf(data, question, judged, words, found, preferences);
  const sum = (Object.keys(signs) as (keyof Signs)[]).reduce((total, name) => total + MODEL[name] * signs[name], MODEL.bias);
  return 1 / (1 + Math.exp(-sum - (preferences.isDefined ? DEFINED : 0)));
}
