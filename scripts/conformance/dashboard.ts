/** The dashboard in a browser, signed in once in each colour scheme: what a page says is seen, is looked for as text. */
import {chromium, type Browser, type Page} from '@playwright/test';

import type {DashboardCheck} from '../../conformance/types';
import {findOrInstallBrowser} from '../lib/findBrowser';
import type {Cleanup} from '../platform/cleanup';
import type {RunningPlatform} from '../platform/types';

export type Dashboard = {see(what: DashboardCheck['dashboard']): Promise<void>};

const TIMEOUT_MS = 30_000;

export async function openDashboard({dashboard, demo}: RunningPlatform, cleanup: Cleanup): Promise<Dashboard> {
  if (!dashboard) throw new Error('The dashboard does not run. Add --dashboard.');
  const browser: Browser = await chromium.launch({executablePath: findOrInstallBrowser(), args: ['--no-sandbox']});
  cleanup.add('the browser', () => browser.close());
  const pages = [await signIn('light'), await signIn('dark')];
  const seen = new Map<string, Promise<void>>();
  const see = async ({path, click = [], sees}: DashboardCheck['dashboard']): Promise<void> => {
    for (const page of pages) {
      await page.goto(path);
      for (const label of click) await page.getByText(label, {exact: true}).first().click();
      for (const text of sees) await expectText(page, text);
    }
  };
  return {
    // Several pages name the same place: it is looked at once.
    see(what) {
      const key = JSON.stringify(what, (_, value: unknown) => (value instanceof RegExp ? String(value) : value));
      const known = seen.get(key) ?? see(what);
      seen.set(key, known);
      return known;
    },
  };

  async function signIn(colorScheme: 'light' | 'dark'): Promise<Page> {
    const page = await (await browser.newContext({baseURL: dashboard, colorScheme, viewport: {width: 1400, height: 950}})).newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.goto('/login');
    await page.locator('input[type="email"], input[name="email"]').first().fill(demo.email);
    await page.locator('input[type="password"]').first().fill(demo.password);
    await page.locator('#login-btn').click();
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    return page;
  }
}

async function expectText(page: Page, text: string | RegExp): Promise<void> {
  try {
    await page.getByText(text).first().waitFor({state: 'visible'});
  } catch {
    throw new Error(`${page.url()} does not show ${text instanceof RegExp ? text : JSON.stringify(text)} within ${TIMEOUT_MS / 1000} s`);
  }
}
