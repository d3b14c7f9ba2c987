/** How the search box does on the question set's searches. */
import type {Engine} from '../../../plugins/search/engine/engine';
import {optionsOf} from '../../../plugins/search/client/ui/options';
import type {Search, Target} from './questionSet';

/** `page` is the position of the right page from 1, 0 when it is not among the first ten. */
export type SearchOutcome = {search: Search; page: number; opensPlace: boolean; opens: string};

type SearchScore = {searches: number; meanReciprocalRank: number; pageFirst: number; placeFirst: number};

const LIMIT = 10;

export async function runSearch(engine: Engine, search: Search): Promise<SearchOutcome> {
  const {hits} = await engine.search(search.query, {limit: LIMIT});
  const targets: Target[] = [search, ...search.also];
  // What Enter opens (SearchPanel): the first page, or its best section if that ranks higher.
  const option = optionsOf(hits, '', undefined)[hits[0]?.isSectionBest ? 1 : 0];
  const opens = option?.kind === 'place' ? option.url : '';
  return {
    search,
    page: hits.findIndex(({url}) => targets.some(({page}) => page === url)) + 1,
    opensPlace: targets.some(({page, heading}) => opens === (heading ? `${page}#${heading}` : page)),
    opens,
  };
}

export function scoreSearch(outcomes: SearchOutcome[]): SearchScore {
  const share = (isRight: (outcome: SearchOutcome) => boolean) => outcomes.filter(isRight).length / outcomes.length;
  return {
    searches: outcomes.length,
    meanReciprocalRank: outcomes.reduce((sum, {page}) => sum + (page > 0 ? 1 / page : 0), 0) / outcomes.length,
    pageFirst: share(({page}) => page === 1),
    placeFirst: share(({opensPlace}) => opensPlace),
  };
}
