/**
 * What Ask and search reach on the questions that they were tuned on, and on those that nobody
 * looked at (decisions/search.md). The floors are a little below what was measured, so that a page
 * may change its words; raise them when the score rises.
 */
import {beforeAll, describe, expect, it} from 'vitest';

import {type QuestionPart, readQuestionSet} from '../../scripts/lib/ask/questionSet';
import {askQuestion, isRefused, scoreAsk} from '../../scripts/lib/ask/scoreAsk';
import {runSearch, scoreSearch} from '../../scripts/lib/ask/scoreSearch';
import {openSiteData, type SiteData} from '../../scripts/lib/ask/siteData';

const {questions, refusals, searches} = readQuestionSet();

let site: SiteData;

beforeAll(async () => {
  site = await openSiteData('build');
});

/** One after the other: the engine keeps the query it parsed last. */
async function inTurn<Item, Result>(items: Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await run(item));
  return results;
}

/**
 * Later rounds are harder, and have floors of their own: 5 and 6 are short, with typos, without a
 * verb; 7 and 8 have rare words as well; 9 and 10 were drawn by lot in all of these voices.
 */
const PARTS = {
  tune: ({set, round}: Asked) => set === 'tune' && ![5, 7, 9].includes(round ?? 0),
  'rounds 5 and 6': ({round}: Asked) => round === 5 || round === 6,
  'rounds 7 and 8': ({round}: Asked) => round === 7 || round === 8,
  'rounds 9 and 10': ({round}: Asked) => round === 9 || round === 10,
  held: ({set}: Asked) => set === 'held',
};
type Asked = {set: QuestionPart; round?: number};

const FLOORS = {
  // The engine knows these refusals by their words, so nearly all are right.
  tune: {pageFirst: 0.875, pageInThree: 0.965, passageFirst: 0.763, passageInThree: 0.9, wrongRefusals: 0.012, refusals: 0.98},
  'rounds 5 and 6': {pageFirst: 0.79, pageInThree: 0.92, passageFirst: 0.68, passageInThree: 0.86, wrongRefusals: 0.017, refusals: 0.88},
  'rounds 7 and 8': {pageFirst: 0.83, pageInThree: 0.95, passageFirst: 0.71, passageInThree: 0.86, wrongRefusals: 0.046, refusals: 0.83},
  'rounds 9 and 10': {pageFirst: 0.79, pageInThree: 0.91, passageFirst: 0.64, passageInThree: 0.82, wrongRefusals: 0.021, refusals: 0.89},
  held: {pageFirst: 0.87, pageInThree: 0.98, passageFirst: 0.7, passageInThree: 0.9, wrongRefusals: 0.02, refusals: 0.9},
};
const SEARCH_FLOORS = {
  tune: {meanReciprocalRank: 0.98, pageFirst: 0.97, placeFirst: 0.91},
  held: {meanReciprocalRank: 0.99, pageFirst: 0.98, placeFirst: 0.93},
};

describe.each(['tune', 'rounds 5 and 6', 'rounds 7 and 8', 'rounds 9 and 10', 'held'] as const)('the part %s', (part) => {
  const isPart = PARTS[part];

  it('gets the right page and the right passage', async () => {
    const score = scoreAsk(await inTurn(questions.filter(isPart), (question) => askQuestion(site.engine, question)));
    const floor = FLOORS[part];
    expect(score.pageFirst).toBeGreaterThanOrEqual(floor.pageFirst);
    expect(score.pageInThree).toBeGreaterThanOrEqual(floor.pageInThree);
    expect(score.passageFirst).toBeGreaterThanOrEqual(floor.passageFirst);
    expect(score.passageInThree).toBeGreaterThanOrEqual(floor.passageInThree);
    expect(score.wrongRefusals).toBeLessThanOrEqual(floor.wrongRefusals);
  });

  it('is refused where the docs do not answer', async () => {
    const unknown = part === 'tune' ? refusals : refusals.filter(({set}) => set !== 'tune');
    const refused = await inTurn(unknown.filter(isPart), (refusal) => isRefused(site.engine, refusal));
    expect(refused.filter(Boolean).length / refused.length).toBeGreaterThanOrEqual(FLOORS[part].refusals);
  });
});

describe.each(['tune', 'held'] as const)('search, the part %s', (part) => {
  it('opens the right place', async () => {
    const score = scoreSearch(await inTurn(searches.filter(PARTS[part]), (search) => runSearch(site.engine, search)));
    const floor = SEARCH_FLOORS[part];
    expect(score.meanReciprocalRank).toBeGreaterThanOrEqual(floor.meanReciprocalRank);
    expect(score.pageFirst).toBeGreaterThanOrEqual(floor.pageFirst);
    expect(score.placeFirst).toBeGreaterThanOrEqual(floor.placeFirst);
  });
});
