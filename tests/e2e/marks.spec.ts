/**
 * Marks of languages on tabs: one file for the whole site (plugins/shared/markSheet.ts), in the
 * colour of the label.
 */
import type {Page} from '@playwright/test';

import {expect, test} from './support/site';

const ROUTE = '/clients/server-side';
const tab = (page: Page, name: string) => page.locator('.language-bar').getByRole('tab', {name, exact: true});

/** What is drawn of it, in pixels: nothing when the file or the mark in it is missing. */
const drawnWidth = (page: Page, name: string) =>
  tab(page, name)
    .locator('use')
    .evaluate((use: SVGUseElement) => use.getBBox().width);

for (const [scheme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const)
  test(`a language tab shows its mark at ${width} px in the ${scheme} mode`, {tag: scheme === 'light' ? [] : '@slow'}, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.emulateMedia({colorScheme: scheme});
    await page.goto(ROUTE);
    // Java has no mark that its owner gives away: an icon of ours keeps the labels in line.
    for (const name of ['Python', 'Java']) {
      await expect.poll(() => drawnWidth(page, name)).toBeGreaterThan(10);
      const {height} = (await tab(page, name).locator('svg').boundingBox())!;
      expect(height).toBe(16);
      const [mark, label] = await tab(page, name).evaluate((element) => [
        getComputedStyle(element.querySelector('svg')!).fill,
        getComputedStyle(element).color,
      ]);
      expect(mark).toBe(label);
    }
  });

test('marks have the colour of the label in forced colours, and screen readers hear the label only', {tag: '@slow'}, async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto(ROUTE);
  const [mark, label] = await tab(page, 'Python').evaluate((element) => [
    getComputedStyle(element.querySelector('svg')!).fill,
    getComputedStyle(element).color,
  ]);
  expect(mark).toBe(label);
  await expect(tab(page, 'Python')).toHaveAccessibleName('Python');
});

for (const [scheme, file] of [
  ['light', '/img/logo.svg'],
  ['dark', '/img/logo-dark.svg'],
] as const)
  test(`only the logo of the ${scheme} mode is fetched, which makes room for the file of the marks`, {tag: '@slow'}, async ({page}) => {
    await page.emulateMedia({colorScheme: scheme});
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(ROUTE);
    await page.waitForSelector('html[data-has-hydrated=true]');
    await expect.poll(() => drawnWidth(page, 'Python')).toBeGreaterThan(10);
    expect([...new Set(asked.filter((path) => path.startsWith('/img/logo')))]).toEqual([file]);
    expect(asked.filter((path) => /\/marks\.\w{8}\.svg$/.test(path))).toHaveLength(1);
  });
