/**
 * The best sections once more, by a linear model: the sum that found them weighs what stands in a
 * unit, this one also what the section is. Fitted on the part of tests/ask that is for tuning, kept
 * because it won there in cross-validation (decisions/search.md).
 */
import {createFeatures, type Features} from './features';
import type {FoundWord} from './findWords';
import {LOOKED_AT, type Priors, type RankedSection} from './rankSections';
import type {Preferences} from './readQuestion';
import {isAbout} from './subject';
import type {AskUnits} from './units';

/** Printed by scripts/fit-ask.ts. */
const MODEL: Features = {
  score: 0.19,
  top: 3.49,
  similarity: 1.83,
  pagePrior: 0.39,
  pageCount: 0.15,
  concept: 0.48,
  problemsSymptom: 0.94,
  quantityNumber: 1.2,
  code: -1.15,
  about: 1.66,
  section: 1.6,
  around: 1.84,
  asked: 2.01,
  askedUnit: 1.48,
  unsaidCount: -1.74,
  density: 1.13,
  ofSection: 2.61,
  closestThree: 3.26,
};
/**
 * Not fitted: hardly a question of the set names an identifier, and whoever does wants its
 * definition.
 */
const DEFINITION = {else: 1, asked: 5};
/** Nor this: whoever writes an identifier wants a section that says it. */
const IDENTIFIER = 8;
/**
 * Not fitted either: "What is local evaluation?" is for the section of that name, if it begins with
 * a sentence, and sooner on a page that explains.
 */
const SUBJECT = {concept: 4, else: 2};

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
    const {page, place} = data.sections[each.section] ?? {};
    const definition = priors.definitions.get(place?.url ?? '') ?? 0;
    const identifier = priors.identifiers.has(place?.url ?? '') ? IDENTIFIER : 0;
    const named = isAbout(data, each, preferences.subject) ? SUBJECT[page?.type === 'concept' ? 'concept' : 'else'] : 0;
    return {
      ...each,
      value: valueOf(featuresOf(each)) + definition * (preferences.isDefinition ? DEFINITION.asked : DEFINITION.else) + named + identifier,
    };
  });
  return judged.sort((left, right) => right.value - left.value);
}

function valueOf(features: Features): number {
  return (Object.keys(MODEL) as (keyof Features)[]).reduce((sum, name) => sum + MODEL[name] * features[name], 0);
}
