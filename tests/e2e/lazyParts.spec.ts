/**
 * Parts that are fetched on demand (tests/specification.md 8.1): each is refused by the name of its
 * chunk, says so in its own place, and is there after Retry. plugins/shared/__tests__/
 * lazyImports.test.ts finds parts that have no such notice.
 */
import type {Locator, Page} from '@playwright/test';

import {findLazyImports} from '../support/lazyParts';
import {FIRST} from './support/aids';
import {options} from './support/searchBox';
import {settled} from './support/settled';
import {expect, test} from './support/site';

type Part = {
  route: string;
  open: (page: Page) => Promise<void>;
  /** What readers see once it is there. */
  there: (page: Page) => Locator;
  /** Where the notice is; without it, anywhere in the page. */
  place?: string;
};

const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', {name, exact: true}).first().click();
const question = (page: Page) => page.getByRole('textbox', {name: 'Your question'});

const PARTS: Record<string, Part> = {
  'part-ask': {route: '/quickstart', open: click('Ask the docs'), there: question, place: '.ask-failure'},
  'part-ask-in-search': {
    route: '/quickstart',
    async open(page) {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('what is a segment');
      await page.getByRole('dialog').getByRole('button', {name: 'Ask the docs', exact: true}).click();
    },
    there: question,
    place: 'dialog',
  },
  'part-copy': {
    route: '/quickstart',
    async open(page) {
      await click('Ask the docs')(page);
      await question(page).fill('what is a segment');
      await page.keyboard.press('Enter');
      await page.locator('article').getByRole('button', {name: 'Copy', exact: true}).last().click();
    },
    there: (page) => page.getByRole('button', {name: 'Copied!'}),
    place: 'article',
  },
  'part-card': {
    route: '/quickstart',
    async open(page) {
      // Pages that are fetched ahead would hold up the box, the index and the first search.
      await settled(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('is there a docker image');
      // The card comes later: with the data of Ask, for which the query is answered once more.
      await expect(options(page).first()).toBeVisible();
    },
    there: (page) => page.getByRole('dialog').locator('section figure blockquote'),
    place: 'dialog',
  },
  'part-search': {route: '/quickstart', open: click('Search'), there: (page) => page.getByRole('dialog', {name: 'Search'})},
  'part-setup': {
    route: '/quickstart',
    open: click('Your setup'),
    there: (page) => page.getByRole('dialog', {name: 'Your setup'}),
    place: '.navbar',
  },
  'part-feedback': {route: '/quickstart', open: click('Yes'), there: (page) => page.getByText('What helped?'), place: '.feedback'},
  'part-page-menu': {
    route: '/quickstart',
    async open(page) {
      await page.evaluate(() => Object.defineProperty(window, 'print', {value: () => document.body.setAttribute('data-printed', '')}));
      await page.locator('.page-menu summary').click();
      await page.getByRole('button', {name: 'Print'}).click();
    },
    there: (page) => page.locator('body[data-printed]'),
    place: '.page-menu',
  },
  'part-picture': {
    route: '/quickstart',
    open: (page) => page.locator('a[data-enlarge]:visible').first().click(),
    there: (page) => page.locator('dialog.enlarged'),
    place: '.picture',
  },
  'part-flag-demo': {
    route: '/',
    open: (page) => page.getByRole('textbox', {name: 'Plan of the user'}).fill('free'),
    there: (page) => page.locator('.flag-demo [data-misses]'),
    place: '.hero-code',
  },
  'part-support-form': {
    route: '/support/',
    open: async () => undefined,
    there: (page) => page.getByRole('form', {name: 'Contact support'}),
    place: '.support-form',
  },
  'part-docs-answer': {
    route: '/support/',
    async open(page) {
      await page.getByRole('textbox', {name: 'Message', exact: true}).fill('What is a segment?');
      await page.getByRole('button', {name: 'See what the docs say'}).click();
    },
    there: (page) => page.locator('.support-form blockquote').first(),
    place: '.support-form',
  },
  ...Object.fromEntries(
    FIRST.map(([aid, route]) => [
      `part-widget-${aid}`,
      {
        route,
        open: (page: Page) => page.locator(`[data-aid="${aid}"]`).first().scrollIntoViewIfNeeded(),
        there: (page: Page) => page.locator(`[data-aid="${aid}"] section.aid`).first(),
        place: `[data-aid="${aid}"]`,
      },
    ]),
  ),
};

/** Loaded by a site with hosted services only: tests/e2e/variantBelowPath.slow.spec.ts. */
const HOSTED = 'part-hosted';

test('every part has its entry here', () => {
  const chunks = findLazyImports().flatMap(({chunk = ''}) => (chunk.startsWith('part-') ? [chunk] : []));
  expect([...Object.keys(PARTS), HOSTED].sort()).toEqual([...new Set(chunks)].sort());
});

for (const [chunk, {route, open, there, place = 'body'}] of Object.entries(PARTS)) {
  const tag = ['part-ask', 'part-setup', 'part-page-menu', 'part-widget-usage'].includes(chunk) ? [] : '@slow';
  test.describe(() => {
    // Readers who save data get no cards.
    test.use({savesData: chunk !== 'part-card'});
    test(`${chunk} says in its place that it could not be loaded, and comes with Retry`, {tag}, async ({page}) => {
      const errors: string[] = [];
      page.on('pageerror', ({message}) => errors.push(message));
      const scripts = `**/assets/js/${chunk}.*.js`;
      let refused = 0;
      await page.route(scripts, (request) => {
        refused += 1;
        return request.abort();
      });
      await page.goto(route);
      await page.waitForSelector('html[data-has-hydrated=true]');
      await open(page);
      const notice = page
        .locator(place)
        .getByRole('alert')
        .filter({hasText: /could not be loaded|Unable to fetch results/})
        .first();
      await expect(notice).toBeVisible();
      expect(refused, 'the chunk was asked for by its name').toBeGreaterThan(0);
      await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
      await expect(page.getByText('This page crashed')).toHaveCount(0);
      await page.unroute(scripts);
      await notice.getByRole('button', {name: 'Retry'}).click();
      await expect(there(page)).toBeAttached();
      await expect(notice).toHaveCount(0);
      expect(errors).toEqual([]);
    });
  });
}

test('a part that the server no longer has offers a reload, and nobody blames the network', async ({page}) => {
  await page.route('**/assets/js/part-setup.*.js', (route) => route.fulfill({status: 404, contentType: 'text/html', body: 'gone'}));
  await page.goto('/quickstart');
  await page.waitForSelector('html[data-has-hydrated=true]');
  await page.getByRole('button', {name: 'Your setup'}).click();
  const notice = page.locator('.navbar').getByRole('alert');
  await expect(notice).toContainText('this page was updated after you opened it');
  await expect(notice).not.toContainText('network');
  await Promise.all([page.waitForEvent('load'), notice.getByRole('button', {name: 'Reload'}).click()]);
});
