import type {Page} from './unpack';

/** How much of the answered share is judged on the page as a whole, and not on the single place. */
const PAGE_SHARE = 0.4;

type Answered = {
  /** Words of the query that each place has. */
  answered: Map<number, Set<string>>;
  /** Of each word of the query: rare words say more than common ones. */
  weights: Map<string, number>;
  pageOf: (place: number) => Page | undefined;
};

/** Scales the score of each place by how much of the query it and its page answer. */
export function weighByAnswered(scores: Map<number, number>, {answered, weights, pageOf}: Answered): void {
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const square = (own: Set<string> | undefined): number =>
    ([...(own ?? [])].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) / all) ** 2;
  const ofPage = new Map<Page, Set<string>>();
  for (const [place, own] of answered) {
    const page = pageOf(place);
    if (!page) continue;
    const before = ofPage.get(page);
    if (before) for (const word of own) before.add(word);
    else ofPage.set(page, new Set(own));
  }
  for (const [place, score] of scores) {
    const page = pageOf(place);
    const factor = square(answered.get(place)) * (1 - PAGE_SHARE) + square(page && ofPage.get(page)) * PAGE_SHARE;
    scores.set(place, score * factor);
  }
}
