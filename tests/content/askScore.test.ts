/**
 * What Ask and search reach on the questions that they were tuned on (decisions/search.md). The floors are a little below what was measured,
 * so that a page may change its words; raise them when the score rises.
 */
import {beforeAll, describe, expect, it} from 'vitest';

import {readQuestionSet} from '../../scripts/lib/ask/questionSet';
import {askQuestion, isRefused, scoreAsk} from '../../scripts/lib/ask/scoreAsk';
import {runSearch, scoreSearch} from '../../scripts/lib/ask/scoreSearch';
import {openSiteData, type SiteData} from '../../scripts/lib/ask/siteData';

const {questions, refusals, searches} = readQuestionSet();
const isTuned = ({set}: {set: string}) => set === 'tune';

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

describe('the part to tune on', () => {
  it('gets the right page and the right passage', async () => {
    const score = scoreAsk(await inTurn(questions.filter(isTuned), (question) => askQuestion(site.engine, question)));
    expect(score.pageFirst).toBeGreaterThanOrEqual(0.86);
    expect(score.pageInThree).toBeGreaterThanOrEqual(0.945);
    expect(score.passageFirst).toBeGreaterThanOrEqual(0.71);
    expect(score.passageInThree).toBeGreaterThanOrEqual(0.875);
    expect(score.wrongRefusals).toBeLessThanOrEqual(0.02);
  });

  it('is refused where the docs do not answer', async () => {
    const refused = await inTurn(refusals.filter(isTuned), (refusal) => isRefused(site.engine, refusal));
    expect(refused.filter(Boolean).length / refused.length).toBeGreaterThanOrEqual(0.76);
  });

  it('opens the right place from search', async () => {
    const score = scoreSearch(await inTurn(searches.filter(isTuned), (search) => runSearch(site.engine, search)));
    expect(score.meanReciprocalRank).toBeGreaterThanOrEqual(0.945);
    expect(score.pageFirst).toBeGreaterThanOrEqual(0.9);
    expect(score.placeFirst).toBeGreaterThanOrEqual(0.84);
  });
});
