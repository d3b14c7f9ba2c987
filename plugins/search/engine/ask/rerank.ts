/**
 * The best sections once more, by a linear model: the sum that found them weighs what stands in a
 * unit, this one also what the section is. Fitted on the part of tests/ask that is for tuning, kept
 * because it won there in cross-validation (decisions/search.md).
 */
import {createFeatures, type Features} from './features';
import type {FoundWord} from './findWords';
import type {Priors, RankedSection} from './rankSections';
import type {Preferences} from './readQuestion';
import type {AskUnits} from './units';

/** Further down, the right one is hardly ever found. */
export const LOOKED_AT = 30;

/** Printed by scripts/fit-ask.ts. */
const MODEL: Features = {
  score: 1.12,
  coverage: 0.34,
  similarity: 1.22,
  unitSimilarity: -0.18,
  pagePrior: 0.62,
  title: 0.32,
  asked: 2.04,
  askedUnit: 1.81,
  own: -0.16,
  code: -1.88,
  howTo: -0.09,
  concept: 0.56,
  conceptDefined: -0.17,
  problems: -0.1,
  problemsSymptom: 1.06,
  top: 2.03,
  rank: 0.64,
  header: 1.04,
  intro: 0.32,
  heading: 0.34,
  parents: 0.29,
  about: 1.04,
  section: 0.94,
  around: 1.09,
  withQuestions: 0.64,
  inQuestions: -0.95,
  ownOrAsked: 1,
  unsaid: 0.39,
  unsaidCount: -1.12,
  rarest: 0,
  pairs: -0.01,
  density: 1.09,
  closest: 0.35,
  closestShare: 0.17,
  closestFit: -0.11,
  ofSection: 2.16,
  ofUnit: -0.18,
  ofUnitShare: -0.92,
  inContext: 0.82,
  unitInContext: 0.63,
  closestThree: 1.53,
  pageBest: 0.06,
  isPageBest: -0.13,
  pageCount: 0.17,
  placePrior: 0.24,
};
/**
 * Not fitted: hardly a question of the set names an identifier, and whoever does wants its
 * definition.
 */
const DEFINITION = {else: 1, asked: 5};

/** `value`: what the model thinks of it as an answer. */
export type JudgedSection = RankedSection & {value: number};

export function rerank(
  data: AskUnits,
  words: FoundWord[],
  preferences: Preferences,
  priors: Priors,
  ranked: RankedSection[],
): JudgedSection[] {
  const looked = ranked.slice(0, LOOKED_AT);
  const featuresOf = createFeatures(data, words, preferences, priors, looked);
  const judged = looked.map((each) => {
    const definition = priors.definitions.get(data.sections[each.section]?.place.url ?? '') ?? 0;
    return {...each, value: valueOf(featuresOf(each)) + definition * (preferences.isDefinition ? DEFINITION.asked : DEFINITION.else)};
  });
  return judged.sort((left, right) => right.value - left.value);
}

function valueOf(features: Features): number {
  return (Object.keys(MODEL) as (keyof Features)[]).reduce((sum, name) => sum + MODEL[name] * features[name], 0);
}
