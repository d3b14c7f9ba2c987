import type {FoundWord} from './findWords';
import type {AskUnits} from './units';

export type Similarity = {
  /** How close the closest question of each section comes, 0 to 1. */
  sections: Float64Array;
  /** The same of each unit, by the questions that it answers alone. */
  units: Float64Array;
};

/** A question of one unit says less about its section than one of the whole section. */
const UNIT = 0.8;

/** Of two questions: twice what they share by what both say. */
export function similarQuestions(data: AskUnits, words: FoundWord[]): Similarity {
  const {questionWeights, answeredBy} = data;
  const {shared, all} = sharedWith(words, questionWeights.length);
  const sections = new Float64Array(data.sections.length);
  const units = new Float64Array(data.units.length);
  data.sections.forEach(({firstQuestion, written}, section) => {
    for (let question = firstQuestion; question < firstQuestion + written + 2; question += 1) {
      const own = shared[question] ?? 0;
      if (own === 0) continue;
      const similarity = Math.min(1, (2 * own) / (all + (questionWeights[question] ?? 0)));
      const unit = answeredBy[question] ?? -1;
      if (unit >= 0) units[unit] = Math.max(units[unit] ?? 0, similarity);
      const known = unit >= 0 ? UNIT * similarity : similarity;
      sections[section] = Math.max(sections[section] ?? 0, known);
    }
  });
  return {sections, units};
}

/** What each written question has of the question, by weight, and what the question weighs. */
function sharedWith(words: FoundWord[], questions: number): {shared: Float64Array; all: number} {
  const shared = new Float64Array(questions);
  let all = 0;
  for (const {weight, asked} of words) {
    all += weight;
    for (let question = 0; question < questions; question += 1) {
      const share = asked[question] ?? 0;
      if (share > 0) shared[question] = (shared[question] ?? 0) + share * weight;
    }
  }
  return {shared, all};
}
