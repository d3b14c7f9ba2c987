/** Takes one picture of the dashboard, in both colour modes. */
import type {Page, Route} from '@playwright/test';

import type {Picture} from '../../screenshots/types';
import type {Cleanup} from '../platform/cleanup';
import {act} from './act';
import {openBrowser, openDashboard, settle, signedIn, signedOut, stopMotion, watchRequests, WINDOW} from './browser';
import {NOW} from './company';
import {cropOf} from './crop';
import {drawRings} from './rings';
import type {Held} from './held';
import {fill} from './values';

type Shot = {light: Buffer; dark: Buffer};
type Camera = {take: (picture: Picture) => Promise<Shot>};

const MINUTE_MS = 60_000;

export async function openCamera(held: Held, cleanup: Cleanup): Promise<Camera> {
  const browser = await openBrowser(cleanup);
  const owner = await signedIn(browser, held);
  return {
    async take(picture) {
      const context = picture.seed === 'signed-out' ? await signedOut(browser, held) : owner;
      const page = await context.newPage();
      try {
        return await take(page, fill(picture, held.seeded), held.dashboard);
      } catch (error) {
        await page.screenshot({path: '.cache/screenshots/failed.png'}).catch(() => undefined);
        throw new Error(
          `${(error as Error).message.split('\n').slice(0, 4).join('\n')}\nThe window at that moment: .cache/screenshots/failed.png`,
          {cause: error},
        );
      } finally {
        await page.close();
        if (context !== owner) await context.close();
      }
    },
  };
}

async function take(page: Page, picture: Picture, dashboard: string): Promise<Shot> {
  await page.setViewportSize({...WINDOW, ...picture.window});
  for (const [end, json] of Object.entries(picture.answers ?? {}))
    await page.route(
      (url) => url.pathname.endsWith(end),
      (route) => route.fulfill({json}),
    );
  for (const [end, field] of Object.entries(picture.times ?? {}))
    await page.route(
      (url) => url.pathname.endsWith(end),
      (route) => fixTimes(route, field),
    );
  const pending = watchRequests(page);
  if (picture.seed === 'signed-out') await page.goto(picture.path);
  else await openDashboard(page, picture.path, dashboard);
  await stopMotion(page);
  await settle(page, pending);
  for (const action of picture.actions ?? []) {
    await act(page, action);
    await settle(page, pending);
  }
  for (const selector of picture.hide ?? []) await page.locator(selector).first().waitFor();
  if (picture.hide) await page.addStyleTag({content: `${picture.hide.join(', ')} { display: none !important; }`});
  // The pointer leaves a hover colour where it clicked.
  await page.mouse.move(0, 0);
  const light = await shoot(page, picture);
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  const dark = await shoot(page, picture);
  return {light, dark};
}

/** Newest first, an hour apart, as the database has other times (fixData.ts). */
async function fixTimes(route: Route, field: string): Promise<void> {
  const response = await route.fetch();
  type Rows = Record<string, unknown>[];
  const json = (await response.json()) as Rows | {results: Rows};
  const rows = Array.isArray(json) ? json : json.results;
  for (const [index, row] of rows.filter((each) => each[field]).entries())
    row[field] = new Date(Date.parse(NOW) - 5 * MINUTE_MS - index * 60 * MINUTE_MS).toISOString();
  await route.fulfill({response, json});
}

async function shoot(page: Page, picture: Picture): Promise<Buffer> {
  const clip = await cropOf(page, picture.crop);
  await drawRings(page, picture.rings ?? [], clip);
  const once = async () => {
    // Each time: some forms take the focus a moment after they are there.
    await page.evaluate('document.activeElement?.blur()');
    return page.screenshot({clip, animations: 'disabled', caret: 'hide'});
  };
  let last = await once();
  for (let tries = 0; tries < 20; tries++) {
    const next = await once();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('the window keeps changing.');
}
