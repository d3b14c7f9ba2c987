/** What a reader finds again. */
import type {Page} from '@playwright/test';

import {HYDRATED, hold, painted} from './support/settled';
import {expect, test} from './support/site';

test.use({savesData: true});

test.describe('a second visit', () => {
  const PAGE = '/system-administration/webhooks';
  const offer = (page: Page) => page.getByRole('complementary', {name: 'Continue reading'});

  /** Reads to the middle of a long page, and leaves for another site. */
  async function readHalf(page: Page): Promise<void> {
    await page.goto(PAGE);
    await page.waitForSelector(HYDRATED);
    await page.evaluate(() => window.scrollTo({top: document.documentElement.scrollHeight / 2, behavior: 'instant'}));
    await painted(page);
    // Its address is no page of the site; what was stored can be read there.
    await page.goto('/robots.txt');
    expect(await page.evaluate(() => localStorage.getItem('docs.positions'))).toContain(PAGE);
  }

  test('offers to continue where the reader stopped, without scrolling by itself', async ({page}) => {
    await readHalf(page);
    await page.goto(PAGE);
    const link = offer(page).getByRole('link');
    await expect(link).toBeVisible();
    await page.waitForSelector(HYDRATED);
    await painted(page);
    await expect(offer(page)).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const hash = await link.getAttribute('href');
    await link.click();
    await expect(page.locator(`[id="${hash?.slice(1)}"]`)).toBeInViewport();
    await expect(link).toBeHidden();
  });

  test('withdraws the offer when the reader goes to another page', async ({page}) => {
    await readHalf(page);
    await page.goto(PAGE);
    await page.waitForSelector(HYDRATED);
    await expect(offer(page)).toBeVisible();
    await page.locator('.footer').getByRole('link', {name: 'Quickstart'}).click();
    await expect(page).toHaveURL(/quickstart$/);
    await expect(offer(page)).toHaveCount(0);
  });

  test.describe('of a reader who does nothing', () => {
    test.use({startsAtOnce: false});

    for (const savesData of [true, false]) {
      test(`has the offer without the application${savesData ? ', saving data too' : ''}`, async ({page}) => {
        if (savesData) await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}));
        await page.goto('/robots.txt');
        await page.evaluate(() =>
          localStorage.setItem('docs.positions', '[{"route": "/clients/CLI", "id": "install", "heading": "Install"}]'),
        );
        await page.route('**/assets/js/**', (route) => route.abort());
        await page.goto('/clients/CLI');
        await expect(offer(page).getByRole('link')).toHaveText('Continue at “Install”');
        // Its own button works before there is an application.
        await offer(page).getByRole('button', {name: 'Close'}).click();
        await expect(offer(page)).toHaveCount(0);
      });
    }

    test('keeps the place of a reader who scrolled before the application came', async ({page}) => {
      const release = await hold(page, '**/assets/js/main*.js');
      await page.goto(PAGE);
      await page.evaluate(() => window.scrollTo({top: document.documentElement.scrollHeight / 2, behavior: 'instant'}));
      await painted(page);
      release();
      await page.waitForSelector(HYDRATED);
      await page.goto('/robots.txt');
      expect(await page.evaluate(() => localStorage.getItem('docs.positions'))).toContain(PAGE);
    });
  });

  test('keeps the chosen language', async ({page, context}) => {
    await page.goto('/edge-api/get-flags');
    await page.waitForSelector(HYDRATED);
    await page.getByRole('tab', {name: 'ruby'}).first().click();
    await expect(page.getByRole('tab', {name: 'ruby'}).first()).toHaveAttribute('aria-selected', 'true');
    const next = await context.newPage();
    await next.goto('/edge-api/identify-user');
    await expect(next.getByRole('tab', {name: 'ruby'}).first()).toHaveAttribute('aria-selected', 'true');
  });
});
