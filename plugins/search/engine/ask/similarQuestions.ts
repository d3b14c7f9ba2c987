import {type AskedWord, spread, widen} from './askedWords';
import type {AskUnits} from './units';
import {WEIGHTS} from './weights';

/**
 * How close the closest of each section's questions comes, 0 to 1: twice what the
 * two share by what both say.
 */
export function similarQuestions(data: AskUnits, words: AskedWord[]): Float64Array {
  const {sections, questions, asked, groups} = data;
  const shared = new Float64Array(questions.length);
  let all = 0;
  for (const word of words) {
    const weight = weightOf(data, word.word);
    all += weight;
    spread(asked, widen(word, groups, WEIGHTS.groupAsked), questions.length).forEach((share, question) => {
      if (share > 0) shared[question] = (shared[question] ?? 0) + share * weight;
    });
  }
  return Float64Array.from(sections, ({firstQuestion, written}) => {
    let most = 0;
    for (let question = firstQuestion; question < firstQuestion + written + 2; question += 1) {
      if (!shared[question]) continue;
      const own = (questions[question] ?? []).reduce((sum, term) => sum + weightOf(data, term), 0);
      most = Math.max(most, Math.min(1, (2 * (shared[question] ?? 0)) / (all + own)));
    }
    return most;
  });
}

/** Rare words say more. */
export function weightOf({sections, text}: AskUnits, term: string): number {
  return Math.min(WEIGHTS.rarest, Math.log(1 + sections.length / (1 + (text.get(term)?.length ?? 0) / 4)));
}
