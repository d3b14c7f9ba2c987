/**
 * What is known about a section as an answer to a question, for the model that orders the best
 * ones.
 */
import {type FoundWord, maximum} from './findWords';
import {type Priors, PROBLEMS, type RankedSection} from './rankSections';
import type {Preferences} from './readQuestion';
import type {AskSection, AskUnits} from './units';

/** Each from 0 to about 1. "Share" is how much of the question is said there, by weight. */
export type Features = ReturnType<ReturnType<typeof createFeatures>>;

/** A term of this weight says the word, a lesser one is a guess. */
const SAYS = 0.3;

/** `ranked` are the candidates, in the order of their scores. */
export function createFeatures(
  data: AskUnits,
  words: FoundWord[],
  {isSymptom, isQuantity}: Preferences,
  priors: Priors,
  ranked: RankedSection[],
) {
  const all = words.reduce((sum, {weight}) => sum + weight, 0) || 1;
  const top = ranked[0]?.score || 1;
  const perPage = countPages(data, ranked);
  const shareOf = (said: ArrayLike<number>) =>
    words.reduce((sum, {weight}, index) => sum + weight * Math.min(1, said[index] ?? 0), 0) / all;

  return (each: RankedSection) => {
    const section = data.sections[each.section] as AskSection;
    const {pageNumber, page, place, first, count, firstQuestion, written} = section;
    const said = words.map((word) => whereSaid(data, word, each, section));
    const unsaid = said.filter(({around, asked}) => Math.max(around, asked) < SAYS);
    return {
      score: each.score,
      /** Compared with the best of all candidates. */
      top: each.score / top,
      similarity: each.similarity,
      pagePrior: priors.pages.get(page.index) ?? 0,
      /** How many of the candidates are on its page. */
      pageCount: (perPage.get(pageNumber) ?? 0) / 10,
      concept: Number(page.type === 'concept'),
      problemsSymptom: Number(isSymptom && PROBLEMS.test(place.heading)),
      quantityNumber: Number(isQuantity && data.numbers[each.best] === 1),
      code: Number(data.units[each.best]?.kind === 'c'),
      /** Shares of the description, the section, the best unit with what stands around it. */
      about: shareOf(words.map(({about}) => about[pageNumber] ?? 0)),
      section: shareOf(words.map(({text}) => maximum(text, first, count))),
      around: shareOf(said.map(({around}) => around)),
      /** Of all written questions of the section, and of those that the best unit answers. */
      asked: shareOf(words.map(({asked}) => maximum(asked, firstQuestion, written))),
      askedUnit: shareOf(said.map(({askedHere}) => askedHere)),
      unsaidCount: unsaid.length / Math.max(1, words.length),
      /** How much of the unit is about the question. */
      density: said.reduce((sum, {own}) => sum + Math.min(1, own), 0) / Math.sqrt(1 + (data.sizes[each.best] ?? 0)),
      ...likeness(data, words, section, all),
    };
  };
}

type Said = {
  /** By the unit; by it, its header, the sentence before, headings and title. */
  own: number;
  around: number;
  /** By the unit's questions; by these and those of the whole section. */
  asked: number;
  askedHere: number;
};

function whereSaid(
  {headers, intros, answeredBy}: AskUnits,
  {text, heading, title, parents, asked}: FoundWord,
  {best, section: number}: RankedSection,
  {firstQuestion, written, pageNumber}: AskSection,
): Said {
  let own = 0;
  let here = 0;
  for (let question = firstQuestion; question < firstQuestion + written; question += 1) {
    const unit = answeredBy[question];
    if (unit === best) own = Math.max(own, asked[question] ?? 0);
    if (unit === best || unit === -1) here = Math.max(here, asked[question] ?? 0);
  }
  const near = [best, headers[best] ?? best, intros[best] ?? best].map((unit) => text[unit] ?? 0);
  return {
    own: text[best] ?? 0,
    around: Math.max(...near, heading[number] ?? 0, title[pageNumber] ?? 0, parents[number] ?? 0),
    asked: own,
    askedHere: here,
  };
}

/** To the closest question of the whole section, and to the three closest of all its questions. */
function likeness({answeredBy, questionWeights}: AskUnits, words: FoundWord[], {firstQuestion, written}: AskSection, all: number) {
  let ofSection = 0;
  const closest = [0, 0, 0];
  for (let question = firstQuestion; question < firstQuestion + written + 2; question += 1) {
    const shared = words.reduce((sum, {asked, weight}) => sum + (asked[question] ?? 0) * weight, 0);
    if (shared === 0) continue;
    const similarity = Math.min(1, (2 * shared) / (all + (questionWeights[question] ?? 0)));
    closest.push(similarity);
    if ((answeredBy[question] ?? -1) < 0) ofSection = Math.max(ofSection, similarity);
  }
  closest.sort((left, right) => right - left);
  return {ofSection, closestThree: closest.slice(0, 3).reduce((sum, value) => sum + value, 0) / 3};
}

function countPages({sections}: AskUnits, ranked: RankedSection[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const {section} of ranked) {
    const page = sections[section]?.pageNumber ?? -1;
    counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  return counts;
}
