/**
 * Interaction to next paint of a short visit on a CPU slowed four times, right after a cold load:
 * open search, type a word, close it. The worst of its clicks and keys, as the browser's own event
 * timing tells it (steps of 8 ms).
 */
import type {Browser} from '@playwright/test';

import {freshPage} from './browser';
import {COLLECT_EVENTS, WORST_EVENT} from './inPage';
import type {Site} from './sites';

const WORD = 'segment';

export async function measureResponse(browser: Browser, site: Site, url: string): Promise<number | undefined> {
  if (!site.search) return undefined;
  const {button, input} = site.search;
  const {page, context} = await freshPage(browser, {cpuSlowdown: 4});
  try {
    await page.addInitScript({content: COLLECT_EVENTS});
    await page.goto(url + site.pages.long, {waitUntil: 'load'});
    const place = await page.locator(button).first().boundingBox();
    if (!place) throw new Error('the search button is not in view');
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, {steps: 3});
    await page.waitForTimeout(400);
    await page.mouse.down();
    await page.mouse.up();
    await page.locator(input).first().waitFor();
    await page.waitForTimeout(1500);
    await page.keyboard.type(WORD, {delay: 150});
    await page.waitForTimeout(1500);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(1000);
    return await page.evaluate<number>(WORST_EVENT);
  } catch (cause) {
    throw new Error(`${site.name}: the response to clicks and keys could not be measured`, {cause});
  } finally {
    await context.close();
  }
}
