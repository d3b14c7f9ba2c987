/**
 * No accessibility violation on any route, in both colour modes, on a phone and on a desktop. One load per route.
 */
import type {Page} from '@playwright/test';

import {readPages} from '../content/lib/pages';
import {expectNoViolations, installAxe} from './support/axe';
import {expect, test} from './support/site';

test.use({savesData: true});

const routes = [...readPages(process.cwd()).map(({route}) => route), '/search?q=segments', '/no-such-page'];

/** Routes of one test share a browser's cache, which halves the time until a page is alive. */
const ROUTES_PER_TEST = 8;
const groups = Array.from({length: Math.ceil(routes.length / ROUTES_PER_TEST)}, (_, number) =>
  routes.slice(number * ROUTES_PER_TEST, (number + 1) * ROUTES_PER_TEST),
);

const WIDTHS = [1280, 390];

/** Begins at the width where the page before ended: a page that is about to be left is not laid out once more. */
async function checkRoute(page: Page, route: string, widths: number[]): Promise<void> {
  await page.goto(route, {waitUntil: 'domcontentloaded'});
  const headings = await page.locator('main :is(h1, h2, h3)').count();
  await page.waitForSelector('html[data-has-hydrated=true]');
  expect
    .soft(await page.locator('main :is(h1, h2, h3)').count(), `${route}: no heading is lost when the page comes to life`)
    .toBeGreaterThanOrEqual(headings);
  await expectNoViolations(page, route, {widths});
}

for (const group of groups) {
  test(`axe: ${group.join(', ')}`, async ({page}) => {
    test.setTimeout(180_000);
    await installAxe(page);
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    for (const [index, route] of group.entries())
      await test.step(route, () => checkRoute(page, route, index % 2 === 0 ? WIDTHS : WIDTHS.toReversed()));
  });
}
