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

/** Nothing is stored, so the site follows the system. Fading is ended at once: frames are rare when the machine is busy, and waiting polls with them. */
async function setColourMode(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  await page.waitForFunction((mode) => document.documentElement.dataset['theme'] === mode, colorScheme, {polling: 20});
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
}

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
  for (const [index, width] of widths.entries()) {
    const modes = index === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
    if (index > 0) await page.setViewportSize({width, height: 900});
    expect.soft(await violations(page), `${route}: ${modes[0]}, ${width} px`).toEqual([]);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(widest, `${route}: nothing is wider than the window`).toBeLessThanOrEqual(width);
    await setColourMode(page, modes[1]);
    expect.soft(await colourViolations(page), `${route}: ${modes[1]}, ${width} px`).toEqual([]);
  }
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
