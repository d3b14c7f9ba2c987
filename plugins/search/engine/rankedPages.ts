/** Scored places → pages, ranked as wholes. */
import type {Page, Place} from './unpack';

export type RankedPlace = {place: Place; score: number};
export type RankedPage = {page: Page; score: number; places: RankedPlace[]};

/** Share that each further place of a page adds to the page's score. */
const FURTHER_PLACES = [1, 0.4, 0.2, 0.1];
/** Pages below this share of the best one answer a different question. */
const WORST_SHARE = 0.08;

export function groupByPage(places: Place[], scores: Map<number, number>): RankedPage[] {
  const byPage = new Map<Page, RankedPlace[]>();
  for (const [id, score] of scores) {
    const place = places[id];
    if (!place || score <= 0) continue;
    const own = byPage.get(place.page);
    if (own) own.push({place, score});
    else byPage.set(place.page, [{place, score}]);
  }
  const pages = [...byPage].map(([page, own]) => {
    own.sort((left, right) => right.score - left.score);
    return {page, places: own, score: FURTHER_PLACES.reduce((sum, share, index) => sum + share * (own[index]?.score ?? 0), 0)};
  });
  pages.sort((left, right) => right.score - left.score);
  const best = pages[0]?.score ?? 0;
  return pages.filter(({score}) => score >= best * WORST_SHARE);
}
