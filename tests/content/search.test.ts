/**
 * How good search and ask are on the built site. The bars are a little below what was measured
 * (decisions/search.md), so that a page may change its words without failing the tests.
 */
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

import {beforeAll, describe, expect, it} from 'vitest';

import {POPULAR} from '../../plugins/search/client/popular';
import {findLastBuild} from '../../plugins/search/node/findLastBuild';
import {openSearch, QUERIES, routeOf} from './lib/openSearch';

const BUDGET = 200_000;
/** Of what Ask loads beside it. */
const ASK_BUDGET = 95_000;

let search: Awaited<ReturnType<typeof openSearch>>;
let folder: string;

beforeAll(async () => {
  search = await openSearch();
  folder = path.join('build/assets/search', findLastBuild('build')!);
});

describe('search', () => {
  it('ranks the right page first, or nearly', async () => {
    expect(QUERIES.length).toBeGreaterThanOrEqual(120);
    const ranks = await Promise.all(QUERIES.map(search.rankOf));
    const mean = ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length;
    const amongFive = ranks.filter((rank) => rank > 0 && rank <= 5).length / ranks.length;
    console.log(`search: MRR@10 ${mean.toFixed(3)}, S@5 ${amongFive.toFixed(3)}, ${ranks.length} queries`);
    expect(mean).toBeGreaterThanOrEqual(0.9);
    expect(amongFive).toBeGreaterThanOrEqual(0.98);
  });

  it('stays within the budget of its data', () => {
    const bytes = statSync(path.join(folder, 'index.json.br')).size;
    console.log(`search data: ${bytes} bytes as delivered`);
    expect(bytes).toBeLessThanOrEqual(BUDGET);
  });
});

describe('the data of Ask', () => {
  it('stays within its budget', () => {
    const bytes = statSync(path.join(folder, 'ask.json.br')).size;
    console.log(`data of Ask: ${bytes} bytes as delivered`);
    expect(bytes).toBeLessThanOrEqual(ASK_BUDGET);
  });
});

it('offers popular places that exist', () => {
  for (const {url} of POPULAR) {
    const route = routeOf(url);
    const files = [`build${route}/index.html`, `build${route}.html`];
    expect(
      files.some((file) => existsSync(file)),
      url,
    ).toBe(true);
  }
});
