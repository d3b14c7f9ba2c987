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
  value: 1.33,
  length: 3.58,
  everyday: 0.33,
  unsaid: -1.94,
  unknown: -1.14,
  missing: -2.33,
  lacking: -2.94,
  apart: -1.05,
  ahead: 1.36,
  defined: 0.89,
  names: -1.12,
  elsewhere: -2.01,
  here: 0.66,
  task: -0.73,
  telling: 0.82,
  otherTask: -0.73,
  otherTerm: -1.31,
  vendor: -1.73,
  language: -1.85,
  bias: -4.17,
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
