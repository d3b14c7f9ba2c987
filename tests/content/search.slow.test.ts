/** Search with every title, every synonym and every beginning of a query. */
import {readFileSync} from 'node:fs';

import {beforeAll, describe, expect, it} from 'vitest';

import {openSearch, QUERIES} from './lib/openSearch';

let search: Awaited<ReturnType<typeof openSearch>>;
beforeAll(async () => {
  search = await openSearch();
});

describe('search', () => {
  it('finds each page by its title, and with a slip in the longest word', async () => {
    const {titles} = JSON.parse(readFileSync('build/routes.json', 'utf8')) as {titles: Record<string, string>};
    const missed: string[] = [];
    // The front page is named like everything.
    for (const [route, title] of Object.entries(titles).filter(([url]) => url !== '/')) {
      const longest = title.split(' ').reduce((best, word) => (word.length > best.length ? word : best), '');
      const slip = longest.replace(/^(.{3})(.)(.)/, '$1$3$2');
      if ((await search.rankOf({q: title, targets: [route]})) !== 1) missed.push(title);
      if (longest.length > 7 && (await search.rankOf({q: title.replace(longest, slip), targets: [route]})) !== 1)
        missed.push(title.replace(longest, slip));
    }
    expect(missed).toEqual([]);
  });

  it('shows something useful while a query is being typed', async () => {
    const prefixes = QUERIES.filter((_, index) => index % 6 === 0).flatMap(({q}) =>
      Array.from({length: q.length - 1}, (_, index) => q.slice(0, index + 2)),
    );
    const blank = (await Promise.all(prefixes.map(async (query) => (await search.engine.search(query, {limit: 5})).total === 0))).filter(
      Boolean,
    ).length;
    expect(blank / prefixes.length).toBeLessThanOrEqual(0.05);
  });

  it('names only phrases that lead to something in the synonyms', async () => {
    const synonyms = JSON.parse(readFileSync('data/synonyms.json', 'utf8')) as Record<string, string[]>;
    const empty: string[] = [];
    for (const alternative of new Set(Object.values(synonyms).flat()))
      if ((await search.engine.search(`${alternative} `, {limit: 1})).total === 0) empty.push(alternative);
    expect(empty).toEqual([]);
  });
});
