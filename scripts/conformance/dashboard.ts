/**
 * The dashboard in a browser, signed in once in each colour scheme: what a page says is seen, is
 * looked for as text.
 */
import {chromium, type Browser, type Locator, type Page} from '@playwright/test';

import type {Click, DashboardCheck, Upload} from '../../conformance/types';
import {findOrInstallBrowser} from '../lib/findBrowser';
import type {Cleanup} from '../platform/cleanup';
import type {RunningPlatform} from '../platform/types';

export type Dashboard = {see: (what: DashboardCheck['dashboard']) => Promise<void>};

/** Only what is missing takes this long. A busy machine needs most of it to open the first page. */
const TIMEOUT_MS = 60_000;
/** A page that never falls silent is used as it is. */
const SETTLE_MS = 20_000;
/** How long to look after each opening. */
const LOOKS_MS = [10_000, 20_000, TIMEOUT_MS];

export async function openDashboard({dashboard, demo}: RunningPlatform, cleanup: Cleanup): Promise<Dashboard> {
  if (!dashboard) throw new Error('The dashboard does not run. Add --dashboard.');
  const browser: Browser = await chromium.launch({
    // In the shell without windows, only one of two pages has the focus: lists of the other close.
    executablePath: findOrInstallBrowser({windowed: true}),
    args: ['--no-sandbox'],
    // By default Playwright ends the process at Ctrl+C, before the platform is stopped.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  cleanup.add('the browser', () => browser.close());
  const signedIn = [await signIn('light'), await signIn('dark')];
  const signedOut = [await newPage('light'), await newPage('dark')];
  let place = '';
  return {
    // Checks of one place stand together: it is opened once.
    async see({path, click = [], sees, signedOut: isSignedOut = false}) {
      const pages = isSignedOut ? signedOut : signedIn;
      const wanted = JSON.stringify([path, click, isSignedOut]);
      if (wanted !== place) await Promise.all(pages.map((page) => open(page, path, click)));
      place = wanted;
      for (const page of pages) for (const text of sees) await expectText(page, text, () => open(page, path, click));
    },
  };

  async function signIn(colorScheme: 'light' | 'dark'): Promise<Page> {
    const page = await newPage(colorScheme);
    await page.goto('/login');
    await page.locator('input[type="email"], input[name="email"]').first().fill(demo.email);
    await page.locator('input[type="password"]').first().fill(demo.password);
    await page.locator('#login-btn').click();
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    return page;
  }

  async function newPage(colorScheme: 'light' | 'dark'): Promise<Page> {
    const page = await (await browser.newContext({baseURL: dashboard, colorScheme, viewport: {width: 1400, height: 950}})).newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    return page;
  }
}

async function open(page: Page, path: string, click: Click[]): Promise<void> {
  // Listens before the page is opened: a response may come before the click that needs it.
  const actions = click.map((what) => prepare(page, what));
  await page.goto(path);
  for (const act of actions) {
    await settle(page);
    await act();
  }
}

/** Forms are drawn anew when a late response comes, and what was opened in them is closed. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', {timeout: SETTLE_MS}).catch(() => undefined);
}

function prepare(page: Page, what: Click): () => Promise<void> {
  if (typeof what === 'string' || !('upload' in what)) return () => locate(page, what).locator('visible=true').first().click();
  const loaded = page.waitForEvent('requestfinished', async (request) => {
    return request.url().includes(what.after) && Boolean((await request.response())?.ok());
  });
  loaded.catch(() => undefined); // The await below reports it, unless the page did not open at all.
  const file = {name: 'upload.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(what.upload))};
  return async () => {
    await loaded;
    await page.locator('input[type="file"]').first().setInputFiles(file);
  };
}

function locate(page: Page, what: Exclude<Click, Upload>): Locator {
  if (typeof what === 'string') return page.getByText(what, {exact: true});
  if ('css' in what) return page.locator(what.css);
  return page.locator('.panel', {has: page.getByRole('heading', {name: what.of, exact: true})}).getByText(what.text, {exact: true});
}

/** What a late response closed after all is opened again, as a reader would. */
async function expectText(page: Page, text: string | RegExp, openAgain: () => Promise<void>): Promise<void> {
  const found = page.getByText(text, {exact: true}).or(page.getByPlaceholder(text, {exact: true}));
  const isSeen = (timeout: number) =>
    found
      .locator('visible=true')
      .first()
      .waitFor({timeout})
      .then(() => true)
      .catch(() => false);
  for (const [index, look] of LOOKS_MS.entries()) {
    if (index > 0) await openAgain();
    if (await isSeen(look)) return;
  }
  throw new Error(`${page.url()} does not show ${text instanceof RegExp ? text : JSON.stringify(text)} within ${TIMEOUT_MS / 1000} s`);
}
