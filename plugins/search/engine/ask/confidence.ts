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

/** Printed by scripts/fit-ask.ts: 2 % of real questions are refused in cross-validation. */
const MODEL: Signs & {bias: number} = {
  value: 0.91,
  subjects: 1.92,
  everyday: 0.43,
  unsaid: -1.89,
  unknown: -0.94,
  missing: -2.6,
  lacking: -1.89,
  apart: -0.9,
  ahead: 1.19,
  identifier: 0.64,
  names: -1.04,
  elsewhere: -0.8,
  here: 1.03,
  pairs: 1.4,
  phrases: 3.71,
  closer: 2.52,
  task: -0.15,
  otherTask: -0.7,
  otherTerm: -1.54,
  vendor: -1.15,
  language: -1.48,
  bias: -2.68,
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
