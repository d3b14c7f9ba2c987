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
  value: 0.86,
  subjects: 2.16,
  everyday: 0.43,
  unsaid: -1.86,
  unknown: -0.92,
  missing: -2.45,
  lacking: -2.03,
  apart: -0.92,
  ahead: 1.19,
  identifier: 0.53,
  named: 0.64,
  names: -1.07,
  elsewhere: -0.81,
  here: 1.08,
  pairs: 1.4,
  phrases: 3.7,
  closer: 2.45,
  task: -0.11,
  otherTask: -0.67,
  otherTerm: -1.5,
  vendor: -1.11,
  language: -1.56,
  bias: -2.69,
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
