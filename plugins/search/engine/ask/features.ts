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
/** How much a word counts as said by a question when the place around it says it. */
const AROUND = {names: 0.8, parents: 0.5};

/** `ranked` are the candidates, in the order of their scores. */
export function createFeatures(
  data: AskUnits,
  words: FoundWord[],
  {isDefinition, isSymptom}: Preferences,
  priors: Priors,
  ranked: RankedSection[],
) {
  const all = words.reduce((sum, {weight}) => sum + weight, 0) || 1;
  const rarest = Math.max(...words.map(({weight}) => weight), 0.001);
  const top = ranked[0]?.score || 1;
  const rankOf = new Map(ranked.map((each, rank) => [each, rank]));
  const pages = pagesOf(data, ranked);
  const shareOf = (said: ArrayLike<number>) =>
    words.reduce((sum, {weight}, index) => sum + weight * Math.min(1, said[index] ?? 0), 0) / all;

  return (each: RankedSection) => {
    const section = data.sections[each.section] as AskSection;
    const {pageNumber, page, place} = section;
    const said = whereSaid(data, words, each, section);
    const around = said.map(({own, header, intro, heading, title, parents}) => Math.max(own, header, intro, heading, title, parents));
    const withQuestions = around.map((value, index) => Math.max(value, said[index]?.asked ?? 0));
    const ownOrAsked = said.map(({own, asked}) => Math.max(own, asked));
    const unsaid = words.filter((_, index) => (withQuestions[index] ?? 0) < SAYS);
    const best = pages.get(pageNumber);
    const isProblems = PROBLEMS.test(place.heading);
    return {
      score: each.score,
      coverage: each.coverage,
      similarity: each.similarity,
      unitSimilarity: each.unitSimilarity,
      pagePrior: priors.pages.get(page.index) ?? 0,
      title: shareOf(said.map(({title}) => title)),
      asked: shareOf(words.map(({asked}) => maximum(asked, section.firstQuestion, section.written))),
      askedUnit: shareOf(said.map(({askedHere}) => askedHere)),
      own: shareOf(said.map(({own}) => own)),
      code: Number(data.units[each.best]?.kind === 'c'),
      howTo: Number(page.type === 'how-to'),
      concept: Number(page.type === 'concept'),
      conceptDefined: Number(isDefinition && page.type === 'concept'),
      problems: Number(isProblems),
      problemsSymptom: Number(isProblems && isSymptom),
      /** Compared with the best of all candidates, and by place in their order. */
      top: each.score / top,
      rank: 1 / (1 + (rankOf.get(each) ?? 0)),
      /**
       * Shares of the table's header, the sentence before, headings, the description, the whole
       * section.
       */
      header: shareOf(said.map(({header}) => header)),
      intro: shareOf(said.map(({intro}) => intro)),
      heading: shareOf(said.map(({heading}) => heading)),
      parents: shareOf(said.map(({parents}) => parents)),
      about: shareOf(words.map(({about}) => about[pageNumber] ?? 0)),
      section: shareOf(words.map(({text}) => maximum(text, section.first, section.count))),
      /**
       * Of unit, header, headings and title together, without and with the questions of the unit.
       */
      around: shareOf(around),
      withQuestions: shareOf(withQuestions),
      inQuestions: shareOf(said.map(({asked}) => asked)),
      ownOrAsked: shareOf(ownOrAsked),
      /** The rarest word that is not said, how many are not, and whether the rarest of all is. */
      unsaid: Math.max(0, ...unsaid.map(({weight}) => weight)) / rarest,
      unsaidCount: unsaid.length / Math.max(1, words.length),
      rarest: Math.max(0, ...words.map(({weight}, index) => (weight >= rarest * 0.999 ? (ownOrAsked[index] ?? 0) : 0))),
      /** Neighbouring words that the unit says both. */
      pairs: pairsOf(ownOrAsked),
      /** How much of the unit is about the question. */
      density: said.reduce((sum, {own}) => sum + Math.min(1, own), 0) / Math.sqrt(1 + (data.sizes[each.best] ?? 0)),
      ...likeness(data, words, each, section, all),
      /** The best section of its page, whether this is it, and how many candidates the page has. */
      pageBest: (best?.score ?? 0) / top,
      isPageBest: Number(each.score >= (best?.score ?? 0)),
      pageCount: (best?.count ?? 0) / 10,
      placePrior: priors.places.get(place.url) ?? 0,
    };
  };
}

type Said = {own: number; header: number; intro: number; heading: number; title: number; parents: number; asked: number; askedHere: number};

/**
 * Of each word: how well it is said by the unit and by what stands around it, by the unit's
 * questions, by these and those of the section.
 */
function whereSaid(
  {headers, intros, answeredBy}: AskUnits,
  words: FoundWord[],
  {best, section: number}: RankedSection,
  section: AskSection,
): Said[] {
  const header = headers[best] ?? best;
  const intro = intros[best] ?? best;
  return words.map(({text, heading, title, parents, asked}): Said => {
    let own = 0;
    let here = 0;
    for (let question = section.firstQuestion; question < section.firstQuestion + section.written; question += 1) {
      const unit = answeredBy[question];
      if (unit === best) own = Math.max(own, asked[question] ?? 0);
      if (unit === best || unit === -1) here = Math.max(here, asked[question] ?? 0);
    }
    return {
      own: text[best] ?? 0,
      header: header === best ? 0 : (text[header] ?? 0),
      intro: intro === best ? 0 : (text[intro] ?? 0),
      heading: heading[number] ?? 0,
      title: title[section.pageNumber] ?? 0,
      parents: parents[number] ?? 0,
      asked: own,
      askedHere: here,
    };
  });
}

function pairsOf(said: number[]): number {
  if (said.length < 2) return 0.5;
  let pairs = 0;
  for (let index = 1; index < said.length; index += 1) if ((said[index] ?? 0) > SAYS && (said[index - 1] ?? 0) > SAYS) pairs += 1;
  return pairs / (said.length - 1);
}

/**
 * To the written questions of a section: of the closest one, its likeness, how much of what is
 * asked it says and how much of it is asked; with what the headings say counted to it, as many do
 * not name their subject.
 */
function likeness(
  {answeredBy, questionWeights}: AskUnits,
  words: FoundWord[],
  {best, section: number}: RankedSection,
  section: AskSection,
  all: number,
) {
  const {firstQuestion, written, pageNumber} = section;
  const near = words.map(({heading, title, parents}) =>
    Math.max(AROUND.names * Math.max(heading[number] ?? 0, title[pageNumber] ?? 0), AROUND.parents * (parents[number] ?? 0)),
  );
  const closest = {closest: 0, closestShare: 0, closestFit: 0, ofSection: 0, ofUnit: 0, ofUnitShare: 0, inContext: 0, unitInContext: 0};
  const three = [0, 0, 0];
  for (let question = firstQuestion; question < firstQuestion + written + 2; question += 1) {
    let own = 0;
    let context = 0;
    words.forEach(({asked, weight}, index) => {
      const said = asked[question] ?? 0;
      own += said * weight;
      context += Math.min(1, Math.max(said, near[index] ?? 0)) * weight;
    });
    if (own === 0) continue;
    const weight = questionWeights[question] ?? 0;
    const similarity = Math.min(1, (2 * own) / (all + weight));
    const share = Math.min(1, own / all);
    const fit = Math.min(1, own / (weight || 1));
    const inContext = (2 * (context / all) * fit) / (context / all + fit);
    const unit = answeredBy[question] ?? -1;
    three.push(similarity);
    if (similarity > closest.closest) Object.assign(closest, {closest: similarity, closestShare: share, closestFit: fit});
    if (unit < 0) closest.ofSection = Math.max(closest.ofSection, similarity);
    closest.inContext = Math.max(closest.inContext, inContext);
    if (unit !== best) continue;
    closest.unitInContext = Math.max(closest.unitInContext, inContext);
    if (similarity > closest.ofUnit) Object.assign(closest, {ofUnit: similarity, ofUnitShare: share});
  }
  three.sort((left, right) => right - left);
  return {...closest, closestThree: three.slice(0, 3).reduce((sum, value) => sum + value, 0) / 3};
}

function pagesOf({sections}: AskUnits, ranked: RankedSection[]): Map<number, {score: number; count: number}> {
  const pages = new Map<number, {score: number; count: number}>();
  for (const {section, score} of ranked) {
    const page = sections[section]?.pageNumber ?? -1;
    const known = pages.get(page) ?? {score: 0, count: 0};
    pages.set(page, {score: Math.max(known.score, score), count: known.count + 1});
  }
  return pages;
}
