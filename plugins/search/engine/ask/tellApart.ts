/**
 * Which unit of a section answers. Words that most of its units say ("permission" in a table of
 * permissions) find the section, but do not tell its rows apart.
 */
import {type FoundWord, maximum} from './findWords';
import type {AskSection, AskUnits} from './units';

/** The word itself or a form of it: what is only meant like it does not tell rows apart. */
const SAYS = 0.65;
/** Beside the score of a unit, which is 0 to about 1. */
const SHARE = 0.5;
/** How much a word of the unit's own questions counts. */
const ASKED = 0.7;

/** Adds to the scores of the section's units how well each says what the others do not. */
export function tellApart(data: AskUnits, words: FoundWord[], section: AskSection, scores: Float64Array): void {
  const {first, count, firstQuestion, written} = section;
  if (count < 2) return;
  const sums = new Float64Array(count);
  let all = 0;
  for (const {text, asked, weight} of words) {
    if (maximum(text, first, count) === 0 && maximum(asked, firstQuestion, written) === 0) continue;
    const said = new Float64Array(count);
    for (let unit = 0; unit < count; unit += 1) said[unit] = saidBy(text[first + unit]);
    for (let question = firstQuestion; question < firstQuestion + written; question += 1) {
      const unit = (data.answeredBy[question] ?? -1) - first;
      if (unit >= 0) said[unit] = Math.max(said[unit] ?? 0, ASKED * saidBy(asked[question]));
    }
    const others = said.reduce((sum, value) => sum + Number(value > 0), 0);
    const rarity = weight * Math.log((count + 1) / (others + 0.5));
    if (rarity <= 0) continue;
    all += rarity;
    said.forEach((value, unit) => (sums[unit] = (sums[unit] ?? 0) + rarity * value));
  }
  if (all === 0) return;
  sums.forEach((sum, unit) => {
    const own = scores[first + unit] ?? 0;
    if (own > 0) scores[first + unit] = own * (1 + (SHARE * sum) / all);
  });
}

function saidBy(value = 0): number {
  return value >= SAYS ? Math.min(1, value) : 0;
}
