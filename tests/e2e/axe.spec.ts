/**
 * No accessibility violation on any route, in both colour modes, on a phone and on a desktop. One load per route: every rule at both widths, and the rules about colour in the other mode of each.
 */
import {readFileSync} from 'node:fs';

import type {Page} from '@playwright/test';

import {colourViolations, violations} from './support/axe';
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

for (const route of routes) {
  test(`axe: ${route}`, async ({page}) => {
    // Colours that fade are measured when they have arrived.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(route);
    const headings = await page.locator('main :is(h1, h2, h3)').count();
    await page.mouse.move(600, 500, {steps: 2});
    await page.waitForSelector('html[data-has-hydrated=true]');
    expect(await page.locator('main :is(h1, h2, h3)').count(), 'no heading is lost when the page comes to life').toBeGreaterThanOrEqual(
      headings,
    );
    expect(await violations(page), 'light, 1280 px').toEqual([]);
    await setColourMode(page, 'dark');
    expect(await colourViolations(page), 'dark, 1280 px').toEqual([]);
    await page.setViewportSize({width: 390, height: 844});
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing is wider than the phone').toBeLessThanOrEqual(390);
    expect(await violations(page), 'dark, 390 px').toEqual([]);
    await setColourMode(page, 'light');
    expect(await colourViolations(page), 'light, 390 px').toEqual([]);
  });
}
