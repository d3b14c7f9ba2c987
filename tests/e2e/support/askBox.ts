/** The box of Ask: opened by keyboard from the search field, as a reader would. */
import type {Page} from '@playwright/test';

import {expect} from './site';

export const DISCLAIMER = 'Answers are generated with AI which can make mistakes. Verify responses.';

export const searchBox = (page: Page) => page.getByRole('dialog', {name: 'Search'});
export const box = (page: Page) => page.getByRole('dialog', {name: 'Ask the docs'});
export const field = (page: Page) => box(page).getByRole('textbox', {name: 'Your question'});
export const isPageText = (url: URL) => /\/assets\/search\/.*\/page-\d+\.json/.test(url.pathname);

export async function visit(page: Page): Promise<void> {
  await page.goto('/quickstart');
  await page.waitForSelector('html[data-has-hydrated=true]');
}

/** From the search field into ask mode, by keyboard: the last option is the way there. */
export async function ask(page: Page, question: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await searchBox(page).getByRole('combobox', {name: 'Search'}).fill(question);
  await expect(searchBox(page).getByRole('option', {name: /^Ask the docs about/})).toBeVisible({timeout: 20_000});
  const active = searchBox(page).locator('[aria-selected=true]');
  for (let presses = 0; presses < 3 && !(await active.textContent())?.includes('Ask the docs about'); presses += 1)
    await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeVisible();
}

export const lead = (page: Page) => box(page).locator('blockquote');

/** How far the last question stands below the upper edge of the answers. */
export const questionTop = (page: Page) =>
  box(page)
    .getByRole('region', {name: 'Answers'})
    .evaluate((list) => {
      const last = [...list.querySelectorAll(':scope > article')].at(-1);
      return Math.round((last?.getBoundingClientRect().top ?? 0) - list.getBoundingClientRect().top);
    });
