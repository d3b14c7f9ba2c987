/** Pages that are fetched ahead, and failures to fetch one (tests/specification.md 8.1). */
import {HYDRATED, settled} from './support/settled';
import {expect, test} from './support/site';

test.describe('prefetching', () => {
  const prefetches = (page: import('@playwright/test').Page) =>
    page.locator('link[rel=prefetch]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

  test('happens for links in view, never twice for one address and never for the page that is open', async ({page}) => {
    await page.goto('/');
    await page.waitForSelector(HYDRATED);
    await expect.poll(async () => (await prefetches(page)).length).toBeGreaterThan(2);
    await page.mouse.wheel(0, 1500);
    await settled(page);
    const all = await prefetches(page);
    expect(all.length).toBe(new Set(all).size);
    expect(all).not.toContain(page.url());
  });

  test('loads a page on hover before the click', async ({page}) => {
    await page.goto('/support/');
    await page.waitForSelector(HYDRATED);
    await settled(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.locator('.footer').getByRole('link', {name: 'Releases'}).hover();
    await expect.poll(() => requested.some((url) => url.includes('/assets/pages/'))).toBe(true);
    await page.locator('.footer').getByRole('link', {name: 'Releases'}).click();
    await expect(page.getByRole('heading', {level: 1})).toContainText(/release/i);
  });

  for (const [name, connection] of [
    ['data-saver', {saveData: true, effectiveType: '4g'}],
    ['2g', {saveData: false, effectiveType: '2g'}],
  ] as const) {
    test(`never happens on ${name} connections`, async ({page}) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
      await page.goto('/');
      // On such a connection scripts wait for a sign of intent.
      await page.mouse.move(300, 300, {steps: 2});
      await page.mouse.move(320, 320, {steps: 2});
      await page.waitForSelector(HYDRATED);
      await page.mouse.wheel(0, 1200);
      await settled(page);
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      await page.locator('.footer').getByRole('link', {name: 'Releases'}).hover();
      await page.locator('.static-html a[href="/quickstart"]').filter({visible: true}).first().hover();
      await settled(page);
      expect(await prefetches(page)).toEqual([]);
      expect(requested.filter((path) => /^\/assets\/(?:js|pages)\//.test(path))).toEqual([]);
    });
  }
});

test.describe('failures', () => {
  test('a route that fails to preload logs a warning and the page reloads once at the new address', async ({page, siteUrl}) => {
    await page.goto('/support/');
    await page.waitForSelector(HYDRATED);
    await settled(page);
    const warnings: string[] = [];
    let loads = 0;
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    page.on('load', () => (loads += 1));
    await page.route('**/assets/pages/*.json', (route) => route.abort());
    await page
      .locator('.footer')
      .getByRole('link', {name: 'Contribute'})
      .evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => loads).toBe(1);
    await page.waitForSelector(HYDRATED);
    await settled(page);
    expect(loads).toBe(1);
    expect(warnings.join(' ')).toMatch(/Loading .*\/assets\/pages\/.* failed/);
    expect(page.url()).toBe(`${siteUrl}/platform/contributing`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('a missing chunk of the opened page alone says so too, and gives the controls back', async ({page}) => {
    let blocked = true;
    await page.goto('/platform/roadmap');
    const chunk = await page.locator('meta[name=app-chunk]').last().getAttribute('content');
    await page.route(`**${chunk}`, (route) => (blocked ? route.abort() : route.continue()));
    await page.goto('/platform/roadmap');
    const alert = page.getByRole('alert').filter({hasText: 'could not be loaded'});
    await expect(alert).toBeVisible();
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('button', {name: /search/i})
      .click();
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting', '');
    blocked = false;
    await alert.getByRole('button', {name: 'Retry'}).click();
    await page.waitForSelector(HYDRATED);
    await expect(alert).toBeHidden();
  });

  test('a page that crashes shows "This page crashed", "Try again" and the message with its causes', async ({page}) => {
    // The page's own title throws while it is rendered, until the test lets it go.
    await page.addInitScript(() => {
      const parse = JSON.parse;
      JSON.parse = (...args) => {
        const data = parse(...args) as {id?: string} | null;
        if (data?.id !== 'quickstart') return data;
        Object.defineProperty(data, 'title', {
          get() {
            if ((window as {docsCrashTest?: boolean}).docsCrashTest) throw new Error('crash test', {cause: new Error('the cause')});
            return 'Quickstart';
          },
        });
        return data;
      };
    });
    await page.goto('/support/');
    await page.waitForSelector(HYDRATED);
    await page.evaluate(() => Object.assign(window, {docsCrashTest: true}));
    await page.locator('.footer').getByRole('link', {name: 'Quickstart'}).click();
    await expect(page.getByText('This page crashed.')).toBeVisible();
    await expect(page.getByText(/crash test[\s\S]*the cause/)).toBeVisible();
    await page.evaluate(() => Object.assign(window, {docsCrashTest: false}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByText('This page crashed.')).toBeHidden();
  });
});
