/** The search box as a reader finds it: by its names. */
import {expect, type Page} from '@playwright/test';

export const box = (page: Page) => page.getByRole('dialog', {name: 'Search'});
export const field = (page: Page) => box(page).getByRole('combobox', {name: 'Search'});
export const options = (page: Page) => box(page).getByRole('listbox', {name: 'Results'}).getByRole('option');
export const active = (page: Page) => box(page).locator('[aria-selected=true]');
export const button = (page: Page) => page.getByRole('button', {name: 'Search', exact: true});
export const isData = (url: URL) => url.pathname.startsWith('/assets/search/');

export async function visit(page: Page, route = '/quickstart'): Promise<void> {
  await page.goto(route);
  await page.waitForSelector('html[data-has-hydrated=true]');
}

export async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
  await expect(options(page).first()).toBeVisible({timeout: 20_000});
}
