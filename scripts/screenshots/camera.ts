/** The dashboard in a browser that gives the same pixels on every run: fixed clock, no motion, no caret, nothing from outside. */
import {chromium, type Browser, type BrowserContext, type Page, type Request} from '@playwright/test';

import type {Picture} from '../../screenshots/types';
import {findOrInstallBrowser} from '../lib/findBrowser';
import type {Cleanup} from '../platform/cleanup';
import {act} from './act';
import {NOW} from './company';
import {cropOf} from './crop';
import {drawRings} from './rings';
import type {Held} from './held';
import {fill} from './values';

export type Shot = {light: Buffer; dark: Buffer};
export type Camera = {take(picture: Picture): Promise<Shot>};

const TIMEOUT_MS = 30_000;
/** The first page of a run loads all of the dashboard, on a busy machine with no cache yet. */
const LOADING_TIMEOUT_MS = 120_000;
const WINDOW = {width: 1080, height: 900};
const BUSY = '[id="loader-1"]';
const STILL = `*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
  ::-webkit-scrollbar { display: none; } .toast-message, .announcement { display: none !important; }`;

export async function openCamera(held: Held, cleanup: Cleanup): Promise<Camera> {
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser({windowed: true}),
    // Names of other hosts lead nowhere. A route that blocks them would turn off the cache, and each picture loads the same 10 MB of script.
    args: [
      '--no-sandbox',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
  cleanup.add('the browser', () => browser.close());
  const signedIn = await contextOf(browser, held);
  await signedIn.addCookies([{name: 't', value: held.token, url: held.dashboard}]);
  return {
    async take(picture) {
      const context = picture.seed === 'signed-out' ? await contextOf(browser, held) : signedIn;
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
        if (context !== signedIn) await context.close();
      }
    },
  };
}

async function contextOf(browser: Browser, {dashboard}: Held): Promise<BrowserContext> {
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

async function take(page: Page, picture: Picture, dashboard: string): Promise<Shot> {
  await page.setViewportSize({...WINDOW, ...picture.window});
  for (const [end, json] of Object.entries(picture.answers ?? {}))
    await page.route(
      (url) => url.pathname.endsWith(end),
      (route) => route.fulfill({json}),
    );
  const pending = watchRequests(page);
  await open(page, picture, dashboard);
  await page.addStyleTag({content: STILL});
  await settle(page, pending);
  for (const action of picture.actions ?? []) {
    await act(page, action);
    await settle(page, pending);
  }
  for (const selector of picture.hide ?? []) await page.locator(selector).first().waitFor();
  if (picture.hide) await page.addStyleTag({content: `${picture.hide.join(', ')} { display: none !important; }`});
  // The pointer leaves a hover colour where it clicked.
  await page.mouse.move(0, 0);
  await page.evaluate('document.activeElement?.blur()');
  const light = await shoot(page, picture);
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  const dark = await shoot(page, picture);
  return {light, dark};
}

/** The dashboard keeps the address it was opened with in a cookie of a few minutes, which a clock that stands in the past would end at once. */
async function open(page: Page, {path, seed}: Picture, dashboard: string): Promise<void> {
  if (seed === 'signed-out') return void (await page.goto(path));
  await page.context().addCookies([{name: 'redirect', value: encodeURIComponent(path), url: dashboard}]);
  await page.goto('/');
  await page.waitForURL((url) => url.pathname === path.split('?')[0]);
}

/** Some pages ask again every two seconds, so "no request for a while" never comes; "none under way" does. */
function watchRequests(page: Page): () => string[] {
  const underWay = new Set<Request>();
  // An image out of the cache never reports its end: settle() looks at the images themselves.
  page.on('request', (request) => request.resourceType() !== 'image' && underWay.add(request));
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => underWay.delete(request));
  // Nobody reads the body of an error, so that its end never comes.
  page.on('response', (response) => !response.ok() && underWay.delete(response.request()));
  return () => [...underWay].map((request) => request.url());
}

async function settle(page: Page, pending: () => string[]): Promise<void> {
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

async function shoot(page: Page, picture: Picture): Promise<Buffer> {
  const clip = await cropOf(page, picture.crop);
  await drawRings(page, picture.rings ?? [], clip);
  const once = () => page.screenshot({clip, animations: 'disabled', caret: 'hide'});
  let last = await once();
  for (let tries = 0; tries < 20; tries++) {
    const next = await once();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('the window never comes to rest.');
}
