/**
 * How well each paragraph, item and row says the words of a question: BM25 over its own words and,
 * for less, over what stands around it.
 */
import {type AskedWord, spread, widen} from './askedWords';
import type {AskUnits} from './units';
import {WEIGHTS} from './weights';

type UnitScores = {
  scores: Float64Array;
  /** Share of what the question says that is in the unit or near it, 0 to 1. */
  coverage: Float64Array;
};

/** How much a word counts as said when it stands in … instead of in the unit itself. */
const NEAR = {section: 0.8, parents: 0.6, page: 0.5};

export function scoreUnits(data: AskUnits, words: AskedWord[]): UnitScores {
  const {units, lengths} = data;
  const scores = new Float64Array(units.length);
  const coverage = new Float64Array(units.length);
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  let all = 0;
  for (const word of words) {
    const found = findWord(data, word);
    all += found.weight;
    for (const [number, {first, count}] of data.sections.entries()) {
      const around = found.around[number] ?? 0;
      const near = found.near[number] ?? 0;
      for (let unit = first; unit < first + count; unit += 1) {
        const own = found.own[unit] ?? 0;
        let lead = 0;
        for (const other of units[unit]?.leads ?? []) lead = Math.max(lead, found.own[other] ?? 0);
        const length = 1 - WEIGHTS.length + (WEIGHTS.length * (lengths[unit] ?? 0)) / averageLength;
        const frequency = (WEIGHTS.own * own) / length + WEIGHTS.lead * lead + around;
        if (frequency === 0) continue;
        scores[unit] = (scores[unit] ?? 0) + (found.weight * frequency) / (WEIGHTS.saturation + frequency);
        coverage[unit] = (coverage[unit] ?? 0) + found.weight * Math.min(1, Math.max(own, lead, near));
      }
    }
  }
  for (let unit = 0; unit < units.length; unit += 1) {
    const share = (coverage[unit] ?? 0) / (all || 1);
    coverage[unit] = share;
    scores[unit] = ((scores[unit] ?? 0) / (all || 1)) * share ** WEIGHTS.coverage;
  }
  return {scores, coverage};
}

type Found = {
  /** How much the word says: rare words say more. */
  weight: number;
  own: Float64Array;
  /** By section: what its names, questions and other text add. */
  around: Float64Array;
  /** By section: how well it is said near any of its units. */
  near: Float64Array;
};

function findWord(data: AskUnits, word: AskedWord): Found {
  const {sections, pages, groups, questions} = data;
  const terms = widen(word, groups, WEIGHTS.group);
  const widest = widen(word, groups, WEIGHTS.groupAsked);
  const own = spread(data.text, terms, data.units.length);
  const byQuestion = spread(data.asked, widest, questions.length);
  const heading = spread(data.headings, widest, sections.length);
  const parents = spread(data.parents, terms, sections.length);
  const title = spread(data.titles, terms, pages.length);
  const about = spread(data.abouts, terms, pages.length);
  const inSection = new Float64Array(sections.length);
  const inPage = new Float64Array(pages.length);
  let sectionsWith = 0;
  for (const [number, {first, count, pageNumber}] of sections.entries()) {
    const most = maximum(own, first, count);
    inSection[number] = most;
    inPage[pageNumber] = Math.max(inPage[pageNumber] ?? 0, most);
    if (Math.max(most, heading[number] ?? 0) > 0.3) sectionsWith += 1;
  }
  const around = new Float64Array(sections.length);
  const near = new Float64Array(sections.length);
  for (const [number, {pageNumber, firstQuestion, written}] of sections.entries()) {
    const asked = maximum(byQuestion, firstQuestion, written);
    around[number] =
      WEIGHTS.asked * asked +
      WEIGHTS.heading * (heading[number] ?? 0) +
      WEIGHTS.parents * (parents[number] ?? 0) +
      WEIGHTS.title * (title[pageNumber] ?? 0) +
      WEIGHTS.about * (about[pageNumber] ?? 0) +
      WEIGHTS.section * (inSection[number] ?? 0) +
      WEIGHTS.page * (inPage[pageNumber] ?? 0);
    near[number] = Math.max(
      heading[number] ?? 0,
      asked,
      title[pageNumber] ?? 0,
      NEAR.section * (inSection[number] ?? 0),
      NEAR.parents * (parents[number] ?? 0),
      NEAR.page * (inPage[pageNumber] ?? 0),
    );
  }
  const rarity = Math.log(1 + (sections.length - sectionsWith + 0.5) / (sectionsWith + 0.5));
  return {weight: word.isKnown ? Math.min(WEIGHTS.rarest, rarity) : WEIGHTS.rarest, own, around, near};
}

function maximum(values: Float64Array, first: number, count: number): number {
  let most = 0;
  for (let number = first; number < first + count; number += 1) most = Math.max(most, values[number] ?? 0);
  return most;
}
