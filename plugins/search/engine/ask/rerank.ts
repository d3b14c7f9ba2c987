/**
 * The best sections once more, by a linear model: the sum that found them weighs what stands in a unit, this one also what the section is. Fitted on the part of
 * tests/ask that is for tuning, kept because it won there in cross-validation (decisions/search.md).
 */
import {type AskedWord, spread, widen} from './askedWords';
import {type Priors, PROBLEMS, type RankedSection} from './rankSections';
import type {Preferences} from './readQuestion';
import {weightOf} from './similarQuestions';
import type {AskSection, AskUnits} from './units';
import {WEIGHTS} from './weights';

/** Further down, the right one is hardly ever found. */
export const LOOKED_AT = 30;

/** What is known about a section as an answer, each from 0 to about 1. */
export type Features = {
  score: number;
  coverage: number;
  similarity: number;
  pagePrior: number;
  title: number;
  asked: number;
  own: number;
  code: number;
  reference: number;
  howTo: number;
  concept: number;
  /** `rankSections` has already preferred them to their full worth. */
  conceptDefined: number;
  problems: number;
  problemsSymptom: number;
};

/** Printed by scripts/fit-ask.ts. */
const MODEL: Features = {
  score: 4.56,
  coverage: 4.52,
  similarity: 4.87,
  pagePrior: 1.21,
  title: 0.89,
  asked: 3.41,
  own: 2.94,
  code: -2.66,
  reference: 0.31,
  howTo: 0.3,
  concept: 0.5,
  conceptDefined: -0.18,
  problems: -0.17,
  problemsSymptom: 1.84,
};
/** Not fitted: hardly a question of the set names an identifier, and whoever does wants its definition. */
const DEFINITION = {else: 2.2, asked: 10};

export function rerank(
  data: AskUnits,
  words: AskedWord[],
  preferences: Preferences,
  priors: Priors,
  ranked: RankedSection[],
): RankedSection[] {
  const featuresOf = createFeatures(data, words, preferences, priors);
  const judged = ranked.slice(0, LOOKED_AT).map((each) => {
    const definition = priors.definitions.get(data.sections[each.section]?.place.url ?? '') ?? 0;
    return {each, value: valueOf(featuresOf(each)) + definition * (preferences.isDefinition ? DEFINITION.asked : DEFINITION.else)};
  });
  judged.sort((left, right) => right.value - left.value);
  return [...judged.map(({each}) => each), ...ranked.slice(LOOKED_AT)];
}

function valueOf(features: Features): number {
  return (Object.keys(MODEL) as (keyof Features)[]).reduce((sum, name) => sum + MODEL[name] * features[name], 0);
}

/** Also for the script that fits the model. */
export function createFeatures(
  data: AskUnits,
  words: AskedWord[],
  {isDefinition, isSymptom}: Preferences,
  priors: Priors,
): (each: RankedSection) => Features {
  const shares = sharesOf(data, words);
  return (each) => {
    const section = data.sections[each.section] as AskSection;
    const {type} = section.page;
    const isProblems = PROBLEMS.test(section.place.heading);
    return {
      score: each.score,
      coverage: each.coverage,
      similarity: each.similarity,
      pagePrior: priors.pages.get(section.page.index) ?? 0,
      title: shares.title(section),
      asked: shares.asked(section),
      own: shares.own(each.best),
      code: Number(data.units[each.best]?.kind === 'c'),
      reference: Number(type === 'reference'),
      howTo: Number(type === 'how-to'),
      concept: Number(type === 'concept'),
      conceptDefined: Number(isDefinition && type === 'concept'),
      problems: Number(isProblems),
      problemsSymptom: Number(isProblems && isSymptom),
    };
  };
}

/** How much of the question, by weight, stands in the title of a page, in the questions written for a section, in a unit. */
function sharesOf(data: AskUnits, words: AskedWord[]) {
  const {groups, pages, questions, units} = data;
  const found = words.map((word) => ({
    weight: weightOf(data, word.word),
    titles: spread(data.titles, widen(word, groups, WEIGHTS.group), pages.length),
    asked: spread(data.asked, widen(word, groups, WEIGHTS.groupAsked), questions.length),
    text: spread(data.text, widen(word, groups, WEIGHTS.group), units.length),
  }));
  const all = found.reduce((sum, {weight}) => sum + weight, 0) || 1;
  const share = (said: (word: (typeof found)[number]) => number) =>
    found.reduce((sum, word) => sum + word.weight * Math.min(1, said(word)), 0) / all;
  return {
    title: ({pageNumber}: AskSection) => share(({titles}) => titles[pageNumber] ?? 0),
    asked: ({firstQuestion, written}: AskSection) =>
      share(({asked}) => Math.max(0, ...asked.subarray(firstQuestion, firstQuestion + written))),
    own: (unit: number) => share(({text}) => text[unit] ?? 0),
  };
}
