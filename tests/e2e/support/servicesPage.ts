/**
 * What tests of hosted services do on a page: give permission, move the clock, look at what was
 * sent.
 */
import type {BrowserContext, Page} from '@playwright/test';

import {TRACKERS} from '../../variants/pages';
import type {SentEvent} from './collector';
import {expect} from './servicesSite';

export const KEY = TRACKERS.ANALYTICS_API_KEY;

export async function allow(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    () =>
      window.localStorage.getItem('docs.privacy') ??
      window.localStorage.setItem(
        'docs.privacy',
        '{"answer":"granted","services":["analytics","tagManager","marketing","visitorIntelligence"]}',
      ),
  );
}

/** Opens a page with the reader's permission and a clock that the test moves. */
export async function visit(page: Page, address: string): Promise<void> {
  await allow(page.context());
  await page.clock.install({time: new Date('2026-03-02T10:00:00Z')});
  await page.goto(address);
  await started(page);
}

/** The package keeps its session in a cookie once it has started. */
export async function started(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return (
        (await page.context().cookies()).some(({name}) => name === `AMP_${KEY.slice(0, 10)}`) &&
        (await stored(page)).some(({event_type}) => event_type === '[Amplitude] Page Viewed')
      );
    })
    .toBe(true);
}

export const stored = (page: Page): Promise<SentEvent[]> =>
  page.evaluate((name) => JSON.parse(window.localStorage.getItem(name) ?? '[]') as never, `AMP_unsent_${KEY.slice(0, 10)}`);

/** Lets timers run until the collector has what the test waits for. */
export async function until(page: Page, condition: () => boolean, stepMs = 2000): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(stepMs);
        return condition();
      },
      {timeout: 40_000, intervals: [50]},
    )
    .toBe(true);
}

export const typesOf = (events: SentEvent[]) => events.map(({event_type}) => event_type);
export const named = (events: SentEvent[], type: string) => events.filter(({event_type}) => event_type === type);
export const follow = (page: Page, name: string) => page.locator('.markdown').getByRole('link', {name}).click();
export const go = (page: Page, path: string) => page.evaluate((to) => window.history.pushState(null, '', to), path);
/** Many page views at once. */
export const goFar = (page: Page, count: number) =>
  page.evaluate(async (pages) => {
    const {port1, port2} = new MessageChannel();
    for (let at = 0; at < pages; at += 1) {
      window.history.pushState(null, '', `/page-${at}`);
      // Timers stand still; a message gives the package its turn.
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  }, count);
