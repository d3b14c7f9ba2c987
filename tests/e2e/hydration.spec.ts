/**
 * The application runs on intent: what is right before it, and what starts it. What a reader does
 * in the meantime is in replay.spec.ts.
 */
import type {Page} from '@playwright/test';

import {APPLICATION, applicationScripts, FRAME_MS, holdApplication, PAGE, stopClock} from './support/heldApplication';
import {HYDRATED, hold, painted} from './support/settled';
import {expect, test} from './support/site';

/** Three seconds after the load, and up to three more until the browser is idle. */
const IDLE_START_MS = 10_000;

test.use({startsAtOnce: false});

test.describe('the application', () => {
  test('does not run while the page loads, and comes by itself when the browser is idle', async ({page}) => {
    await stopClock(page);
    await page.goto(PAGE);
    expect(await applicationScripts(page).count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('false');
    await expect(page.locator('.markdown h2').first()).toBeVisible();
    await page.clock.runFor(IDLE_START_MS);
    await page.clock.resume();
    await page.waitForSelector(HYDRATED);
  });

  const signs: Record<string, (page: Page) => Promise<unknown>> = {
    'a pointer that moves': (page) => page.mouse.move(300, 300, {steps: 2}),
    'a touch': (page) => page.locator('body').dispatchEvent('touchstart'),
    'a key': (page) => page.keyboard.press('Shift'),
    focus: (page) => page.locator('.navbar a').first().focus(),
    'a turn of the wheel': (page) => page.mouse.wheel(0, 200),
  };
  for (const [name, act] of Object.entries(signs)) {
    test(`starts at ${name}`, async ({page}) => {
      await stopClock(page);
      await holdApplication(page);
      await page.goto(PAGE);
      expect(await applicationScripts(page).count()).toBe(0);
      await act(page);
      // The next frame, far from the idle start.
      await page.clock.runFor(FRAME_MS);
      await expect(applicationScripts(page)).toHaveCount(1);
    });
  }

  for (const [name, connection] of [
    ['data-saver', {saveData: true, effectiveType: '4g'}],
    ['2g', {saveData: false, effectiveType: '2g'}],
  ] as const) {
    test(`is not even fetched on ${name} connections without a sign`, async ({page}) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      await stopClock(page);
      await page.goto(PAGE);
      await page.clock.runFor(2 * IDLE_START_MS);
      await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
      expect(await applicationScripts(page).count()).toBe(0);
      expect(requested.filter((url) => url.includes('/assets/js/'))).toEqual([]);
      await page.clock.resume();
      await page.mouse.move(200, 200, {steps: 2});
      await page.waitForSelector(HYDRATED);
    });
  }

  test('starts at once on the pages that are made in the browser', async ({page}) => {
    await stopClock(page);
    await holdApplication(page);
    for (const address of ['/search?q=segment', '/no-such-page']) {
      await page.goto(address, {waitUntil: 'domcontentloaded'});
      await expect(applicationScripts(page)).toHaveCount(1);
    }
  });

  test('that cannot be loaded is said so, with a Retry that helps, and the page stays readable', async ({page}) => {
    let blocked = true;
    await page.route(APPLICATION, (route) => (blocked ? route.abort() : route.continue()));
    await page.goto(PAGE);
    await page.mouse.move(300, 300, {steps: 2});
    const alert = page.getByRole('alert').filter({hasText: 'could not be loaded'});
    await expect(alert).toContainText('The page text is complete.');
    await expect(page.locator('.markdown h2').first()).toBeVisible();
    blocked = false;
    await alert.getByRole('button', {name: 'Retry'}).click();
    await page.mouse.move(310, 310, {steps: 2});
    await page.waitForSelector(HYDRATED);
    await expect(alert).toBeHidden();
  });
});

/** React renders a page anew that differs from what it would have rendered itself. */
for (const address of ['/', '/quickstart', '/basic-features/segments', '/edge-api/get-flags', '/clients/javascript?language=typescript'])
  test(`starting takes ${address} over as it is`, async ({page}) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(address);
    const parts = await Promise.all(['.navbar', '.menu', 'article'].map((part) => page.locator(part).first().elementHandle()));
    await page.mouse.move(300, 300, {steps: 2});
    await page.waitForSelector(HYDRATED);
    expect(await Promise.all(parts.map((part) => part?.evaluate((element) => element.isConnected)))).toEqual([true, true, true]);
    expect(errors).toEqual([]);
  });

test('a page that is scrolled while the application starts is taken over as it is', async ({page}) => {
  const open = await hold(page, ({pathname}) => /\/assets\/js\/(?!runtime|main)/.test(pathname));
  await page.goto('/clients/rest');
  const article = await page.locator('article').elementHandle();
  const scroll = () => page.evaluate(() => window.scrollBy({top: 1500, behavior: 'instant'}));
  await scroll();
  // A script that the application itself asks for: it runs, and cannot hydrate yet.
  await expect(page.locator('script[src^="/assets/js/"]').nth(2)).toBeAttached();
  await scroll();
  await painted(page);
  open();
  await page.waitForSelector(HYDRATED);
  expect(await article?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.locator('.table-of-contents__link--active')).toHaveCount(1);
});

test('a page that something has changed before React came keeps its whole text', async ({page}) => {
  await page.route('**/clients/javascript', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // As an extension or a translator does. React finds another text, and writes the page itself.
    const changed = html.replace(/(<h1>)[^<]+/, '$1Translated');
    expect(changed).not.toBe(html);
    await route.fulfill({response, body: changed});
  });
  await page.goto('/clients/javascript');
  const text = () => page.locator('.static-html').evaluateAll((parts) => parts.map(({textContent}) => textContent));
  const before = await text();
  const heading = await page.locator('h1').elementHandle();
  await page.mouse.move(300, 300, {steps: 2});
  await page.waitForSelector(HYDRATED);
  expect(await heading?.evaluate((element) => element.isConnected), 'React wrote the page').toBe(false);
  expect(await text()).toEqual(before);
});

test('starting lays out no sample that is far away: each gets its "Your setup" as it comes into view', async ({page}) => {
  await page.goto('/clients/javascript');
  await page.mouse.move(300, 300, {steps: 2});
  await page.waitForSelector(HYDRATED);
  await painted(page);
  const last = page.locator('figure.code:has([data-setup])').filter({visible: true}).last();
  await expect(last.locator('[data-open-setup]')).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('[data-open-setup]')).toHaveCount(1);
});

for (const [address, effect] of [
  ['/search?q=flag', 'no results can be shown.'],
  ['/no-such-page', 'no similar pages are suggested, and search may not work.'],
] as const) {
  test(`${address} says what is missing without the application, and promises no text`, async ({page}) => {
    await page.route(APPLICATION, (route) => route.abort());
    await page.goto(address);
    const alert = page.getByRole('alert').filter({hasText: 'could not be loaded'});
    await expect(alert).toContainText(effect);
    await expect(alert).not.toContainText('complete');
  });
}
