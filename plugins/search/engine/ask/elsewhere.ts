/**
 * Questions that these docs do not answer (data/thesaurus.json), about other products and about the
 * world: whoever asks something like them is better refused than answered with a passage that has
 * the same words.
 */
import type {AskedWord} from './askedWords';
import type {FoundWord} from './findWords';
import type {Lists} from './lists';
import type {AskUnits} from './units';

export type Elsewhere = {
  /** By term, the numbers of the questions that have it. */
  lists: Lists;
  /** What all words of each question weigh. */
  weights: Float64Array;
};

/** One of these questions counts as much as so many written ones. */
const WRITTEN = 25;
/** Words of so few written questions are as rare as those of none. */
const RARE = 5;
/** The same for words that other questions hardly have. */
const HARDLY = 8;
/** Keeps pairs that neither side has from counting much. */
const UNSEEN = 0.1;

/** How much the word speaks for one of these questions, and how much for a written one. */
export function oddsOf({elsewhere, asked}: AskUnits, word: string): {elsewhere: number; here: number} {
  const there = WRITTEN * (elsewhere.lists.get(word)?.length ?? 0);
  const written = asked.get(word)?.length ?? 0;
  return {
    elsewhere: Math.max(0, Math.log(there / (RARE + written))),
    here: Math.max(0, Math.log((written + HARDLY) / (there + HARDLY))),
  };
}

/** How close the closest of these questions comes, 0 to 1, measured as in similarQuestions.ts. */
export function closestElsewhere({elsewhere: {lists, weights}}: AskUnits, words: AskedWord[], found: FoundWord[]): number {
  const shared = new Map<number, number>();
  let all = 0;
  words.forEach(({word}, index) => {
    const weight = found[index]?.weight ?? 0;
    all += weight;
    for (const question of lists.get(word) ?? []) shared.set(question, (shared.get(question) ?? 0) + weight);
  });
  let closest = 0;
  for (const [question, own] of shared) closest = Math.max(closest, (2 * own) / (all + (weights[question] ?? 0)));
  return Math.min(1, closest);
}

/** For every two words of the question: more when written ones have both, less when these do. */
export function oddsOfPairs({elsewhere: {lists}}: AskUnits, words: AskedWord[], found: FoundWord[], says: number): number {
  let sum = 0;
  words.forEach(({word}, index) => {
    const own = new Set(lists.get(word));
    const asked = found[index]?.asked ?? new Float64Array();
    for (let next = index + 1; next < words.length; next += 1) {
      const there = (lists.get(words[next]?.word ?? '') ?? []).filter((question) => own.has(question)).length;
      const other = found[next]?.asked;
      let written = 0;
      for (let question = 0; question < asked.length; question += 1)
        if ((asked[question] ?? 0) >= says && (other?.[question] ?? 0) >= says) written += 1;
      sum += Math.log((written / WRITTEN + UNSEEN) / (there + UNSEEN));
    }
  });
  return sum;
}
