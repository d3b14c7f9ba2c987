/**
 * Every page, in groups: pages of one test share a browser's cache, which halves the time until a
 * page is hydrated.
 */
import {expect, type Page} from '@playwright/test';

import {readPages} from '../../../plugins/shared/pageSource';
import {HYDRATED} from './settled';

export const ROUTES = [...readPages(process.cwd()).map(({route}) => route), '/search?q=segments', '/no-such-page'];
export const DESKTOP = 1280;
export const PHONE = 390;

const PAGES_PER_TEST = 8;
export const GROUPS = Array.from({length: Math.ceil(ROUTES.length / PAGES_PER_TEST)}, (_, number) =>
  ROUTES.slice(number * PAGES_PER_TEST, (number + 1) * PAGES_PER_TEST),
);

/** By a rule of their own, not because a tab or a fold is closed. */
function listInvisible(elements: Element[]): string[] {
  return elements.filter((element) => getComputedStyle(element).visibility === 'hidden').map(({className}) => className);
}

/**
 * Opens a page and waits until it is hydrated. Nothing of what was sent may stay hidden or be lost
 * on the way.
 */
export async function openWhole(page: Page, route: string): Promise<void> {
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
