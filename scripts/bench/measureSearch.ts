/**
 * From the click on the search button to the open box, right after a cold load with a hover before
 * it, and from a query to its first result. CPU slowed four times.
 */
import {brotliCompressSync} from 'node:zlib';

import type {Browser, Page} from '@playwright/test';

import {freshPage} from './browser';
import {WATCH_ENDED, WATCH_TIME, watchFor} from './inPage';
import {QUERY, type Site} from './sites';

export type SearchRun = {open: number; results: number; bytes: number};

export async function measureSearch(browser: Browser, site: Site, url: string): Promise<SearchRun | undefined> {
  if (!site.search) return undefined;
  const {button, box, input, result} = site.search;
  const {page, context} = await freshPage(browser, {cpuSlowdown: 4});
  try {
    await page.goto(url + site.pages.home, {waitUntil: 'load'});
    let bytes = 0;
    const place = await page.locator(button).first().boundingBox();
    if (!place) throw new Error('the search button is not in view');
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, {steps: 3});
    await page.waitForTimeout(400);
    page.on('response', async (response) => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      bytes += brotliCompressSync(body).length;
    });
    const open = await timeUntil(page, box, () => page.mouse.down().then(() => page.mouse.up()), 'click');
    await page.locator(input).first().waitFor();
    // The index may still be on its way; what counts is a letter typed when it is there.
    await page.waitForTimeout(3000);
    const results = await timeUntil(page, result, () => page.locator(input).first().fill(QUERY), 'input');
    await page.waitForTimeout(500);
    return {open, results, bytes};
  } catch (cause) {
    throw new Error(`${site.name}: search could not be measured`, {cause});
  } finally {
    await context.close();
  }
}

/**
 * Milliseconds from the event that `act` causes to the first frame in which
 * something matches `selector`.
 */
async function timeUntil(page: Page, selector: string, act: () => Promise<void>, event: string): Promise<number> {
  await page.evaluate(watchFor(selector, event));
  await act();
  await page.waitForFunction(WATCH_ENDED, undefined, {timeout: 20_000});
  return page.evaluate<number>(WATCH_TIME);
}
