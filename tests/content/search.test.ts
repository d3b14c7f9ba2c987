/**
 * How good search and ask are on the built site. The bars are a little below what was measured
 * (decisions/search.md), so that a page may change its words without failing the tests.
 */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {beforeAll, describe, expect, it} from 'vitest';

import {createEngine, type Engine} from '../../plugins/search/engine/engine';

import {POPULAR} from '../../plugins/search/client/popular';

type Query = {q: string; class: string; targets: string[]};

const FIXTURES = 'tests/content/__fixtures__';
const QUERIES = JSON.parse(readFileSync(`${FIXTURES}/search-queries.json`, 'utf8')) as Query[];
const OUT_OF_SCOPE = JSON.parse(readFileSync(`${FIXTURES}/out-of-scope-questions.json`, 'utf8')) as string[];
const LEAST_COVERAGE = 0.5;
const BUDGET = 150_000;
/** Loaded with the first question, or ahead of it: it may be larger. */
const ASK_BUDGET = 250_000;

const root = path.resolve('build/assets/search');
const routeOf = (url: string) =>
  url
    .replace(/[?#].*$/, '')
    .replace(/(.)\/$/, '$1')
    .toLowerCase();

let engine: Engine;
let folder: string;

/** Position of the first right page, from 1; 0 when it is not among the first ten. */
async function rankOf({q, targets}: Query): Promise<number> {
  const wanted = targets.map(routeOf);
  const {hits} = await engine.search(q, {limit: 10});
  return hits.findIndex(({url}) => wanted.includes(routeOf(url))) + 1;
}

beforeAll(async () => {
  expect(existsSync(root), 'build/assets/search: run `npm run build` first').toBe(true);
  const [newest = ''] = readdirSync(root).sort(
    (left, right) => statSync(path.join(root, right)).mtimeMs - statSync(path.join(root, left)).mtimeMs,
  );
  folder = path.join(root, newest);
  engine = await createEngine(async (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as unknown);
  await engine.prepare();
});

it('reads what longer queries need in steps, so that others are answered in between', async () => {
  const fresh = await createEngine(async (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as unknown);
  let answered = 0;
  const timer = setInterval(() => void fresh.search('segment', {limit: 1}).then(() => (answered += 1)));
  await fresh.prepare();
  clearInterval(timer);
  expect(answered).toBeGreaterThanOrEqual(3);
});

describe('search', () => {
  it('ranks the right page first, or nearly', async () => {
    expect(QUERIES.length).toBeGreaterThanOrEqual(120);
    const ranks = await Promise.all(QUERIES.map(rankOf));
    const mean = ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length;
    const amongFive = ranks.filter((rank) => rank > 0 && rank <= 5).length / ranks.length;
    console.log(`search: MRR@10 ${mean.toFixed(3)}, S@5 ${amongFive.toFixed(3)}, ${ranks.length} queries`);
    expect(mean).toBeGreaterThanOrEqual(0.965);
    expect(amongFive).toBeGreaterThanOrEqual(0.98);
  });

  it('finds each page by its title, and with a slip in the longest word', async () => {
    const {titles} = JSON.parse(readFileSync('build/routes.json', 'utf8')) as {titles: Record<string, string>};
    const missed: string[] = [];
    // The front page is named like everything.
    for (const [route, title] of Object.entries(titles).filter(([url]) => url !== '/')) {
      const longest = title.split(' ').reduce((best, word) => (word.length > best.length ? word : best), '');
      const slip = longest.replace(/^(.{3})(.)(.)/, '$1$3$2');
      if ((await rankOf({q: title, class: 'title', targets: [route]})) !== 1) missed.push(title);
      if (longest.length > 7 && (await rankOf({q: title.replace(longest, slip), class: 'typo', targets: [route]})) !== 1)
        missed.push(title.replace(longest, slip));
    }
    expect(missed).toEqual([]);
  });

  it('shows something useful while a query is being typed', async () => {
    const prefixes = QUERIES.filter((_, index) => index % 3 === 0).flatMap(({q}) =>
      Array.from({length: q.length - 1}, (_, index) => q.slice(0, index + 2)),
    );
    const blank = (await Promise.all(prefixes.map(async (query) => (await engine.search(query, {limit: 5})).total === 0))).filter(
      Boolean,
    ).length;
    expect(blank / prefixes.length).toBeLessThanOrEqual(0.05);
  });

  it('stays within the budget of its data', () => {
    const bytes = statSync(path.join(folder, 'index.json.br')).size;
    console.log(`search data: ${bytes} bytes as delivered`);
    expect(bytes).toBeLessThanOrEqual(BUDGET);
    expect(readdirSync(folder).filter((name) => name.startsWith('text-'))).toEqual([]);
  });
});

describe('the data of Ask', () => {
  it('stays within its budget', () => {
    const bytes = statSync(path.join(folder, 'ask.json.br')).size;
    console.log(`data of Ask: ${bytes} bytes as delivered`);
    expect(bytes).toBeLessThanOrEqual(ASK_BUDGET);
  });
});

describe('ask', () => {
  it('quotes the right page', async () => {
    const questions = QUERIES.filter((query) => query.class === 'question');
    const places = await Promise.all(
      questions.map(async ({q, targets}) => {
        const {passages, coverage} = await engine.retrieve(q);
        return {
          position: passages.slice(0, 3).findIndex(({url}) => targets.map(routeOf).includes(routeOf(url))),
          isKept: coverage >= LEAST_COVERAGE,
        };
      }),
    );
    const share = (matches: (place: (typeof places)[number]) => boolean) => places.filter(matches).length / places.length;
    console.log(
      `ask: first ${share(({position}) => position === 0).toFixed(2)}, of three ${share(({position}) => position >= 0).toFixed(2)}, kept ${share(({isKept}) => isKept).toFixed(2)}`,
    );
    expect(share(({position}) => position === 0)).toBeGreaterThanOrEqual(0.75);
    expect(share(({position}) => position >= 0)).toBeGreaterThanOrEqual(0.88);
    expect(share(({isKept}) => isKept)).toBeGreaterThanOrEqual(0.9);
  });

  it('refuses questions about something else', async () => {
    const refused = (
      await Promise.all(OUT_OF_SCOPE.map(async (question) => (await engine.retrieve(question)).coverage < LEAST_COVERAGE))
    ).filter(Boolean).length;
    expect(refused / OUT_OF_SCOPE.length).toBeGreaterThanOrEqual(0.8);
  });
});

it('names only phrases that lead to something in the synonyms', async () => {
  const synonyms = JSON.parse(readFileSync('data/synonyms.json', 'utf8')) as Record<string, string[]>;
  const empty: string[] = [];
  for (const alternative of new Set(Object.values(synonyms).flat()))
    if ((await engine.search(`${alternative} `, {limit: 1})).total === 0) empty.push(alternative);
  expect(empty).toEqual([]);
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
