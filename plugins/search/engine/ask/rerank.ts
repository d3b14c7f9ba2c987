/**
 * The best sections once more, by a linear model: the sum that found them weighs what stands in a
 * unit, this one also what the section is. Fitted on the part of tests/ask that is for tuning, kept
 * because it won there in cross-validation (decisions/search.md).
 */
import {type FoundWord, maximum} from './findWords';
import {type Priors, PROBLEMS, type RankedSection} from './rankSections';
import type {Preferences} from './readQuestion';
import type {AskSection, AskUnits} from './units';

/** Further down, the right one is hardly ever found. */
export const LOOKED_AT = 30;

/** What is known about a section as an answer, each from 0 to about 1. */
export type Features = {
  score: number;
  coverage: number;
  /** To the closest question of the section, and of its best unit. */
  similarity: number;
  unitSimilarity: number;
  pagePrior: number;
  title: number;
  /** Of the questions of the whole section, and of its best unit. */
  asked: number;
  askedUnit: number;
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
  score: 4.62,
  coverage: 1.59,
  similarity: 6.16,
  unitSimilarity: -1.79,
  pagePrior: 1.72,
  title: 1.21,
  asked: 3.02,
  askedUnit: 1.63,
  own: 1.57,
  code: -3.53,
  reference: 0,
  howTo: 0.18,
  concept: 0.84,
  conceptDefined: -0.49,
  problems: 0.12,
  problemsSymptom: 0.81,
};
/**
 * Not fitted: hardly a question of the set names an identifier, and whoever does wants its
 * definition.
 */
const DEFINITION = {else: 2.2, asked: 10};

export function rerank(
  data: AskUnits,
  words: FoundWord[],
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
  words: FoundWord[],
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
      unitSimilarity: each.unitSimilarity,
      pagePrior: priors.pages.get(section.page.index) ?? 0,
      title: shares.title(section),
      asked: shares.asked(section),
      askedUnit: shares.askedUnit(section, each.best),
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

/**
 * How much of the question, by weight, stands in the title of a page, in the questions written for
 * a section, in a unit.
 */
function sharesOf({answeredBy}: AskUnits, words: FoundWord[]) {
  const all = words.reduce((sum, {weight}) => sum + weight, 0) || 1;
  const share = (said: (word: FoundWord) => number) => words.reduce((sum, word) => sum + word.weight * Math.min(1, said(word)), 0) / all;
  return {
    title: ({pageNumber}: AskSection) => share(({title}) => title[pageNumber] ?? 0),
    asked: ({firstQuestion, written}: AskSection) => share(({asked}) => maximum(asked, firstQuestion, written)),
    askedUnit: ({firstQuestion, written}: AskSection, unit: number) => {
      const own: number[] = [];
      for (let question = firstQuestion; question < firstQuestion + written; question += 1)
        if (answeredBy[question] === unit || answeredBy[question] === -1) own.push(question);
      return share(({asked}) => Math.max(0, ...own.map((question) => asked[question] ?? 0)));
    },
    own: (unit: number) => share(({text}) => text[unit] ?? 0),
  };
}
