/**
 * Short films of the dashboard (plugins/images/node/renderLoop.ts): nothing is fetched before a
 * reader comes near, and nothing moves for those who ask for it.
 */
import type {Page} from '@playwright/test';

import {expect, test} from './support/site';

const ROUTE = '/basic-features/managing-features';
const poster = (page: Page) => page.locator('a[data-loop]:visible');
const film = (page: Page) => page.locator('.picture video:visible');

/** Names of the films and their posters that the browser asks for. */
function watchFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (name.startsWith('switch-a-flag')) asked.push(name);
  });
  return asked;
}

test('plays in view with controls, in the colours of the mode, and pauses out of view', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference', colorScheme: 'dark'});
  const asked = watchFiles(page);
  await page.goto(ROUTE);
  await page.waitForSelector('html[data-has-hydrated=true]');
  expect(asked).toEqual([]);
  await poster(page).scrollIntoViewIfNeeded();
  await expect(film(page)).toHaveJSProperty('paused', false);
  await expect(film(page)).toHaveJSProperty('controls', true);
  await expect(film(page)).toHaveJSProperty('muted', true);
  await expect(film(page)).toHaveAttribute('aria-label', /^The switch of show_demo_button is turned on/);
  expect(asked.every((name) => name.includes('.dark.'))).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(film(page)).toHaveJSProperty('paused', true);
});

test('is its poster on paper, without controls, and plays on afterwards', {tag: '@slow'}, async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.goto(ROUTE);
  await page.waitForSelector('html[data-has-hydrated=true]');
  await poster(page).scrollIntoViewIfNeeded();
  await expect(film(page)).toHaveJSProperty('paused', false);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('.picture video')).toHaveCount(0);
  await expect(page.locator('.picture img[alt^="The switch of show_demo_button"]:visible')).toHaveCount(1);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(film(page)).toHaveJSProperty('paused', false);
});

test('is left alone by printing once the reader is on another page', {tag: '@slow'}, async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.goto(ROUTE);
  await page.waitForSelector('html[data-has-hydrated=true]');
  await poster(page).scrollIntoViewIfNeeded();
  const frame = await film(page).locator('..').elementHandle();
  const holdsFilm = () => frame?.evaluate((element) => element.firstElementChild?.tagName);
  const print = () => page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.evaluate(() => (window.location.hash = '#create-a-flag'));
  await print();
  expect(await holdsFilm()).toBe('IMG');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await holdsFilm()).toBe('VIDEO');
  await page.locator('.menu__link[href="/basic-features/segments"]').click();
  await expect(page).toHaveURL(/\/segments$/);
  await expect(film(page)).toHaveCount(0);
  await print();
  expect(await holdsFilm()).toBe('VIDEO');
});

test('takes no more room than its poster', {tag: '@slow'}, async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(ROUTE);
  await page.waitForSelector('html[data-has-hydrated=true]');
  await poster(page).scrollIntoViewIfNeeded();
  const before = await poster(page).locator('img').boundingBox();
  await poster(page).click();
  await expect(film(page)).toBeVisible();
  const after = await film(page).boundingBox();
  expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);
});

for (const key of ['Enter', ' '])
  test(
    `waits for a reader who asks for less motion, who starts and pauses it with ${key === ' ' ? 'the space bar' : key}`,
    {tag: key === 'Enter' ? [] : '@slow'},
    async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      const asked = watchFiles(page);
      await page.goto(ROUTE);
      await page.waitForSelector('html[data-has-hydrated=true]');
      await poster(page).scrollIntoViewIfNeeded();
      await expect.poll(() => asked.length).toBe(1);
      expect(asked[0]).toMatch(/\.webp$/);
      await poster(page).focus();
      await page.keyboard.press(key);
      await expect(film(page)).toHaveJSProperty('paused', false);
      await expect(film(page)).toBeFocused();
      await page.keyboard.press(' ');
      await expect(film(page)).toHaveJSProperty('paused', true);
    },
  );

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, startsAtOnce: false});
  test('shows the poster, which links to the film', {tag: '@slow'}, async ({page, request}) => {
    await page.goto(ROUTE);
    await expect(poster(page)).toHaveCount(1);
    const response = await request.get((await poster(page).getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('video/mp4');
  });
});
