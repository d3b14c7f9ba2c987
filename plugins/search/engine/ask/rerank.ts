/**
 * The best sections once more, by a linear model: the sum that found them weighs what stands in a unit, this one also what the section is. Fitted on the part of
 * tests/ask that is for tuning, kept because it won there in cross-validation (decisions/search.md).
 */
import {type AskedWord, spread, widen} from './askedWords';
import type {Priors, RankedSection} from './rankSections';
import type {Preferences} from './readQuestion';
import {weightOf} from './similarQuestions';
import type {AskSection, AskUnits} from './units';
import {WEIGHTS} from './weights';

/** Further down, the right one is hardly ever found. */
const LOOKED_AT = 30;

const MODEL = {score: 1.8, coverage: 1.44, similarity: 1.03, pagePrior: 1.07, title: 0.57, asked: 1.21, own: 0.61, code: -0.58};
/** Not fitted: hardly a question of the set names an identifier, and whoever does wants its definition. */
const DEFINITION = 0.8;
const TYPES: Record<string, number> = {reference: 0.49, 'how-to': 0.37, concept: 0.55};
/** `rankSections` has already preferred them to their full worth. */
const CONCEPT_DEFINED = -1.98;

export function rerank(
  data: AskUnits,
  words: AskedWord[],
  {isDefinition}: Preferences,
  priors: Priors,
  ranked: RankedSection[],
): RankedSection[] {
  const shares = sharesOf(data, words);
  const judged = ranked.slice(0, LOOKED_AT).map((each) => {
    const section = data.sections[each.section] as AskSection;
    const {type} = section.page;
    const value =
      MODEL.score * each.score +
      MODEL.coverage * each.coverage +
      MODEL.similarity * each.similarity +
      MODEL.pagePrior * (priors.pages.get(section.page.index) ?? 0) +
      MODEL.title * shares.title(section) +
      MODEL.asked * shares.asked(section) +
      MODEL.own * shares.own(each.best) +
      DEFINITION * (priors.definitions.get(section.place.url) ?? 0) +
      (data.units[each.best]?.kind === 'c' ? MODEL.code : 0) +
      (TYPES[type] ?? 0) +
      (isDefinition && type === 'concept' ? CONCEPT_DEFINED : 0);
    return {each, value};
  });
  judged.sort((left, right) => right.value - left.value);
  return [...judged.map(({each}) => each), ...ranked.slice(LOOKED_AT)];
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
