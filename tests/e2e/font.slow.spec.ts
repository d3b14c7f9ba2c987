/**
 * The site's font (plugins/hydrate-on-intent/client/font.ts): nobody waits for it, no line moves
 * because of it, and readers see it.
 */
import type {Page, Request} from '@playwright/test';

import {settled} from './support/settled';
import {expect, test} from './support/site';

test.use({startsAtOnce: false});

const isFont = (request: Request) => request.url().endsWith('.woff2');
const waitForFont = (page: Page) => page.waitForFunction(() => window.localStorage.getItem('docs.font') !== null);
const heightOfText = (page: Page) => page.locator('.markdown').evaluate((text) => text.getBoundingClientRect().height);

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

test('is fetched after the first page has loaded, and that page stays as it is', async ({page}) => {
  const early: string[] = [];
  let hasLoaded = false;
  page.on('load', () => (hasLoaded = true));
  page.on('request', (request) => isFont(request) && !hasLoaded && early.push(request.url()));
  await page.goto('/quickstart');
  await waitForFont(page);
  expect(early).toEqual([]);
  expect(await fontsOfText(page)).not.toContain('Inter');
});

test('is what later pages are written in, and their text takes the room it would take without', async ({page}) => {
  await page.goto('/clients/react');
  const height = await heightOfText(page);
  await waitForFont(page);
  // A page does without a font that comes after its first paint, and how soon it comes depends on
  // the machine. The styles of a chosen code theme are asked for right after the font, and the
  // first paint waits for them: held until the font is there.
  await page.evaluate(() => window.localStorage.setItem('docs.codeTheme', 'nord'));
  let release = () => {};
  const isFontThere = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/code-themes.*.css', async (route) => {
    await isFontThere;
    await route.continue();
  });
  await page.goto('/clients/react', {waitUntil: 'commit'});
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].map(({family, status}) => `${family}: ${status}`)))
    .toContain('Inter: loaded');
  release();
  await page.waitForLoadState();
  expect(await fontsOfText(page)).toContain('Inter');
  expect(Math.abs((await heightOfText(page)) / height - 1)).toBeLessThan(0.03);
});

test('is not fetched by readers who save data', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}));
  const fonts: string[] = [];
  page.on('request', (request) => isFont(request) && fonts.push(request.url()));
  await page.goto('/quickstart');
  await settled(page);
  expect(fonts).toEqual([]);
});
