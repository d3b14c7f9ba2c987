/**
 * The best sections once more, by a linear model: the sum that found them weighs what stands in a
 * unit, this one also what the section is. Fitted on the part of tests/ask that is for tuning, kept
 * because it won there in cross-validation (decisions/search.md).
 */
import {createFeatures, type Features} from './features';
import type {FoundWord} from './findWords';
import {LOOKED_AT, type Priors, type RankedSection} from './rankSections';
import type {Preferences} from './readQuestion';
import type {AskUnits} from './units';

/** Printed by scripts/fit-ask.ts. */
const MODEL: Features = {
  score: 1.23,
  coverage: 0.45,
  similarity: 1.17,
  unitSimilarity: -0.09,
  pagePrior: 0.61,
  title: 0.35,
  asked: 1.82,
  askedUnit: 1.84,
  own: -0.32,
  code: -1.91,
  howTo: -0.04,
  concept: 0.61,
  conceptDefined: 0.1,
  problems: -0.11,
  problemsSymptom: 1.3,
  top: 2.21,
  rank: 0.24,
  header: 0.87,
  intro: 0.3,
  heading: 0.24,
  parents: 1.02,
  about: 1.01,
  section: 0.98,
  around: 1.2,
  withQuestions: 0.69,
  inQuestions: -0.72,
  ownOrAsked: 1.2,
  unsaid: 0.36,
  unsaidCount: -1.1,
  rarest: 0.01,
  pairs: 0.07,
  density: 1.05,
  closest: 0.26,
  closestShare: -0.16,
  closestFit: -0.09,
  ofSection: 2.24,
  ofUnit: -0.09,
  ofUnitShare: -0.63,
  inContext: 0.9,
  unitInContext: 0.53,
  closestThree: 1.73,
  pageBest: 0.16,
  isPageBest: -0.06,
  pageCount: 0.3,
  placePrior: 0.28,
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
