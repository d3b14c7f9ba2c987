/**
 * Short films of the dashboard (plugins/images/node/renderLoop.ts): nothing is fetched or moves
 * before a reader starts them.
 */
import type {Page} from '@playwright/test';

import {expect, test} from './support/site';

const ROUTE = '/basic-features/managing-features';
const film = (page: Page) => page.locator('.picture video:visible');

test('shows a poster in the colours of the mode, and plays when a reader starts it', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto(ROUTE);
  await page.waitForSelector('html[data-has-hydrated=true]');
  await film(page).scrollIntoViewIfNeeded();
  await expect(film(page)).toHaveAttribute('poster', /\.dark\./);
  await expect(film(page)).toHaveAttribute('aria-label', /^The switch of show_demo_button is turned on/);
  await expect(film(page)).toHaveJSProperty('paused', true);
  expect(asked.filter((name) => /\.(webm|mp4)$/.test(name))).toEqual([]);
  await film(page).focus();
  await page.keyboard.press(' ');
  await expect(film(page)).toHaveJSProperty('paused', false);
  await expect.poll(() => asked.some((name) => /switch-a-flag\.dark\.\w{8}\.(webm|mp4)$/.test(name))).toBe(true);
});
