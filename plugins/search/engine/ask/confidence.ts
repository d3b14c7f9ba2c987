/**
 * How sure it is that the best passage answers the question: a logistic model of signs,
 * fitted on the part of tests/ask that is for tuning.
 */
import type {AskedWord} from './askedWords';
import type {FoundWord} from './findWords';
import type {Priors} from './rankSections';
import type {Preferences} from './readQuestion';
import type {JudgedSection} from './rerank';
import {type Signs, signsOf} from './signs';
import type {AskUnits} from './units';

/** Printed by scripts/fit-ask.ts: 1.5 % of real questions are refused in cross-validation. */
const MODEL: Signs & {bias: number} = {
  value: 0.97,
  subjects: 3.1,
  everyday: 0.63,
  unsaid: -2.08,
  unknown: -1.13,
  missing: -2.33,
  lacking: -2.2,
  apart: -1.14,
  ahead: 1.15,
  identifier: 1.04,
  names: -0.89,
  elsewhere: -1.23,
  here: 1.45,
  pairs: 1.95,
  closer: 2.31,
  task: -0.71,
  otherTask: -0.78,
  otherTerm: -1.37,
  vendor: -1.43,
  language: -1.39,
  bias: -2.19,
};
/** Whoever asks for nothing but an identifier is answered by its definition. */
const DEFINED = 4.5;

/** 0 to 1; below one half the passages answer something else. */
export function confidenceOf(
  data: AskUnits,
  question: string,
  judged: JudgedSection[],
  words: AskedWord[],
  found: FoundWord[],
  preferences: Preferences & {isDefined: boolean},
  priors: Priors,
): number {
  const signs = signsOf(data, question, judged, words, found, preferences, priors);
  const sum = (Object.keys(signs) as (keyof Signs)[]).reduce((total, name) => total + MODEL[name] * signs[name], MODEL.bias);
  return 1 / (1 + Math.exp(-sum - (preferences.isDefined ? DEFINED : 0)));
}
