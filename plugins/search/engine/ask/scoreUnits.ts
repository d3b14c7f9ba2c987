/**
 * How well each paragraph, item and row says the words of a question: BM25 over its own words and,
 * for less, over what stands around it.
 */
import {type FoundWord, maximum} from './findWords';
import type {AskUnits} from './units';
import {WEIGHTS} from './weights';

/** How much a word counts as said when it stands in … instead of in the unit itself. */
const NEAR = {section: 0.8, parents: 0.6, page: 0.5};

/** A term of this weight says the word; fewer words stand together by chance. */
const SAYS = 0.65;
const QUOTED_WORDS = 3;

/** `quoted`: what a unit gains that has every one of the words itself, as a pasted message has. */
export function scoreUnits(data: AskUnits, words: FoundWord[], quoted = 1): Float64Array {
  const {units, lengths, headers, intros} = data;
  const scores = new Float64Array(units.length);
  /** Share of what the question says that is in the unit or near it, 0 to 1. */
  const coverage = new Float64Array(units.length);
  let all = 0;
  for (const word of words) {
    const asked = askedOf(data, word.asked);
    const {around, near, weight} = lookAround(data, word, asked);
    all += weight;
    for (const [number, {first, count}] of data.sections.entries()) {
      const context = around[number] ?? 0;
      // Then nothing of the section has the word: most sections have no rare word.
      if (context === 0 && asked.anywhere[number] === 0) continue;
      for (let unit = first; unit < first + count; unit += 1) {
        const own = word.text[unit] ?? 0;
        const inQuestion = asked.units[unit] ?? 0;
        const header = headers[unit] === unit ? 0 : (word.text[headers[unit] ?? unit] ?? 0);
        const intro = intros[unit] === unit ? 0 : (word.text[intros[unit] ?? unit] ?? 0);
        const lead = Math.max(header, intro);
        const frequency = (WEIGHTS.own * own) / (lengths[unit] ?? 1) + WEIGHTS.askedUnit * inQuestion + WEIGHTS.lead * lead + context;
        if (frequency === 0) continue;
        scores[unit] = (scores[unit] ?? 0) + (weight * frequency) / (WEIGHTS.saturation + frequency);
        coverage[unit] = (coverage[unit] ?? 0) + weight * Math.min(1, Math.max(own, inQuestion, lead, near[number] ?? 0));
      }
    }
  }
  for (let unit = 0; unit < units.length; unit += 1) {
    const share = (coverage[unit] ?? 0) / (all || 1);
    const isQuoted = words.length >= QUOTED_WORDS && words.every(({text}) => (text[unit] ?? 0) >= SAYS);
    scores[unit] = ((scores[unit] ?? 0) / (all || 1)) * share ** WEIGHTS.coverage * (isQuoted ? quoted : 1);
  }
  return scores;
}

/**
 * How well the questions of each unit say a word, those of each section as a whole, and any of the
 * section.
 */
type InQuestions = {units: Float64Array; sections: Float64Array; anywhere: Float64Array};

function askedOf({sections, units, answeredBy}: AskUnits, asked: Float64Array): InQuestions {
  const found = {
    units: new Float64Array(units.length),
    sections: new Float64Array(sections.length),
    anywhere: new Float64Array(sections.length),
  };
  for (const [number, {firstQuestion, written}] of sections.entries()) {
    for (let question = firstQuestion; question < firstQuestion + written; question += 1) {
      const said = asked[question] ?? 0;
      if (said === 0) continue;
      const unit = answeredBy[question] ?? -1;
      if (unit < 0) found.sections[number] = Math.max(found.sections[number] ?? 0, said);
      else found.units[unit] = Math.max(found.units[unit] ?? 0, said);
      found.anywhere[number] = Math.max(found.anywhere[number] ?? 0, said);
    }
  }
  return found;
}

type Around = {
  weight: number;
  /** By section: what its names, questions and other text add. */
  around: Float64Array;
  /** By section: how well it is said near any of its units. */
  near: Float64Array;
};

function lookAround({sections, pages}: AskUnits, word: FoundWord, asked: InQuestions): Around {
  const {text, heading, parents, title, about} = word;
  const inSection = new Float64Array(sections.length);
  const inPage = new Float64Array(pages.length);
  let sectionsWith = 0;
  for (const [number, {first, count, pageNumber}] of sections.entries()) {
    const most = maximum(text, first, count);
    inSection[number] = most;
    inPage[pageNumber] = Math.max(inPage[pageNumber] ?? 0, most);
    if (Math.max(most, heading[number] ?? 0) > 0.3) sectionsWith += 1;
  }
  const around = new Float64Array(sections.length);
  const near = new Float64Array(sections.length);
  for (const [number, {pageNumber}] of sections.entries()) {
    const anywhere = asked.anywhere[number] ?? 0;
    around[number] =
      WEIGHTS.asked * (asked.sections[number] ?? 0) +
      WEIGHTS.heading * (heading[number] ?? 0) +
      WEIGHTS.parents * (parents[number] ?? 0) +
      WEIGHTS.title * (title[pageNumber] ?? 0) +
      WEIGHTS.about * (about[pageNumber] ?? 0) +
      WEIGHTS.section * (inSection[number] ?? 0) +
      WEIGHTS.page * (inPage[pageNumber] ?? 0);
    near[number] = Math.max(
      heading[number] ?? 0,
      asked.sections[number] ?? 0,
      NEAR.section * anywhere,
      title[pageNumber] ?? 0,
      NEAR.section * (inSection[number] ?? 0),
      NEAR.parents * (parents[number] ?? 0),
      NEAR.page * (inPage[pageNumber] ?? 0),
    );
  }
  const rarity = Math.log(1 + (sections.length - sectionsWith + 0.5) / (sectionsWith + 0.5));
  return {weight: word.isKnown ? Math.min(WEIGHTS.rarest, rarity) : WEIGHTS.rarest, around, near};
}
