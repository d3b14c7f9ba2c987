/**
 * No accessibility violation on any route, in both colour modes, on a phone and on a desktop. One load per route: every rule at both widths, and the rules about colour in the other mode of each.
 */
import {readFileSync} from 'node:fs';

import type {Page} from '@playwright/test';

import {colourViolations, installAxe, violations} from './support/axe';
import {expect, test} from './support/site';

const routes = [
  ...(JSON.parse(readFileSync('tests/content/__fixtures__/spec-routes.json', 'utf8')) as string[]),
  '/search?q=segments',
  '/no-such-page',
];

/** Nothing is stored, so the site follows the system. */
async function setColourMode(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  await page.waitForSelector(`html[data-theme=${colorScheme}]`);
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

/** Routes of one test share a browser's cache, which halves the time until a page is alive. */
const ROUTES_PER_TEST = 8;
const groups = Array.from({length: Math.ceil(routes.length / ROUTES_PER_TEST)}, (_, number) =>
  routes.slice(number * ROUTES_PER_TEST, (number + 1) * ROUTES_PER_TEST),
);

async function checkRoute(page: Page, route: string): Promise<void> {
  await page.setViewportSize({width: 1280, height: 900});
  // Colours that fade are measured when they have arrived.
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await page.goto(route);
  const headings = await page.locator('main :is(h1, h2, h3)').count();
  await page.mouse.move(600, 500, {steps: 2});
  await page.waitForSelector('html[data-has-hydrated=true]');
  expect
    .soft(await page.locator('main :is(h1, h2, h3)').count(), `${route}: no heading is lost when the page comes to life`)
    .toBeGreaterThanOrEqual(headings);
  expect.soft(await violations(page), `${route}: light, 1280 px`).toEqual([]);
  await setColourMode(page, 'dark');
  expect.soft(await colourViolations(page), `${route}: dark, 1280 px`).toEqual([]);
  await page.setViewportSize({width: 390, height: 844});
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, `${route}: nothing is wider than the phone`).toBeLessThanOrEqual(390);
  expect.soft(await violations(page), `${route}: dark, 390 px`).toEqual([]);
  await setColourMode(page, 'light');
  expect.soft(await colourViolations(page), `${route}: light, 390 px`).toEqual([]);
}

for (const group of groups) {
  test(`axe: ${group.join(', ')}`, async ({page}) => {
    test.setTimeout(180_000);
    await installAxe(page);
    for (const route of group) await test.step(route, () => checkRoute(page, route));
  });
}
