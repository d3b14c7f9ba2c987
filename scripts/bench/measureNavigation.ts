/**
 * From the click on a link in the menu to the painted heading of the new page, with 300 ms of
 * hover before it and without.
 */
import type {Browser, Page} from '@playwright/test';

import {type Conditions, freshPage} from './browser';
import {HEADING_CHANGED, HEADING_TIME, REMEMBER_HEADING, WATCH_HEADING} from './inPage';
import {NAVIGATION, type Site} from './sites';

const HOVER_MS = 300;

export type Way = Conditions & {hover: boolean};

export async function measureNavigation(browser: Browser, site: Site, url: string, {hover, ...conditions}: Way): Promise<number> {
  const {page, context} = await freshPage(browser, conditions);
  try {
    await page.addInitScript({content: WATCH_HEADING});
    await page.goto(url + NAVIGATION.from, {waitUntil: 'load'});
    await page.mouse.move(700, 400);
    // Whatever a site does when a reader arrives is done by now.
    await page.waitForTimeout(5000);
    await page.evaluate(REMEMBER_HEADING);
    const place = await placeOfLink(page);
    await page.mouse.move(place.x, place.y);
    if (hover) await page.waitForTimeout(HOVER_MS);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction(HEADING_CHANGED, undefined, {timeout: 15_000});
    return await page.evaluate<number>(HEADING_TIME);
  } catch (cause) {
    throw new Error(`${site.name}: the navigation could not be measured`, {cause});
  } finally {
    await context.close();
  }
}

async function placeOfLink(page: Page): Promise<{x: number; y: number}> {
  for (const link of await page.locator(`a[href^="${NAVIGATION.to}"], a[href^=".${NAVIGATION.to}"]`).all()) {
    // Menus that show every page at once are longer than the screen.
    await link.scrollIntoViewIfNeeded({timeout: 1000}).catch(() => undefined);
    const box = await link.boundingBox();
    if (box && box.width > 0 && box.y > 0 && box.y + box.height < 900) return {x: box.x + box.width / 2, y: box.y + box.height / 2};
  }
  throw new Error(`no link to ${NAVIGATION.to} is in view on ${NAVIGATION.from}`);
}
