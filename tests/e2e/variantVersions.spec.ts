/** A site with two versions of the docs. */
import {expect, type Page} from '@playwright/test';

import * as sites from '../variants/pages';
import {HYDRATED} from './support/settled';
import {testOf} from './support/variantTest';

const versions = testOf(sites.versions);
const menuLink = (page: Page) => page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Two'});

versions.describe('two versions', () => {
  versions('the chosen docs version is kept in local storage', async ({page}) => {
    await page.goto('/two');
    await page.waitForSelector(HYDRATED);
    await page.locator('.navbar .dropdown').hover();
    await page.locator('.navbar .dropdown').getByRole('link', {name: '1.0'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Two of 1.0');
    await expect(page.locator('.theme-doc-version-badge')).toHaveText('Version: 1.0');
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('1.0');
    // The whole site is below the docs, so that the version of the page decides which page an item
    // leads to.
    await page.locator('.navbar').getByRole('link', {name: 'Guide'}).click();
    await expect(page).toHaveURL('/one/two');
    await page.goto('/three');
    await expect(page.locator('.navbar').getByRole('link', {name: 'Guide'})).toHaveAttribute('href', '/two');
    // Search belongs to no version.
    await page.goto('/search?q=second+page');
    await expect(page.locator('.navbar').getByRole('link', {name: 'Guide'})).toHaveAttribute('href', '/one/two');
    await expect(page.locator('.navbar .dropdown > a')).toHaveText('1.0');
    await expect(menuLink(page)).toHaveAttribute('href', '/one/two');
    const results = page.getByRole('main');
    await expect(results.getByRole('link', {name: 'Two', exact: true})).toHaveAttribute('href', '/two');
    await expect(results.getByRole('link', {name: 'Two of 1.0', exact: true})).toHaveAttribute('href', '/one/two');
    await expect(results.getByRole('listitem').filter({hasText: 'Two of 1.0'}).getByText('1.0', {exact: true})).toBeVisible();
  });

  versions('search and not-found pages have the sidebar of their version', {tag: '@slow'}, async ({page}) => {
    for (const [address, target] of [
      ['/search', '/two'],
      ['/nowhere', '/two'],
      ['/one/nowhere', '/one/two'],
    ] as const) {
      await page.goto(address);
      await page.waitForSelector(HYDRATED);
      await expect(menuLink(page)).toHaveAttribute('href', target);
    }
  });

  versions('an announcement has its colours and stays', {tag: '@slow'}, async ({page}) => {
    await page.goto('/two');
    await page.waitForSelector(HYDRATED);
    const bar = page.locator('.theme-announcement-bar');
    await expect(bar).toHaveCSS('background-color', 'rgb(0, 68, 0)');
    await expect(bar).toHaveCSS('color', 'rgb(255, 255, 0)');
    await expect(bar.getByRole('button')).toHaveCount(0);
  });
});
