/**
 * What a reader does before the application runs is neither lost nor done twice.
 */
import type {Page} from '@playwright/test';

import {holdApplication, PAGE} from './support/heldApplication';
import {expect, test} from './support/site';

test.use({startsAtOnce: false});

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
