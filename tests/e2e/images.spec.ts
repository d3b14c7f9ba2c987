/**
 * Pictures of pages, as plugins/images writes them: a page of the built site that gets two of them
 * on the way to the browser.
 */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {Page, Route} from '@playwright/test';
import sharp from 'sharp';

import {encodeImage, type EncodedImage} from '../../plugins/images/node/encodeImage';
import {renderImage} from '../../plugins/images/node/renderImage';
import {ASSETS, STORE} from '../../plugins/shared/assetStore';
import {expect, test} from './support/site';

const ROUTE = '/quickstart';
const ALT = 'A list with two flags';
let light: EncodedImage;
let dark: EncodedImage;

test.beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'images-'));
  const paint = async (name: string, background: string) => {
    const file = path.join(folder, name);
    writeFileSync(
      file,
      await sharp({create: {width: 1600, height: 1000, channels: 3, background}})
        .png()
        .toBuffer(),
    );
    return encodeImage(file, process.cwd());
  };
  light = await paint('flags@2x.png', '#f4f1ff');
  dark = await paint('flags@2x.dark.png', '#1a1030');
  rmSync(folder, {recursive: true});
});

/** Returns the names of the pictures that the browser asks for, as they come. */
async function addPictures(page: Page): Promise<string[]> {
  const view = {light, dark, caption: 'The list of flags', isFirst: false, isInline: false};
  const near = renderImage({...view, alt: ALT});
  const addTo = async (route: Route) => {
    const response = await route.fetch();
    const html = await response.text();
    const shown = html.replace(/(<div class="?static-html"? data-static="?\w+-0"?>)/, `$1${near}`);
    expect(shown.length, 'the page has the expected form').toBe(html.length + near.length);
    await route.fulfill({response, body: shown});
  };
  // Once: the page is also fetched ahead for its own link in the menu.
  await page.route(`**${ROUTE}`, addTo, {times: 1});
  const asked: string[] = [];
  await page.route(`**${ASSETS}images/*`, async (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    // Marks of tabs come from there too.
    if (name.startsWith('flags')) asked.push(name);
    await route.fulfill({path: path.join(STORE, 'images', name)});
  });
  return asked;
}

/**
 * The page has pictures of its own, so far down that they are not fetched; their part of the
 * application enlarges this one too.
 */
const picture = (page: Page) => page.locator('a[data-enlarge]:visible', {has: page.getByAltText(ALT)});
const isLoaded = (page: Page) =>
  expect
    .poll(() =>
      picture(page)
        .locator('img')
        .evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0),
    )
    .toBe(true);

for (const scheme of ['light', 'dark'] as const) {
  test(
    `fetches the picture of the ${scheme} mode only, and keeps its place before it comes`,
    {tag: scheme === 'dark' ? [] : '@slow'},
    async ({page}) => {
      await page.emulateMedia({colorScheme: scheme});
      const asked = await addPictures(page);
      await page.goto(ROUTE);
      await isLoaded(page);
      expect(asked.map((name) => name.includes('.dark.'))).toEqual([scheme === 'dark']);
      expect(asked[0]).toMatch(/-(720|1440)\.webp$/);
      const {width, height} = (await picture(page).locator('img').boundingBox())!;
      expect(width / height).toBeCloseTo(1.6, 1);
    },
  );
}

test('follows the switch of the colour mode', {tag: '@slow'}, async ({page}) => {
  await addPictures(page);
  await page.goto(ROUTE);
  await isLoaded(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await isLoaded(page);
  expect(await picture(page).getAttribute('href')).toContain('.dark.');
});

test('enlarges by click, Enter and space; Escape closes and the focus returns', async ({page}) => {
  const asked = await addPictures(page);
  await page.goto(ROUTE);
  await page.waitForSelector('html[data-has-hydrated=true]');
  const dialog = page.getByRole('dialog', {name: ALT});
  for (const open of [() => picture(page).click(), () => page.keyboard.press('Enter'), () => page.keyboard.press(' ')]) {
    await open();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(picture(page)).toBeFocused();
  }
  expect(asked.some((name) => name.endsWith('.png'))).toBe(true);
});

test('answers a click that came before the application', {tag: '@slow'}, async ({page}) => {
  await addPictures(page);
  await page.goto(ROUTE, {waitUntil: 'domcontentloaded'});
  await picture(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(ROUTE);
});

test('a picture that does not load leaves the page as wide as a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.route(/\.(?:webp|png)$/, (route) => route.abort());
  for (const route of ['/quickstart', '/basic-features/segments', '/system-administration/audit-logs']) {
    await page.goto(route);
    // The first of them is below the window.
    await page.locator('.picture a[data-enlarge]:visible').first().scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), {message: route}).toBe(390);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, startsAtOnce: false});
  test('shows one picture, which links to the whole', {tag: ['@slow', '@chromium']}, async ({page}) => {
    await addPictures(page);
    await page.goto(ROUTE);
    await expect(picture(page)).toHaveCount(1);
    expect(await picture(page).getAttribute('href')).toBe(ASSETS + light.full);
  });
});
