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

/** Printed by scripts/fit-ask.ts: 1.2 % of real questions are refused in cross-validation. */
const MODEL: Signs & {bias: number} = {
  value: 0.95,
  subjects: 2.88,
  everyday: 0.55,
  unsaid: -1.94,
  unknown: -0.91,
  missing: -2.84,
  lacking: -1.91,
  apart: -1.05,
  ahead: 1.09,
  identifier: 0.68,
  names: -1.1,
  elsewhere: -1.45,
  here: 1.43,
  pairs: 1.68,
  closer: 2.78,
  task: -0.54,
  otherTask: -0.89,
  otherTerm: -1.74,
  vendor: -1.34,
  language: -1.7,
  bias: -2.15,
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
