/**
 * The dashboard in a browser that gives the same pixels on every run: fixed clock, no motion, no
 * caret, nothing from outside.
 */
import {chromium, type Browser, type BrowserContext, type Page, type Request} from '@playwright/test';

import {findOrInstallBrowser} from '../lib/findBrowser';
import type {Cleanup} from '../platform/cleanup';
import {NOW} from './company';
import type {Held} from './held';

const TIMEOUT_MS = 30_000;
/** The first page of a run loads all of the dashboard, on a busy machine with no cache yet. */
const LOADING_TIMEOUT_MS = 120_000;
export const WINDOW = {width: 1080, height: 900};
const BUSY = '[id="loader-1"]';
const STILL = `*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
  ::-webkit-scrollbar { display: none; } .toast-messages, .announcement { display: none !important; }`;

export async function openBrowser(cleanup: Cleanup): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser({windowed: true}),
    // Names of other hosts lead nowhere. A route that blocks them would turn off the cache, and
    // each picture loads the same 10 MB of script.
    args: [
      '--no-sandbox',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
  cleanup.add('the browser', () => browser.close());
  return browser;
}

export async function signedOut(browser: Browser, {dashboard}: Held): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: dashboard,
    viewport: WINDOW,
    deviceScaleFactor: 2,
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  context.setDefaultNavigationTimeout(LOADING_TIMEOUT_MS);
  await context.clock.setFixedTime(NOW);
  return context;
}

export async function signedIn(browser: Browser, held: Held): Promise<BrowserContext> {
  const context = await signedOut(browser, held);
  await context.addCookies([{name: 't', value: held.token, url: held.dashboard}]);
  return context;
}

/**
 * The dashboard keeps the URL it was opened with in a cookie of a few minutes, which a clock
 * set to the past would end immediately.
 */
export async function openDashboard(page: Page, path: string, dashboard: string): Promise<void> {
  await page.context().addCookies([{name: 'redirect', value: encodeURIComponent(path), url: dashboard}]);
  await page.goto('/');
  await page.waitForURL((url) => url.pathname === path.split('?')[0]);
}

export async function stopMotion(page: Page): Promise<void> {
  await page.addStyleTag({content: STILL});
}

/**
 * Some pages ask again every two seconds, so "no request for a while" never comes; "none under way"
 * does.
 */
export function watchRequests(page: Page): () => string[] {
  const underWay = new Set<Request>();
  // An image out of the cache never reports its end: settle() looks at the images themselves.
  page.on('request', (request) => request.resourceType() !== 'image' && underWay.add(request));
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => underWay.delete(request));
  // The body of an error is never read, so it never ends.
  page.on('response', (response) => !response.ok() && underWay.delete(response.request()));
  return () => [...underWay].map((request) => request.url());
}

export async function settle(page: Page, pending: () => string[]): Promise<void> {
  const deadline = Date.now() + LOADING_TIMEOUT_MS;
  let calm = 0;
  // Answers lead to further requests: three quiet looks, a few frames apart.
  while (calm < 3) {
    if (Date.now() > deadline) throw new Error(`requests of the dashboard never end: ${pending().join(', ') || 'images'}`);
    await page.evaluate('document.fonts.ready.then(() => new Promise((resolve) => setTimeout(resolve, 50)))');
    const isBusy = await page.locator(BUSY).filter({visible: true}).count();
    const hasImages = await page.evaluate<boolean>('[...document.images].every(({complete}) => complete)');
    calm = pending().length === 0 && isBusy === 0 && hasImages ? calm + 1 : 0;
  }
}
