/**
 * Conditions to wait for where a test has to know that something did not happen, or that nothing
 * more will.
 */
import {expect, type Page, type Request} from '@playwright/test';

export const HYDRATED = 'html[data-has-hydrated=true]';

type Traffic = {begun: number; underWay: Set<Request>};
const traffic = new WeakMap<Page, Traffic>();

/** Counts a page's requests from now on, for `settled`. */
export function watchTraffic(page: Page): void {
  const seen: Traffic = {begun: 0, underWay: new Set()};
  traffic.set(page, seen);
  page.on('request', (request) => {
    seen.begun += 1;
    seen.underWay.add(request);
  });
  const end = (request: Request) => void seen.underWay.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // Requests of a document that was left get no answer.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) for (const request of seen.underWay) if (!request.isNavigationRequest()) seen.underWay.delete(request);
  });
}

/**
 * What waits for an idle browser has had its turn, and what it asked for has arrived, until nothing
 * new is asked for.
 */
export async function settled(page: Page): Promise<void> {
  const seen = traffic.get(page);
  if (!seen) throw new Error('settled(page) needs watchTraffic(page) before the page is opened.');
  await page.waitForLoadState('load');
  for (let before = -1; before !== seen.begun;) {
    before = seen.begun;
    await painted(page);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await expect.poll(() => seen.underWay.size, {message: 'requests under way', timeout: 30_000}).toBe(0);
  }
  await painted(page);
}

/**
 * Two frames: what was decided before the first is on the screen at the second, and tasks that a
 * frame has queued have run.
 */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
}

/** Holds matching requests back until the returned function is called. */
export async function hold(page: Page, address: string | ((url: URL) => boolean)): Promise<() => void> {
  let open = (): void => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route(address, async (route) => {
    await gate;
    // The page may be gone by then.
    await route.continue().catch(() => undefined);
  });
  return open;
}
