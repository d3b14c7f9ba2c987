/** Rows of reference pages: filter, links, names. */
import {HYDRATED} from './support/settled';
import {expect, test} from './support/site';

test.use({savesData: true});

test.describe('reference rows', () => {
  test('one filter works on all rows of a page, says how many are left and can be linked', async ({page}) => {
    await page.goto('/deployment/configuration/environment-variables/api');
    await page.waitForSelector(HYDRATED);
    await page.locator('h1').click();
    await page.keyboard.press('f');
    await expect(page.getByRole('searchbox', {name: 'Filter'})).toBeFocused();
    await page.keyboard.type('secret');
    const status = page.locator('.table-filter output');
    await expect(status).toHaveText(/^\d+ of \d+ rows$/);
    const left = Number.parseInt((await status.textContent()) ?? '', 10);
    const rows = page.locator('.data-table tr[role=listitem]:visible');
    expect(await rows.count()).toBe(left);
    for (const text of await rows.allTextContents()) expect(text.toLowerCase()).toContain('secret');
    await expect(page.getByRole('heading', {name: 'Core behaviour'})).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Read replicas'})).toBeHidden();
    expect(await page.evaluate(() => CSS.highlights.get('row-match')?.size)).toBeGreaterThanOrEqual(left);
    await page.goto(page.url());
    await expect(status).toHaveText(`${left} of ${await page.locator('.data-table tr[role=listitem]').count()} rows`);
  });

  test('a link with a filter leads to its rows by itself', {tag: '@slow'}, async ({page}) => {
    await page.goto('/clients/rest/integrations?filter=webhook');
    await expect(page.locator('.table-filter output')).toHaveText(/^\d+ of \d+ rows$/);
    await expect(page.getByRole('searchbox', {name: 'Filter'})).toBeInViewport();
    await expect(page.locator('.rows tr:visible').first()).toBeInViewport();
  });

  test('a filter counts and finds the rows of the chosen language', {tag: '@slow'}, async ({page}) => {
    await page.goto('/clients/server-side/reference?language=python&filter=timeout');
    await page.waitForSelector(HYDRATED);
    const input = page.getByRole('searchbox', {name: 'Filter'});
    const status = page.locator('.table-filter output');
    const rows = page.locator('.data-table tbody > tr:visible');
    for (const language of ['Python', 'Go', 'All']) {
      await page.locator('.language-bar').getByRole('tab', {name: language, exact: true}).click();
      await input.fill('');
      await expect(input).toHaveAttribute('placeholder', `${await rows.count()} rows`);
      const all = await rows.count();
      await input.fill('timeout');
      await expect(status).toHaveText(`${await rows.count()} of ${all} rows`);
      await expect(rows.filter({hasText: /timeout/i})).toHaveCount(await rows.count());
    }
    // The language may also change while a filter is set.
    await page.locator('.language-bar').getByRole('tab', {name: 'Rust', exact: true}).click();
    await expect(status).toHaveText(
      `${await rows.count()} of ${Number.parseInt((await input.getAttribute('placeholder')) ?? '', 10)} rows`,
    );
    await expect(rows.filter({hasText: /timeout/i})).toHaveCount(await rows.count());
  });

  test('a filter without a match says so and can be cleared', async ({page}) => {
    await page.goto('/clients/rest/integrations?filter=no-such-row');
    await page.waitForSelector(HYDRATED);
    const form = page.locator('.table-filter');
    await expect(form.locator('output')).toContainText('Nothing matches “no-such-row”.');
    await form.getByRole('button', {name: 'Clear'}).click();
    await expect(form.locator('output')).toBeEmpty();
    await expect(page.getByText('Sends the email.').first()).toBeHidden();
    expect(new URL(page.url()).search).toBe('');
  });

  test('a filter opens the folds that it finds something in', {tag: '@slow'}, async ({page}) => {
    await page.goto('/clients/rest/experiments?filter=warehouse_type');
    await page.waitForSelector(HYDRATED);
    await expect(page.locator('.rows tr:visible details[open] code', {hasText: 'warehouse_type'}).first()).toBeVisible();
  });

  test('a product and a release choose among known problems, and can be linked', async ({page}) => {
    await page.goto('/platform/known-problems?product=python&version=6.1');
    await page.waitForSelector(HYDRATED);
    const rows = page.locator('.data-table tbody > tr:visible');
    const status = page.locator('.table-filter output');
    await expect(rows.filter({hasText: 'only one identity gets its override'})).toBeVisible();
    await expect(rows.filter({hasNotText: 'Python SDK'})).toHaveCount(0);
    await expect(status).toHaveText(new RegExp(`^${await rows.count()} of `));
    await page.getByLabel('Your release').fill('6.2.1');
    await expect(rows.filter({hasText: 'only one identity gets its override'})).toHaveCount(0);
    await page.getByLabel('Product').selectOption('All');
    await expect(page.getByLabel('Your release')).toBeDisabled();
    expect(new URL(page.url()).search).toBe('');
  });

  test('two releases choose among changes for self-hosters', {tag: '@slow'}, async ({page}) => {
    await page.goto('/deployment/upgrade?product=platform&from=2.252.0&to=v2.253.0');
    const rows = page.locator('.data-table tbody > tr:visible');
    await expect(page.locator('.table-filter output')).toHaveText(/^\d+ of \d+ rows$/);
    expect(new Set(await rows.locator('.n').allTextContents())).toEqual(new Set(['2.253.0']));
  });

  test('names are whole or broken after / _ . or -, and nothing scrolls sideways on a phone', {tag: '@slow'}, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    for (const address of [
      '/clients/rest/permissions',
      '/deployment/configuration/environment-variables/api',
      '/deployment/configuration/helm-values/databases',
      '/clients/server-side/failures',
      '/clients/server-side/reference',
      '/system-administration/webhooks',
    ]) {
      await page.goto(address);
      const found = await page.evaluate(() => {
        const isCut = (code: Element) => {
          const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
          for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
            for (const {0: piece, index} of text.data.matchAll(/[^\s/_.-]+[/_.-]*/g)) {
              const range = new Range();
              range.setStart(text, index);
              range.setEnd(text, index + piece.length);
              if (new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1) return true;
            }
          }
          return false;
        };
        const wide = [...document.querySelectorAll('.data-table, .table-scroll')].filter((part) => part.scrollWidth > part.clientWidth);
        const cut = [...document.querySelectorAll('.rows .n code')].filter((code) => code.checkVisibility() && isCut(code));
        return {wide: wide.length, page: document.documentElement.scrollWidth, cut: cut.map(({textContent}) => textContent)};
      });
      expect(found, address).toEqual({wide: 0, page: 390, cut: []});
    }
  });

  test('have a link for every variable, in view when it is followed', async ({page}) => {
    await page.goto('/deployment/configuration/environment-variables/api#env-database_url');
    await expect(page.locator('#env-database_url')).toBeInViewport();
  });

  test('are complete without scripts', async ({browser, siteUrl}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(`${siteUrl}/deployment/configuration/environment-variables/api`);
    await expect(page.locator('#env-database_url')).toContainText('DATABASE_URL');
    await expect(page.locator('.table-filter').first()).toBeHidden();
    await page.goto(`${siteUrl}/edge-api/get-flags`);
    await expect(page.getByText('Invoke-RestMethod').first()).toBeVisible();
    await context.close();
  });
});

test.describe('before the application runs', () => {
  test.use({startsAtOnce: false});

  test('the filter has the place and the size that it keeps', async ({page}) => {
    await page.goto('/platform/known-problems');
    const filter = page.locator('.table-filter');
    const before = await filter.boundingBox();
    await page.mouse.move(200, 200);
    await page.mouse.move(220, 220);
    await expect(filter).toHaveRole('search');
    expect(await filter.boundingBox()).toEqual(before);
  });
});
