/** Code blocks, tabs, the reader's host and tables. */
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
    await page.getByRole('button', {name: 'Display'}).click();
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
    await page.getByRole('button', {name: 'Display'}).click();
    await expect.poll(() => page.getByLabel('Code theme').locator('option').count()).toBeGreaterThan(10);
  });
});

test.describe('tabs', () => {
  test('a chosen language is remembered across pages and can be linked', async ({page}) => {
    await page.goto('/edge-api/get-flags?language=go');
    await page.waitForSelector(hydrated);
    await expect(page.getByRole('tab', {name: 'go', exact: true})).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', {name: 'ruby', exact: true}).click();
    await expect(page).toHaveURL(/language=ruby/);
    await page.goto('/edge-api/identify-user');
    await page.waitForSelector(hydrated);
    await expect(page.getByRole('tab', {name: 'ruby', exact: true})).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', {name: 'ruby'}).first()).toBeVisible();
  });

  test('move with the arrow keys, Home and End', async ({page}) => {
    await page.goto('/edge-api/get-flags');
    await page.waitForSelector(hydrated);
    await page.getByRole('tab', {name: 'python'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', {name: 'curl'})).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', {name: 'powershell'})).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(page.getByRole('tab', {name: 'python'})).toBeFocused();
  });
});

test.describe('the reader’s own host', () => {
  test('takes the place of API addresses in samples, is kept and can be linked', async ({page}) => {
    await page.goto('/advanced-use/scheduled-flags');
    await page.waitForSelector(hydrated);
    await page.getByRole('button', {name: 'Display'}).click();
    await page.getByLabel('Your Flagsmith address').fill('flags.example.com');
    await page.getByRole('button', {name: 'Use it'}).click();
    await expect(page.locator('figure.code').first()).toContainText('https://flags.example.com/api/v1/');
    await expect(page).toHaveURL(/host=flags\.example\.com/);
    await page.goto('/edge-api/get-flags');
    await page.waitForSelector(hydrated);
    await expect(page.locator('figure.code').first()).toContainText('flags.example.com');
  });

  test('is only offered by a link: samples change when the reader agrees', async ({page}) => {
    await page.goto('/edge-api/get-flags?host=edge.api.flagsmith.com.evil.example');
    await page.waitForSelector(hydrated);
    const notice = page.getByRole('region', {name: 'Address in samples'});
    await expect(notice).toContainText('https://edge.api.flagsmith.com.evil.example');
    await expect(page.locator('[data-api-host]').filter({hasText: 'evil'})).toHaveCount(0);
    expect(await page.evaluate(() => window.localStorage.getItem('docs.host'))).toBeNull();
    await notice.getByRole('button', {name: 'Keep the current one'}).click();
    await expect(notice).toHaveCount(0);
    await expect(page).toHaveURL(/get-flags$/);
    await page.goto('/edge-api/get-flags?host=localhost:8000');
    await page.waitForSelector(hydrated);
    await notice.getByRole('button', {name: 'Use this address'}).click();
    await expect(page.locator('figure.code').first()).toContainText('http://localhost:8000');
    await page.reload();
    await page.waitForSelector(hydrated);
    await expect(page.locator('figure.code').first()).toContainText('http://localhost:8000');
    await expect(notice).toHaveCount(0);
  });

  test('refuses what is not a host name', async ({page}) => {
    await page.goto('/edge-api/get-flags?host=javascript:alert(1)');
    await page.waitForSelector(hydrated);
    await expect(page.locator('figure.code').first()).toContainText('https://edge.api.flagsmith.com');
    await page.getByRole('button', {name: 'Display'}).click();
    await page.getByLabel('Your Flagsmith address').fill('<img src=x>');
    await page.getByRole('button', {name: 'Use it'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Enter a host name'})).toBeVisible();
  });
});

test.describe('long tables', () => {
  test('filter as the reader types and say how many rows are left', async ({page}) => {
    await page.goto('/deployment/hosting/locally-api');
    await page.waitForSelector(hydrated);
    const table = page
      .locator('.data-table')
      .filter({has: page.locator('[data-table-filter]')})
      .first();
    const rows = await table.locator('tbody tr').count();
    const word = (await table.locator('tbody tr code').nth(2).textContent()) ?? '';
    await table.getByRole('searchbox').fill(word);
    await expect(table.locator('output')).toHaveText(new RegExp(`^\\d+ of ${rows} rows$`));
    expect(await table.locator('tbody tr:visible').count()).toBeLessThan(rows);
  });

  test('have a link for every variable, shown even when a filter hides it', async ({page}) => {
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
