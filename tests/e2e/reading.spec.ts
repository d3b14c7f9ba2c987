/** Code blocks, tabs, the reader's host and tables. */
import type {Page} from '@playwright/test';

import {HYDRATED} from './support/settled';
import {expect, test} from './support/site';

test.use({savesData: true});

const hydrated = 'html[data-has-hydrated=true]';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test.describe('code blocks', () => {
  test('are coloured in the HTML itself, without inline styles or a highlighter in the browser', async ({page}) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/advanced-use/scheduled-flags');
    const code = page.locator('figure.code').first();
    expect(await code.locator('i').count()).toBeGreaterThan(0);
    expect(await code.locator('[style]').count()).toBe(0);
  });

  test('copy their text and say "Copied!"', async ({page}) => {
    await page.goto('/advanced-use/scheduled-flags');
    await page.waitForSelector(hydrated);
    const code = page.locator('figure.code').first();
    await code.getByRole('button', {name: /^Copy( part)?$/}).click();
    await expect(code.getByRole('button', {name: 'Copied!'})).toBeVisible();
    const shown = await code.locator('code').first().textContent();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown?.replace(/\n$/, ''));
  });

  test('show and copy the whole file of which they show a part', async ({page}) => {
    await page.goto('/advanced-use/ab-testing');
    await page.waitForSelector(hydrated);
    const code = page.locator('figure.code', {has: page.locator('.code-whole')}).first();
    await code.getByText('Show the whole file').click();
    const whole = code.locator('.code-whole code');
    await expect(whole).toBeVisible();
    await expect(whole).toContainText("import flagsmith from '@flagsmith/flagsmith'");
    await code.getByRole('button', {name: 'Copy whole file'}).click();
    await expect(code.getByRole('button', {name: 'Copied!'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe((await whole.textContent())?.replace(/\n$/, ''));
  });

  test('wrap long lines on demand', async ({page}) => {
    await page.goto('/advanced-use/scheduled-flags');
    await page.waitForSelector(hydrated);
    const code = page.locator('figure.code').first();
    await code.getByRole('button', {name: 'Wrap'}).click();
    await expect(code.locator('pre').first()).toHaveCSS('white-space', 'pre-wrap');
    await expect(code.getByRole('button', {name: 'Wrap'})).toHaveAttribute('aria-pressed', 'true');
  });

  test('take a colour theme from the display menu, kept for the next visit', async ({page}) => {
    await page.goto('/advanced-use/scheduled-flags');
    await page.waitForSelector(hydrated);
    await page.getByRole('button', {name: 'Preferences'}).click();
    await page.getByLabel('Code theme').selectOption('dracula');
    const background = () =>
      page
        .locator('figure.code')
        .first()
        .evaluate((node) => getComputedStyle(node).backgroundColor);
    await expect.poll(background).toBe('rgb(40, 42, 54)');
    await page.reload();
    await expect.poll(background).toBe('rgb(40, 42, 54)');
    await page.waitForSelector(hydrated);
    await page.getByRole('button', {name: 'Preferences'}).click();
    await expect.poll(() => page.getByLabel('Code theme').locator('option').count()).toBeGreaterThan(10);
  });
});

test.describe('tabs', () => {
  test('a chosen language is remembered across pages and can be linked', async ({page}) => {
    await page.goto('/edge-api/get-flags?language=go');
    await page.waitForSelector(hydrated);
    await expect(page.getByRole('tab', {name: 'Go', exact: true})).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', {name: 'Ruby', exact: true}).click();
    await expect(page).toHaveURL(/language=ruby/);
    await page.goto('/edge-api/identify-user');
    await page.waitForSelector(hydrated);
    await expect(page.getByRole('tab', {name: 'Ruby', exact: true})).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', {name: 'Ruby'}).first()).toBeVisible();
  });

  test('move with the arrow keys, Home and End', async ({page}) => {
    await page.goto('/edge-api/get-flags');
    await page.waitForSelector(hydrated);
    await page.getByRole('tab', {name: 'Python'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', {name: 'cURL'})).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', {name: 'PowerShell'})).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(page.getByRole('tab', {name: 'Python'})).toBeFocused();
  });
});

test.describe('the language bar', () => {
  const PAGE = '/clients/server-side';
  const rowOf = (page: Page, language: string) => page.locator(`tr[data-for=${language}]`).first();

  test('makes the page one of the chosen language, in the address and for the next page', async ({page}) => {
    await page.goto(PAGE);
    await page.waitForSelector(hydrated);
    const bar = page.locator('.language-bar');
    await expect(bar.getByRole('tab', {name: 'All languages'})).toHaveAttribute('aria-selected', 'true');
    await expect(rowOf(page, 'java')).toBeVisible();
    await bar.getByRole('tab', {name: 'Python'}).click();
    await expect(page).toHaveURL(/language=python/);
    await expect(rowOf(page, 'java')).toBeHidden();
    await expect(rowOf(page, 'python')).toBeVisible();
    await expect(page.locator('.tab-set > .tab-list').first()).toBeHidden();
    await expect(page.getByRole('link', {name: 'Java client builder', exact: true})).toBeHidden();
    await bar.getByRole('tab', {name: 'All languages'}).click();
    await expect(rowOf(page, 'java')).toBeVisible();
  });

  test('stays in view and keeps the section that the reader is in', async ({page}) => {
    await page.goto(`${PAGE}#caching`);
    await page.waitForSelector(hydrated);
    const heading = page.getByRole('heading', {name: 'Caching'});
    await expect(heading).toBeInViewport();
    const bar = page.locator('.language-bar');
    await expect(bar).toBeInViewport();
    const top = async () => (await heading.boundingBox())?.y ?? 0;
    const edge = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(async () => Math.abs((await top()) - edge)).toBeLessThan(40);
    const before = await top();
    expect(before).toBeGreaterThanOrEqual(edge);
    // Not click(): it first scrolls what sticks into view.
    await bar.getByRole('tab', {name: 'Ruby'}).dispatchEvent('click');
    await expect(bar.getByRole('tab', {name: 'Ruby'})).toHaveAttribute('aria-selected', 'true');
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
  });

  test('follows a link to a place of another language', async ({page}) => {
    await page.goto(`${PAGE}?language=python#java-config-builder`);
    await page.waitForSelector(hydrated);
    await expect(page.getByRole('heading', {name: 'Java config builder'})).toBeInViewport();
    await expect(page.locator('.language-bar').getByRole('tab', {name: 'Java'})).toHaveAttribute('aria-selected', 'true');
  });

  test('prints the chosen language, or all', async ({page}) => {
    await page.goto(`${PAGE}?language=go`);
    await page.waitForSelector(hydrated);
    await page.emulateMedia({media: 'print'});
    const panel = (value: string) => page.locator(`.tab-set > [data-value=${value}]`).first();
    await expect(panel('go')).toBeVisible();
    await expect(panel('python')).toBeHidden();
    await page.goto(`${PAGE}?language=all`);
    await expect(panel('python')).toBeVisible();
  });
});

test.describe('the reader’s own host', () => {
  test('takes the place of API addresses in samples, is kept and can be linked', async ({page}) => {
    await page.goto('/advanced-use/scheduled-flags');
    await page.waitForSelector(hydrated);
    await page.getByRole('button', {name: 'Preferences'}).click();
    await page.getByLabel('Your API URL').fill('flags.example.com');
    await page.getByRole('button', {name: 'Apply'}).click();
    await expect(page.locator('figure.code').first()).toContainText('https://flags.example.com/api/v1/');
    await expect(page).toHaveURL(/host=flags\.example\.com/);
    await page.goto('/edge-api/get-flags');
    await page.waitForSelector(hydrated);
    await expect(page.locator('figure.code').first()).toContainText('flags.example.com');
  });

  test('is only offered by a link: samples change when the reader agrees', async ({page}) => {
    await page.goto('/edge-api/get-flags?host=edge.api.flagsmith.com.evil.example');
    await page.waitForSelector(hydrated);
    const notice = page.getByRole('region', {name: 'API URL in samples'});
    await expect(notice).toContainText('https://edge.api.flagsmith.com.evil.example');
    await expect(page.locator('[data-api-host]').filter({hasText: 'evil'})).toHaveCount(0);
    expect(await page.evaluate(() => window.localStorage.getItem('docs.host'))).toBeNull();
    await notice.getByRole('button', {name: 'Keep the current one'}).click();
    await expect(notice).toHaveCount(0);
    await expect(page).toHaveURL(/get-flags$/);
    await page.goto('/edge-api/get-flags?host=localhost:8000');
    await page.waitForSelector(hydrated);
    await notice.getByRole('button', {name: 'Use this URL'}).click();
    await expect(page.locator('figure.code').first()).toContainText('http://localhost:8000');
    await page.reload();
    await page.waitForSelector(hydrated);
    await expect(page.locator('figure.code').first()).toContainText('http://localhost:8000');
    await expect(notice).toHaveCount(0);
  });

  test('is offered on the samples that name the API, and only there', async ({page}) => {
    await page.goto('/quickstart');
    await page.waitForSelector(HYDRATED);
    const sample = page.locator('figure.code:has([data-api-host])').first();
    const offer = sample.getByRole('button', {name: 'API URL'});
    // It is added when the sample comes near.
    await sample.scrollIntoViewIfNeeded();
    await offer.click();
    const box = page.getByRole('region', {name: 'API URL in samples'});
    await expect(box.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('flags example');
    await page.keyboard.press('Enter');
    await expect(box.getByRole('status')).toContainText('Enter a host name');
    await box.getByRole('textbox').fill('flags.example.com');
    await box.getByRole('button', {name: 'Apply'}).click();
    await expect(sample).toContainText('https://flags.example.com/api/v1/');
    await expect(offer).toBeFocused();
    await offer.click();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await offer.click();
    await box.getByRole('button', {name: 'Back to SaaS'}).click();
    await expect(sample).toContainText('https://edge.api.flagsmith.com/api/v1/');
    await expect(page.locator('figure.code:not(:has([data-api-host])) [data-own-host]')).toHaveCount(0);
  });

  test('refuses what is not a host name', async ({page}) => {
    await page.goto('/edge-api/get-flags?host=javascript:alert(1)');
    await page.waitForSelector(hydrated);
    await expect(page.locator('figure.code').first()).toContainText('https://edge.api.flagsmith.com');
    await page.getByRole('button', {name: 'Preferences'}).click();
    await page.getByLabel('Your API URL').fill('<img src=x>');
    await page.getByRole('button', {name: 'Apply'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Enter a host name'})).toBeVisible();
  });
});

test.describe('reference rows', () => {
  test('one filter works on all rows of a page, says how many are left and can be linked', async ({page}) => {
    await page.goto('/deployment/hosting/locally-api');
    await page.waitForSelector(hydrated);
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
    await expect(page.getByRole('heading', {name: 'Caching'})).toBeHidden();
    expect(await page.evaluate(() => CSS.highlights.get('row-match')?.size)).toBeGreaterThanOrEqual(left);
    await page.goto(page.url());
    await expect(status).toHaveText(`${left} of ${await page.locator('.data-table tr[role=listitem]').count()} rows`);
  });

  test('a filter without a match says so and can be cleared', async ({page}) => {
    await page.goto('/clients/rest?filter=no-such-row');
    await page.waitForSelector(hydrated);
    const form = page.locator('.table-filter');
    await expect(form.locator('output')).toContainText('Nothing matches “no-such-row”.');
    await form.getByRole('button', {name: 'Clear'}).click();
    await expect(form.locator('output')).toBeEmpty();
    await expect(page.getByText('Sends the email.').first()).toBeHidden();
    expect(new URL(page.url()).search).toBe('');
  });

  test('a filter opens the folds that it finds something in', async ({page}) => {
    await page.goto('/clients/rest?filter=warehouse_type');
    await page.waitForSelector(hydrated);
    await expect(page.locator('.rows tr:visible details[open] code', {hasText: 'warehouse_type'}).first()).toBeVisible();
  });

  test('names are whole or broken after / _ . or -, and nothing scrolls sideways on a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    for (const address of [
      '/clients/rest',
      '/deployment/hosting/locally-api',
      '/deployment/hosting/kubernetes',
      '/clients/server-side',
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
    await page.goto('/deployment/hosting/locally-api#env-database_url');
    await expect(page.locator('#env-database_url')).toBeInViewport();
  });

  test('are complete without scripts', async ({browser, siteUrl}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(`${siteUrl}/deployment/hosting/locally-api`);
    await expect(page.locator('#env-database_url')).toContainText('DATABASE_URL');
    await expect(page.locator('.table-filter').first()).toBeHidden();
    await page.goto(`${siteUrl}/edge-api/get-flags`);
    await expect(page.getByText('Invoke-RestMethod').first()).toBeVisible();
    await context.close();
  });
});
