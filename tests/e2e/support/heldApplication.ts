/** The time before the application runs, for as long as a test needs it. */
import type {Locator, Page} from '@playwright/test';

import {HYDRATED, hold, painted} from './settled';

export const APPLICATION = '**/assets/js/main*.js';
/** What a browser needs for one frame. */
export const FRAME_MS = 20;
/** An ordinary page, with an announcement. */
export const PAGE = '/system-administration/webhooks';

/**
 * Holds the application's script back until the returned function is called, which resolves when
 * everything that was kept has been done.
 */
export async function holdApplication(page: Page): Promise<() => Promise<void>> {
  const open = await hold(page, APPLICATION);
  return async () => {
    open();
    await page.waitForSelector(HYDRATED);
    await page.waitForSelector('html:not([data-waiting])');
    // Kept events are replayed by timers a millisecond apart (keepEvents.ts); one that is set now
    // fires after them.
    await page.evaluate(() => new Promise((done) => setTimeout(() => setTimeout(done, 50))));
    await painted(page);
  };
}

/** The idle start never happens on its own: timers stand still until the test moves the clock. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({time: 0});
  await page.clock.pauseAt(1000);
}

/** The first script of the application, the runtime: it runs when the application is started. */
export function applicationScripts(page: Page): Locator {
  return page.locator('script[src*="/assets/js/runtime"]');
}
