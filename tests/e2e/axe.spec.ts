/** No accessibility fault on any page, and none at either width in either colour mode on a page of each kind. */
import type {Page} from '@playwright/test';

import {readPages} from '../content/lib/pages';
import {expectNoViolations, rightEdge} from './support/axe';
import {HYDRATED} from './support/settled';
import {expect, test} from './support/site';

test.use({savesData: true});

const routes = [...readPages(process.cwd()).map(({route}) => route), '/search?q=segments', '/no-such-page'];

const KINDS = [
  '/',
  '/quickstart',
  '/clients/javascript',
  '/deployment/hosting/locally-api',
  '/edge-api/get-flags',
  '/basic-features/segments',
  '/version-comparison',
  '/support/',
  '/search?q=segments',
  '/no-such-page',
];

const DESKTOP = 1280;
const PHONE = 390;

/** Pages of one test share a browser's cache, which halves the time until a page is hydrated. */
const PAGES_PER_TEST = 8;
const groups = Array.from({length: Math.ceil(routes.length / PAGES_PER_TEST)}, (_, number) =>
  routes.slice(number * PAGES_PER_TEST, (number + 1) * PAGES_PER_TEST),
);

/** By a rule of their own, not because a tab or a fold is closed. */
function listInvisible(elements: Element[]): string[] {
  return elements.filter((element) => getComputedStyle(element).visibility === 'hidden').map(({className}) => className);
}

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route, {waitUntil: 'domcontentloaded'});
  const headings = await page.locator('main :is(h1, h2, h3)').count();
  // Complete, so none of what is hidden while a page arrives may still be (src/css/arriving.css).
  const hidden = page.locator('.theme-announcement-bar, .navbar__items--right, .page-top, .page-badges, .code-actions, .hero-code');
  expect.soft(await hidden.evaluateAll(listInvisible), `${route}: still hidden`).toEqual([]);
  await page.waitForSelector(HYDRATED);
  expect
    .soft(await page.locator('main :is(h1, h2, h3)').count(), `${route}: no heading is lost when the page is hydrated`)
    .toBeGreaterThanOrEqual(headings);
}

test('every page is among those that are checked', () => {
  expect(routes.length).toBeGreaterThan(100);
  expect(KINDS.filter((route) => !routes.includes(route))).toEqual([]);
});

for (const group of groups) {
  test(`axe: ${group.join(', ')}`, async ({page}) => {
    test.slow();
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    for (const route of group)
      await test.step(route, async () => {
        await page.setViewportSize({width: DESKTOP, height: 900});
        await open(page, route);
        await expectNoViolations(page, route, {widths: [DESKTOP], modes: ['light']});
        await page.setViewportSize({width: PHONE, height: 900});
        expect.soft(await rightEdge(page), `${route}: nothing is wider than a phone`).toBeLessThanOrEqual(PHONE);
      });
  });
}

for (const route of KINDS) {
  test(`axe: ${route} on a desktop and a phone, light and dark`, async ({page}) => {
    test.slow();
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await open(page, route);
    await expectNoViolations(page, route, {widths: [DESKTOP, PHONE]});
  });
}
