/**
 * The application runs on intent: what is right before it, what starts it, and that nothing a
 * reader does in the meantime is lost or done twice.
 */
import type {Page} from '@playwright/test';

import {HYDRATED, hold, painted} from './support/settled';
import {expect, test} from './support/site';

const APPLICATION = '**/assets/js/main*.js';
/** Three seconds after the load, and up to three more until the browser is idle. */
const IDLE_START_MS = 10_000;
const FRAME_MS = 20;
const PAGE = '/system-administration/webhooks';

test.use({startsAtOnce: false});

/**
 * Holds the application's script back until the returned function is called, which resolves when
 * everything that was kept has been done.
 */
async function holdApplication(page: Page): Promise<() => Promise<void>> {
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

/** The idle start never comes by itself: timers stand still until the test moves the clock. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({time: 0});
  await page.clock.pauseAt(1000);
}

function applicationScripts(page: Page) {
  return page.locator('script[src*="/assets/js/main"]');
}

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
    await expect(alert).toContainText('The text is complete.');
    await expect(page.locator('.markdown h2').first()).toBeVisible();
    blocked = false;
    await alert.getByRole('button', {name: 'Retry'}).click();
    await page.mouse.move(310, 310, {steps: 2});
    await page.waitForSelector(HYDRATED);
    await expect(alert).toBeHidden();
  });
});

test('starting lays out no sample that is far away: each gets its "API URL" as it comes into view', async ({page}) => {
  await page.goto('/clients/javascript');
  await page.mouse.move(300, 300, {steps: 2});
  await page.waitForSelector(HYDRATED);
  await painted(page);
  const last = page.locator('figure.code:has([data-api-host])').filter({visible: true}).last();
  await expect(last.locator('[data-own-host]')).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('[data-own-host]')).toHaveCount(1);
});

for (const [address, effect] of [
  ['/search?q=flag', 'no results can be shown.'],
  ['/no-such-page', 'links work, but no similar pages are suggested, and search may not work.'],
] as const) {
  test(`${address} says what is missing without the application, and promises no text`, async ({page}) => {
    await page.route(APPLICATION, (route) => route.abort());
    await page.goto(address);
    const alert = page.getByRole('alert').filter({hasText: 'could not be loaded'});
    await expect(alert).toContainText(effect);
    await expect(alert).not.toContainText('complete');
  });
}

test.describe('before the application runs, exactly once', () => {
  const choice = (page: Page) => page.evaluate(() => document.documentElement.dataset.themeChoice);

  test('the colour mode is switched', async ({page}) => {
    const release = await holdApplication(page);
    await page.goto(PAGE);
    await page.getByRole('button', {name: /switch between dark and light mode/i}).click();
    expect(await choice(page)).toBe('system');
    await release();
    expect(await choice(page)).toBe('light');
  });

  test('two clicks are two clicks', async ({page}) => {
    const release = await holdApplication(page);
    await page.goto(PAGE);
    const toggle = page.getByRole('button', {name: /switch between dark and light mode/i});
    await toggle.click();
    await toggle.click();
    await release();
    await expect.poll(() => choice(page)).toBe('dark');
  });

  test('the search button opens the box', async ({page}) => {
    const release = await holdApplication(page);
    await page.goto(PAGE);
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('button', {name: /search/i})
      .click();
    await release();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog').locator('input').first()).toBeFocused();
  });

  for (const keys of ['Control+k', '/']) {
    test(`${keys} opens it, and the letters after it are in it`, async ({page}) => {
      const release = await holdApplication(page);
      await page.goto(PAGE);
      await page.keyboard.press(keys);
      await page.keyboard.type('segment');
      await release();
      await expect(page.getByRole('dialog').locator('input').first()).toHaveValue('segment');
    });

    test(`${keys} starts the application with the next frame`, async ({page}) => {
      await stopClock(page);
      await holdApplication(page);
      await page.goto(PAGE);
      await page.keyboard.press(keys);
      await page.clock.runFor(FRAME_MS);
      await expect(applicationScripts(page)).toHaveCount(1);
    });

    test(`${keys} alone leaves it open`, async ({page}) => {
      const release = await holdApplication(page);
      await page.goto(PAGE);
      await page.keyboard.press(keys);
      await release();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(page.getByRole('dialog').locator('input').first()).toHaveValue('');
    });
  }

  test('a tab is chosen, by click and by key', async ({page}) => {
    const release = await holdApplication(page);
    await page.goto('/quickstart');
    const tabs = page.locator('[data-tabs=language] > [role=tablist]').first().getByRole('tab');
    await tabs.nth(1).click();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'false');
    await tabs.nth(1).press('ArrowRight');
    await release();
    await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.nth(2)).toBeFocused();
  });

  test('a sample is copied, and lines are wrapped', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const release = await holdApplication(page);
    await page.goto('/quickstart');
    const figure = page.locator('figure.code').filter({visible: true}).first();
    const code = (await figure.locator('code').textContent())?.replace(/\n$/, '');
    await figure.locator('[data-code-action=wrap]').click();
    await figure.locator('[data-code-action=copy]').click();
    await release();
    await expect(figure.locator('[data-code-action=wrap]')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });

  test('the announcement is closed', async ({page}) => {
    const release = await holdApplication(page);
    await page.goto(PAGE);
    await page.getByRole('button', {name: 'Close'}).click();
    await release();
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 844}, hasTouch: true});

    test('the menu opens', async ({page}) => {
      const release = await holdApplication(page);
      await page.goto(PAGE);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
      await release();
      await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    });
  });

  test('a link is followed by the browser itself', async ({page}) => {
    await holdApplication(page);
    await page.goto(PAGE);
    await page.locator('.footer').getByRole('link', {name: 'Quickstart'}).click();
    await expect(page).toHaveURL(/quickstart$/);
    await expect(page.getByRole('heading', {level: 1})).toContainText(/quickstart/i);
  });
});
