/** Search (specification, sections 2, 8 and 9) with the site's own engine: every state, by keyboard, on bad networks, on a phone. */
import {brotliCompressSync} from 'node:zlib';

import type {Page} from '@playwright/test';

import {violations} from './support/axe';
import {expect, test} from './support/site';

test.use({savesData: true});

const KILOBYTE = 1000;

const box = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page) => box(page).getByRole('combobox', {name: 'Search'});
const options = (page: Page) => box(page).getByRole('listbox', {name: 'Results'}).getByRole('option');
const active = (page: Page) => box(page).locator('[aria-selected=true]');
const button = (page: Page) => page.getByRole('button', {name: 'Search', exact: true});
const isData = (url: URL) => url.pathname.startsWith('/assets/search/');

async function visit(page: Page, route = '/quickstart'): Promise<void> {
  await page.goto(route);
  await page.waitForSelector('html[data-has-hydrated=true]');
}

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
  await expect(options(page).first()).toBeVisible({timeout: 20_000});
}

test.describe('opening', () => {
  for (const keys of ['Control+k', 'Meta+k', '/']) {
    test(`opens with ${keys}, closes with Escape, and gives the focus back`, async ({page}) => {
      await visit(page);
      await button(page).focus();
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
      await page.keyboard.press('Escape');
      await expect(box(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    });
  }

  test('keeps the focus, forwards and backwards, also after a click on its own text', async ({page}) => {
    await visit(page);
    await search(page, 'webhook');
    const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    for (const keys of ['Tab', 'Shift+Tab']) {
      const seen = new Set<string>();
      for (let press = 0; press < 16; press += 1) {
        await page.keyboard.press(keys);
        expect(await isInside(), `${keys}, press ${press}`).toBe(true);
        seen.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? ''));
      }
      expect(seen.size, 'controls reached').toBeGreaterThan(5);
    }
    await box(page).locator('kbd').first().click();
    expect(await isInside()).toBe(true);
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
  });

  test('opens with the button and closes with a click beside the box', async ({page}) => {
    await visit(page);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(box(page)).toHaveCount(0);
  });

  test('"/" typed into a field stays in the field', async ({page}) => {
    await visit(page, '/search?q=segments');
    await page.getByRole('searchbox').press('End');
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toHaveValue('segments/');
    await expect(box(page)).toHaveCount(0);
  });

  test('first load carries nothing of it but the button; pointing at the button loads the rest', async ({page}) => {
    const data: string[] = [];
    page.on('request', (request) => isData(new URL(request.url())) && data.push(request.url()));
    await visit(page);
    await page.waitForTimeout(3000);
    expect(data).toEqual([]);
    await button(page).hover();
    await expect.poll(() => data.length, {timeout: 20_000}).toBe(1);
  });

  test('box and engine weigh at most 20 kB', async ({page}) => {
    await visit(page);
    await page.waitForTimeout(3000);
    let bytes = 0;
    const seen: Promise<void>[] = [];
    page.context().on('response', (response) => {
      if (response.request().resourceType() !== 'script' && !response.url().endsWith('.js')) return;
      seen.push(
        response
          .body()
          .then((body) => void (bytes += brotliCompressSync(body).length))
          .catch(() => undefined),
      );
    });
    await search(page, 'segments');
    await Promise.all(seen);
    console.log(`search box and engine: ${bytes} bytes`);
    expect(bytes).toBeGreaterThan(5 * KILOBYTE);
    expect(bytes).toBeLessThanOrEqual(20 * KILOBYTE);
  });
});

test.describe('results', () => {
  test('come by page with sections, breadcrumb and type; Enter opens the best', async ({page}) => {
    await visit(page);
    await search(page, 'segment overrides');
    await expect(options(page).filter({hasText: 'Segments'}).first()).toBeVisible();
    await expect(box(page).getByRole('group', {name: 'Segments'})).toContainText('Basic features');
    await expect(box(page).locator('mark').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/basic-features\/segments/);
    await expect(box(page)).toHaveCount(0);
  });

  test('lead to the row of a table', async ({page}) => {
    await visit(page);
    await search(page, 'REPLICA_DATABASE_URLS');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#env-replica_database_urls$/i);
  });

  test('Enter right after the last letter opens what the whole query finds', async ({page}) => {
    await visit(page);
    await search(page, 'webhook');
    await page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>('dialog input')!;
      // In one task, so that no answer can come in between.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'REPLICA_DATABASE_URLS');
      input.dispatchEvent(new InputEvent('input', {bubbles: true}));
      input.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
    });
    await expect(page).toHaveURL(/#env-replica_database_urls$/i);
  });

  test('are moved through with the arrows while the focus stays in the field', async ({page}) => {
    await visit(page);
    await search(page, 'webhook');
    const first = await active(page).getAttribute('id');
    await page.keyboard.press('ArrowDown');
    const second = await active(page).getAttribute('id');
    expect(second).not.toBe(first);
    await expect(field(page)).toHaveAttribute('aria-activedescendant', second ?? '');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(active(page)).toContainText('Ask AI about “webhook”');
    await expect(field(page)).toBeFocused();
  });

  test('are links: a click with Control opens a tab of its own', async ({page, context}) => {
    await visit(page);
    await search(page, 'webhooks');
    const opened = context.waitForEvent('page');
    await options(page)
      .first()
      .click({modifiers: ['Control']});
    const tab = await opened;
    await expect(tab).toHaveURL(/\/system-administration\/webhooks/);
    await expect(box(page)).toBeVisible();
  });

  test('are counted truly, and all of them are on the search page', async ({page}) => {
    await visit(page);
    await search(page, 'webhook');
    const all = box(page).getByRole('link', {name: /^See all \d+ results$/});
    const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
    await expect(box(page).getByRole('status')).toHaveText(`${count} results`);
    await all.click();
    await expect(page).toHaveURL('/search?q=webhook');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for “webhook”');
    await expect(page.getByRole('status').filter({hasText: 'results'})).toHaveText(`${count} results`);
  });

  test('can be narrowed by type and by section', async ({page}) => {
    await visit(page);
    await search(page, 'webhook');
    await box(page).getByRole('combobox', {name: 'Section'}).selectOption('Integrations');
    await expect(box(page).getByRole('group').first()).toContainText('Integrations');
    await box(page).getByRole('combobox', {name: 'Section'}).selectOption('');
    await box(page).getByRole('combobox', {name: 'Type'}).selectOption('reference');
    await expect(box(page).getByRole('group').first()).toContainText('Reference');
    await expect(box(page).getByRole('group').filter({hasNotText: 'Reference'})).toHaveCount(0);
  });

  test('stay when the network goes away', async ({page, context}) => {
    await visit(page);
    await search(page, 'segments');
    await context.setOffline(true);
    await field(page).fill('terraform');
    await expect(options(page).first()).toContainText('Terraform');
    await context.setOffline(false);
  });
});

test.describe('without results', () => {
  test('says so, proposes others, and offers a prefilled issue', async ({page}) => {
    await visit(page);
    await page.keyboard.press('Control+k');
    await field(page).fill('xqzwv');
    await expect(box(page)).toContainText('No results found for “xqzwv”');
    await expect(box(page)).toContainText('Try searching for');
    await expect(box(page)).toContainText('Believe this query should return results?');
    const report = box(page).getByRole('link', {name: 'Let us know.'});
    const url = new URL((await report.getAttribute('href')) ?? '');
    expect(url.searchParams.get('title')).toContain('xqzwv');
    await box(page).getByRole('button', {name: 'Quickstart'}).click();
    await expect(options(page).first()).toContainText('Quickstart');
  });

  test('a dead network shows the error, and trying again helps', async ({page}) => {
    await visit(page);
    await page.route(isData, (route) => route.abort());
    await page.keyboard.press('Control+k');
    await field(page).fill('segments');
    await expect(box(page).getByRole('alert')).toContainText('Unable to fetch results');
    await expect(box(page).getByRole('alert')).toContainText('You might want to check your network connection.');
    await page.unroute(isData);
    await box(page).getByRole('button', {name: 'Try again'}).click();
    await expect(options(page).first()).toContainText('Segments');
  });

  test('a slow network keeps what is typed and shows that it works', async ({page}) => {
    await visit(page);
    await page.route(isData, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await field(page).fill('terraform');
    await expect(box(page).locator('[class*=busy]')).toBeVisible();
    await expect(box(page).locator('[aria-busy=true]')).toBeAttached();
    await expect(options(page).first()).toContainText('Terraform', {timeout: 20_000});
    await expect(field(page)).toHaveValue('terraform');
  });

  test('a box that cannot be loaded is an error too, not silence', async ({page}) => {
    await visit(page);
    await page.waitForTimeout(2500);
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert').filter({hasText: 'Unable to fetch results'})).toBeVisible();
  });
});

test('recent places and favourites are kept in the browser and can be removed, by keyboard only', async ({page}) => {
  await visit(page);
  await search(page, 'terraform');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/terraform/);
  await page.reload();
  await page.waitForSelector('html[data-has-hydrated=true]');
  await page.keyboard.press('/');
  const recent = box(page).getByRole('region', {name: 'Recent'});
  await expect(recent.getByRole('link')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(recent.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const favourites = box(page).getByRole('region', {name: 'Favourites'});
  await expect(favourites.getByRole('link')).toHaveCount(1);
  await expect(recent).toHaveCount(0);
  await favourites.getByRole('button', {name: /^Remove/}).press('Enter');
  await expect(box(page)).toContainText('Type to search');
});

test.describe('the search page', () => {
  test('reads and writes q, and is kept out of search engines', async ({page}) => {
    await visit(page, '/search?q=audit+log');
    await expect(page.getByRole('list').getByRole('link', {name: 'Audit log'}).first()).toBeVisible({timeout: 20_000});
    await expect(page).toHaveTitle(/Search results for “audit log”/);
    await expect(page.locator('meta[name=robots]').last()).toHaveAttribute('content', /noindex/);
    await page.getByRole('searchbox').fill('xqzwv');
    await expect(page).toHaveURL('/search?q=xqzwv');
    await expect(page.getByText('No results found for')).toBeVisible();
  });

  test('shows the error of a dead network', async ({page}) => {
    await page.route(isData, (route) => route.abort());
    await visit(page, '/search?q=segments');
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  });
});

test.describe('accessibility', () => {
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 1280],
    ['dark', 390],
  ] as const) {
    test(`has no violation in any state: ${colorScheme}, ${width} px`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.setViewportSize({width, height: 844});
      await visit(page);
      await button(page).click();
      await expect(field(page)).toBeFocused();
      expect(await violations(page), 'empty').toEqual([]);
      await field(page).fill('segments');
      await expect(options(page).first()).toBeVisible({timeout: 20_000});
      expect(await violations(page, 'dialog'), 'results').toEqual([]);
      await field(page).fill('xqzwv');
      await expect(box(page)).toContainText('No results found for');
      expect(await violations(page, 'dialog'), 'no results').toEqual([]);
    });
  }
});
