/** Where am I: the contents list beside the text, and the bar on narrow windows. */
import type {Locator, Page} from '@playwright/test';

import {HYDRATED} from './support/settled';
import {expect, test} from './support/site';

test.use({savesData: true});

const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector(HYDRATED);
}

test.describe('the contents list beside the text', () => {
  test('keeps the section that is being read in view', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 720});
    await open(page, '/deployment/hosting/kubernetes');
    const list = page.locator('.theme-doc-toc-desktop');
    expect(await list.evaluate(({scrollHeight, clientHeight}) => scrollHeight - clientHeight)).toBeGreaterThan(200);
    await page.evaluate(() => window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}));
    await expect.poll(() => list.evaluate(({scrollTop}) => scrollTop)).toBeGreaterThan(0);
    const active = list.locator('.table-of-contents__link--active');
    await expect(active).toBeInViewport({ratio: 1});
    expect(await bottomOf(active)).toBeLessThan(await bottomOf(list));
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await page.evaluate(() => document.querySelector('.markdown h2')?.scrollIntoView());
    await expect(list.locator('.table-of-contents__link--active')).toBeInViewport({ratio: 1});
  });

  test('names no section that the page does not show', {tag: '@slow'}, async ({page}) => {
    await open(page, '/clients/server-side?language=python');
    const last = page.locator('.markdown h2').last();
    await last.evaluate((heading) => heading.scrollIntoView({block: 'start'}));
    const name = (await last.textContent())?.replace(/\W+$/, '');
    await expect(page.locator('.theme-doc-toc-desktop .table-of-contents__link--active')).toHaveText(name ?? '');
  });
});

test.describe('the contents bar of narrow windows', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('names the section, under the navbar or in its place', async ({page}) => {
    await open(page, '/clients/rest');
    const bar = page.locator('.contents-bar');
    const navbar = page.locator('.navbar');
    await page.locator('h2#errors').evaluate((heading) => heading.scrollIntoView());
    await expect(bar.locator('summary')).toContainText('On this page');
    await expect(bar.locator('b')).toHaveText('Errors');
    for (const [by, hides] of [
      [300, true],
      [-200, false],
    ] as const) {
      await page.mouse.wheel(0, by);
      await expect.poll(async () => (await bottomOf(navbar)) < 5).toBe(hides);
      await expect.poll(async () => Math.abs((await topOf(bar)) - Math.max(0, await bottomOf(navbar)))).toBeLessThan(2);
    }
  });

  test('opens by keyboard, leads to a section that nothing covers, and closes', async ({page}) => {
    await open(page, '/clients/rest');
    const bar = page.locator('.contents-bar');
    await bar.locator('summary').focus();
    await page.keyboard.press('Enter');
    const list = bar.getByRole('navigation', {name: 'On this page'});
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(bar.locator('summary')).toBeFocused();
    await page.keyboard.press('Enter');
    await list.getByRole('link', {name: 'Errors', exact: true}).focus();
    await page.keyboard.press('Enter');
    await expect(list).toBeHidden();
    await expect(page).toHaveURL(/#errors$/);
    await expect.poll(async () => (await topOf(page.locator('h2#errors'))) - (await bottomOf(bar))).toBeGreaterThanOrEqual(0);
    await expect(page.locator('h2#errors')).toBeInViewport();
    // A click would make Playwright scroll the page while the navbar hides and the bar moves.
    await bar.locator('summary').press('Enter');
    await expect(list.locator('.table-of-contents__link--active')).toBeInViewport({ratio: 1});
    await page.mouse.click(195, 830);
    await expect(list).toBeHidden();
  });

  for (const address of [
    '/clients/rest#errors',
    '/clients/server-side?language=python#caching',
    '/system-administration/webhooks#web-hook-signature',
  ])
    test(`covers no heading when ${address} is opened`, {tag: '@slow'}, async ({page}) => {
      await open(page, address);
      const heading = page.locator(`[id="${address.split('#')[1]}"]`);
      await expect(heading).toBeInViewport();
      const bars = page.locator('.contents-bar, .language-bar, .table-filter:visible');
      for (const bar of await bars.all())
        await expect.poll(async () => (await topOf(heading)) - (await bottomOf(bar))).toBeGreaterThanOrEqual(0);
    });

  test('is a plain list without scripts', {tag: '@slow'}, async ({browser, siteUrl}) => {
    const context = await browser.newContext({javaScriptEnabled: false, viewport: {width: 390, height: 844}});
    const page = await context.newPage();
    await page.goto(`${siteUrl}/clients/rest`);
    await page.locator('.contents-bar summary').click();
    await page.locator('.contents-bar').getByRole('link', {name: 'Errors', exact: true}).click();
    await expect(page).toHaveURL(/#errors$/);
    await context.close();
  });
});
