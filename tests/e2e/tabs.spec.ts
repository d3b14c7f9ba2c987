/** Tabs and the language bar. */
import type {Page} from '@playwright/test';

import {HYDRATED} from './support/settled';
import {expect, test} from './support/site';

test.use({savesData: true});

test.describe('tabs', () => {
  test('a chosen language is remembered across pages and can be linked', async ({page}) => {
    await page.goto('/edge-api/get-flags?language=go');
    await page.waitForSelector(HYDRATED);
    await expect(page.getByRole('tab', {name: 'Go', exact: true})).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', {name: 'Ruby', exact: true}).click();
    await expect(page).toHaveURL(/language=ruby/);
    await page.goto('/edge-api/identify-user');
    await page.waitForSelector(HYDRATED);
    await expect(page.getByRole('tab', {name: 'Ruby', exact: true})).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', {name: 'Ruby'}).first()).toBeVisible();
  });

  test('move with the arrow keys, Home and End', {tag: '@slow'}, async ({page}) => {
    await page.goto('/edge-api/get-flags');
    await page.waitForSelector(HYDRATED);
    await page.getByRole('tab', {name: 'cURL'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', {name: 'Python'})).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', {name: 'PowerShell'})).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(page.getByRole('tab', {name: 'cURL'})).toBeFocused();
  });
});

test.describe('the language bar', () => {
  const PAGE = '/clients/server-side';
  const rowOf = (page: Page, language: string) => page.locator(`tr[data-for=${language}]`).first();

  test('makes the page one of the chosen language, in the address and for the next page', async ({page}) => {
    await page.goto(PAGE);
    await page.waitForSelector(HYDRATED);
    const bar = page.locator('.language-bar');
    await expect(bar.getByRole('tab', {name: 'All', exact: true})).toHaveAttribute('aria-selected', 'true');
    await expect(rowOf(page, 'java')).toBeVisible();
    await bar.getByRole('tab', {name: 'Python'}).click();
    await expect(page).toHaveURL(/language=python/);
    await expect(rowOf(page, 'java')).toBeHidden();
    await expect(rowOf(page, 'python')).toBeVisible();
    await expect(page.locator('.tab-set > .tab-list').first()).toBeHidden();
    await expect(page.locator('.language-bar [role=tab]:visible')).toHaveCount(10);
    for (const tab of await bar.getByRole('tab').all()) await expect(tab).toBeInViewport({ratio: 1});
    await bar.getByRole('tab', {name: 'All', exact: true}).click();
    await expect(rowOf(page, 'java')).toBeVisible();
  });

  test('stays in view and keeps the section that the reader is in', {tag: '@slow'}, async ({page}) => {
    await page.goto(`${PAGE}#caching`);
    await page.waitForSelector(HYDRATED);
    const heading = page.getByRole('heading', {name: 'Caching'});
    await expect(heading).toBeInViewport();
    const bar = page.locator('.language-bar');
    await expect(bar).toBeInViewport();
    const top = async () => (await heading.boundingBox())?.y ?? 0;
    const before = await top();
    // Not click(): it first scrolls what sticks into view.
    await bar.getByRole('tab', {name: 'Ruby'}).dispatchEvent('click');
    await expect(bar.getByRole('tab', {name: 'Ruby'})).toHaveAttribute('aria-selected', 'true');
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
  });

  for (const width of [1280, 1100, 820, 600])
    test(`leaves a section that a link leads to in full view, and near: ${width} px`, {tag: '@slow'}, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(`${PAGE}#caching`);
      // The navbar may have slid out.
      const room = () =>
        page.evaluate(() => {
          const bars = [...document.querySelectorAll<HTMLElement>('.navbar, .contents-bar, .language-bar')];
          const covered = bars.reduce((sum, {offsetHeight}) => sum + offsetHeight, 0);
          return document.querySelector(':target')!.getBoundingClientRect().top - covered;
        });
      await expect.poll(room).toBeLessThan(40);
      // Firefox puts it in place a second time when the font has arrived (keepTarget.ts).
      await expect.poll(room).toBeGreaterThanOrEqual(0);
    });

  test('follows a link to a place of another language', async ({page}) => {
    await page.goto('/clients/server-side/reference?language=python#java-config-builder');
    await page.waitForSelector(HYDRATED);
    await expect(page.getByRole('heading', {name: 'Java config builder'})).toBeInViewport();
    await expect(page.locator('.language-bar').getByRole('tab', {name: 'Java'})).toHaveAttribute('aria-selected', 'true');
  });

  test('prints the chosen language, or all', {tag: ['@slow', '@chromium']}, async ({page}) => {
    await page.goto(`${PAGE}?language=go`);
    await page.waitForSelector(HYDRATED);
    await page.emulateMedia({media: 'print'});
    const panel = (value: string) => page.locator(`.tab-set > [data-value=${value}]`).first();
    await expect(panel('go')).toBeVisible();
    await expect(panel('python')).toBeHidden();
    await page.goto(`${PAGE}?language=all`);
    await expect(panel('python')).toBeVisible();
  });
});
