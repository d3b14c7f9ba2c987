/**
 * The site's font (src/css/fonts.css): readers see it on the first page of the first visit, and no
 * line moves because of it.
 */
import type {Page, Request} from '@playwright/test';

import {settled} from './support/settled';
import {expect, test} from './support/site';

test.use({startsAtOnce: false});

const isFont = (request: Request) => request.url().endsWith('.woff2');

/** The fonts that the first paragraph is drawn with, by their own names. */
async function fontsOfText(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument');
  const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector: '.markdown p'});
  const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
  await session.detach();
  return fonts.map(({familyName}) => familyName);
}

const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(sum(list.getEntries())));
        const sum = (entries: PerformanceEntry[]) => entries.reduce((all, entry) => all + (entry as unknown as {value: number}).value, 0);
        observer.observe({type: 'layout-shift', buffered: true});
        requestAnimationFrame(() => setTimeout(() => resolve(sum(observer.takeRecords()))));
      }),
  );

test('is preloaded once and draws the first page of the first visit', async ({page}) => {
  const fonts: string[] = [];
  page.on('request', (request) => isFont(request) && fonts.push(request.url()));
  await page.goto('/quickstart');
  await settled(page);
  expect(fonts).toHaveLength(1);
  expect(await fontsOfText(page)).toEqual(['Inter']);
  expect(await layoutShift(page)).toBe(0);
});

test('moves no line when it arrives after the first paint', async ({page}) => {
  let release = () => {};
  const isPainted = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await isPainted;
    await route.continue();
  });
  await page.goto('/quickstart', {waitUntil: 'commit'});
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await page.waitForLoadState();
  await settled(page);
  expect(await fontsOfText(page)).not.toContain('Inter');
  expect(await layoutShift(page)).toBe(0);
});
