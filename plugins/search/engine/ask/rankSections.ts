/** The sections that answer a question, best first. */
import type {FoundWord} from './findWords';
import type {Preferences} from './readQuestion';
import {scoreUnits} from './scoreUnits';
import {similarQuestions} from './similarQuestions';
import type {AskSection, AskUnits, Unit} from './units';
import {WEIGHTS} from './weights';

export type RankedSection = {
  section: number;
  score: number;
  /** The unit that answers best. */
  best: number;
  /** To the closest question of the section. */
  similarity: number;
};

/**
 * What search thinks of pages (by number) and places (by address), each from 0 to 1; and which
 * places define what is asked about.
 */
export type Priors = {pages: Map<number, number>; places: Map<string, number>; definitions: Map<string, number>; identifiers: Set<string>};

/** Further down, the right one is hardly ever found. */
export const LOOKED_AT = 30;
const ASIDE = /^(related|next|clean up|see also)$/i;
export const PROBLEMS = /^(problems|what can go wrong|when (something|it) (fails|does not work)|troubleshooting|check first|errors)/i;
/** Priors and similarity are shares; this makes them comparable with the scores of units. */
const SHARE = 0.3;
/** Pages that explain say what something is. */
const CONCEPT = 1.2;

export function rankSections(
  data: AskUnits,
  words: FoundWord[],
  preferences: Preferences,
  priors: Priors,
): {ranked: RankedSection[]; scores: Float64Array} {
  const scores = scoreUnits(data, words, preferences.isSearch ? WEIGHTS.quoted : 1);
  const similar = similarQuestions(data, words);
  data.units.forEach((each, unit) => {
    const own = (scores[unit] ?? 0) + SHARE * WEIGHTS.similarUnit * (similar.units[unit] ?? 0);
    scores[unit] = own * factorOf(each, preferences);
  });
  const ranked = data.sections.flatMap((section, number): RankedSection[] => {
    const {best, top, next} = bestOf(scores, section);
    // Its code may say an identifier, whose words are not among those of units.
    const hasIdentifier = section.count > 0 && priors.identifiers.has(section.place.url);
    if (best < 0 && !hasIdentifier) return [];
    const similarity = similar.sections[number] ?? 0;
    const prior =
      WEIGHTS.pagePrior * (priors.pages.get(section.page.index) ?? 0) + WEIGHTS.placePrior * (priors.places.get(section.place.url) ?? 0);
    const score = top + WEIGHTS.second * next + SHARE * (prior + WEIGHTS.similar * similarity);
    const definition = 1 + WEIGHTS.definition * (priors.definitions.get(section.place.url) ?? 0);
    const identified = hasIdentifier ? WEIGHTS.identifier * (score + SHARE) : score;
    return [
      {section: number, score: identified * fitOf(section, preferences) * definition, best: Math.max(best, section.first), similarity},
    ];
  });
  ranked.sort((left, right) => right.score - left.score || left.section - right.section);
  return {ranked, scores};
}

function bestOf(scores: Float64Array, {first, count}: AskSection): {best: number; top: number; next: number} {
  let best = -1;
  let top = 0;
  let next = 0;
  for (let unit = first; unit < first + count; unit += 1) {
    const score = scores[unit] ?? 0;
    if (score > top) {
      next = top;
      top = score;
      best = unit;
    } else if (score > next) next = score;
  }
  return {best, top, next};
}

function factorOf({kind, line, tab, isOtherTab}: Unit, {tabs, anyTab}: Preferences): number {
  const fit = tab && tabs ? (tabs.has(tab) ? WEIGHTS.tabRight : WEIGHTS.tabWrong) : isOtherTab && !anyTab ? WEIGHTS.tabOther : 1;
  // The header of a table names what its rows answer.
  if (kind === 'r') return fit * (line === 0 ? 0.5 : WEIGHTS.table);
  return fit * (kind === 'c' ? WEIGHTS.code : kind === 'l' ? WEIGHTS.list : 1);
}

function fitOf({place: {heading, level}, page}: AskSection, {isSymptom, isDefinition, pages}: Preferences): number {
  let fit = 1;
  if (ASIDE.test(heading)) fit *= WEIGHTS.aside;
  if (PROBLEMS.test(heading)) fit *= isSymptom ? WEIGHTS.problems : WEIGHTS.problemsElse;
  if (level === 1 && isDefinition) fit *= WEIGHTS.lede;
  if (isDefinition && page.type === 'concept') fit *= CONCEPT;
  if (pages?.test(page.url)) fit *= WEIGHTS.pageRight;
  return fit;
}
