/** Code blocks, and the reader’s own setup in them. */
import type {Locator, Page} from '@playwright/test';

import {HYDRATED} from './support/settled';
import {expect, test} from './support/site';

test.use({savesData: true});
test.use({permissions: ['clipboard-read', 'clipboard-write']});

async function openSetup(page: Page): Promise<Locator> {
  await page.locator('.navbar').getByRole('button', {name: 'Your setup'}).click();
  return page.getByRole('dialog', {name: 'Your setup'});
}

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
    await page.waitForSelector(HYDRATED);
    const code = page.locator('figure.code').first();
    await code.getByRole('button', {name: /^Copy( snippet)?$/}).click();
    await expect(code.getByRole('button', {name: 'Copied!'})).toBeVisible();
    const shown = await code.locator('code').first().textContent();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown?.replace(/\n$/, ''));
  });

  test('show and copy the whole file of which they show a part', {tag: '@slow'}, async ({page}) => {
    await page.goto('/advanced-use/ab-testing');
    await page.waitForSelector(HYDRATED);
    const code = page.locator('figure.code', {has: page.locator('.code-whole')}).first();
    await code.getByText('Show the whole file').click();
    const whole = code.locator('.code-whole code');
    await expect(whole).toBeVisible();
    await expect(whole).toContainText("import flagsmith from '@flagsmith/flagsmith'");
    await code.getByRole('button', {name: 'Copy file'}).click();
    await expect(code.getByRole('button', {name: 'Copied!'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe((await whole.textContent())?.replace(/\n$/, ''));
  });

  for (const width of [390, 1280])
    test(`show what to do with a file in full at ${width} px`, {tag: '@slow'}, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      await page.goto('/deployment/hosting/docker');
      const feet = await page.locator('.code-foot').evaluateAll((elements) =>
        elements.map((foot) => {
          const box = foot.getBoundingClientRect();
          const actions = foot.querySelector('.code-actions')?.getBoundingClientRect();
          const words = document.createRange();
          words.selectNodeContents(foot.querySelector('summary') ?? foot);
          const text = words.getBoundingClientRect();
          const hasFold = foot.querySelector('summary') !== null;
          return {
            isInside: actions !== undefined && actions.height > 20 && actions.bottom <= box.bottom + 1 && actions.right <= box.right,
            isApart: !hasFold || (actions !== undefined && (text.right <= actions.left || text.bottom <= actions.top)),
          };
        }),
      );
      expect(feet.length).toBeGreaterThan(3);
      expect(feet).toEqual(feet.map(() => ({isInside: true, isApart: true})));
    });

  test('have a bar of two rows at most on a phone, and everything in it can be reached', {tag: '@slow'}, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    for (const address of ['/clients/android', '/clients/openfeature', '/clients/3rd-party', '/deployment/hosting/locally-edge-proxy']) {
      await page.goto(address);
      const blocks = await page.locator('figure.code').evaluateAll((figures) =>
        figures
          .filter((figure) => figure.checkVisibility())
          .map((figure) => {
            const box = figure.getBoundingClientRect();
            const actions = [...figure.querySelectorAll('.code-actions > *')].map((action) => action.getBoundingClientRect());
            const parts = [...figure.querySelectorAll('.code-bar > *')].map((part) => part.getBoundingClientRect());
            const middles = parts.map(({top, bottom}) => (top + bottom) / 2).sort((a, b) => a - b);
            return {
              rows: middles.filter((middle, index) => index === 0 || middle - middles[index - 1]! > 8).length,
              isCut: actions.some(({left, right}) => left < box.left || right > box.right),
            };
          }),
      );
      expect(blocks.length, address).toBeGreaterThan(1);
      expect(Math.max(...blocks.map(({rows}) => rows)), address).toBeLessThanOrEqual(2);
      expect(
        blocks.filter(({isCut}) => isCut),
        address,
      ).toEqual([]);
    }
  });

  test('wrap long lines on demand', async ({page}) => {
    await page.goto('/advanced-use/scheduled-flags');
    await page.waitForSelector(HYDRATED);
    const code = page.locator('figure.code').first();
    await code.getByRole('button', {name: 'Wrap'}).click();
    await expect(code.locator('pre').first()).toHaveCSS('white-space', 'pre-wrap');
    await expect(code.getByRole('button', {name: 'Wrap'})).toHaveAttribute('aria-pressed', 'true');
  });

  test('take a colour theme from the reader’s setup, kept for the next visit', async ({page}) => {
    await page.goto('/advanced-use/scheduled-flags');
    await page.waitForSelector(HYDRATED);
    await openSetup(page);
    await page.getByLabel('Code theme').selectOption('dracula');
    const background = () =>
      page
        .locator('figure.code')
        .first()
        .evaluate((node) => getComputedStyle(node).backgroundColor);
    await expect.poll(background).toBe('rgb(40, 42, 54)');
    await page.reload();
    await expect.poll(background).toBe('rgb(40, 42, 54)');
    await page.waitForSelector(HYDRATED);
    await openSetup(page);
    await expect.poll(() => page.getByLabel('Code theme').locator('option').count()).toBeGreaterThan(10);
  });
});

test.describe('the reader’s setup', () => {
  test('puts the API URL and the key into samples, is kept, and gives a link without the key', async ({page}) => {
    await page.goto('/advanced-use/scheduled-flags');
    await page.waitForSelector(HYDRATED);
    const dialog = await openSetup(page);
    await dialog.getByLabel('Edition').selectOption('enterprise');
    await dialog.getByLabel('API URL').fill('flags.example.com');
    await dialog.getByLabel('Environment key').fill('AbCdEfGhIjKlMnOpQrStUv');
    await dialog.getByRole('button', {name: 'Copy link'}).click();
    await expect(dialog.getByRole('status')).toContainText('Link copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('host=flags.example.com&edition=enterprise');
    expect(link).not.toContain('AbCdEfGh');
    expect(page.url()).not.toContain('AbCdEfGh');
    await dialog.getByRole('button', {name: 'Done'}).click();
    await expect(page.locator('figure.code').first()).toContainText('https://flags.example.com/api/v1/');
    await page.goto('/edge-api/get-flags');
    const sample = page.locator('figure.code').first();
    await expect(sample).toContainText('flags.example.com');
    await expect(sample).toContainText('AbCdEfGhIjKlMnOpQrStUv');
    await page.waitForSelector(HYDRATED);
    await (await openSetup(page)).getByRole('button', {name: 'Reset'}).click();
    await expect(sample).toContainText('https://edge.api.flagsmith.com/api/v1/');
    await expect(sample).toContainText('YOUR_ENVIRONMENT_KEY');
  });

  test('starts tabs and comparisons with the reader’s edition', {tag: '@slow'}, async ({page}) => {
    await page.goto('/quickstart?edition=open-source');
    await page.waitForSelector(HYDRATED);
    const dialog = await openSetup(page);
    await expect(dialog.getByLabel('Edition')).toHaveValue('open-source');
    await dialog.getByLabel('Edition').selectOption('enterprise');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tab', {name: 'Local Docker'}).first()).toHaveAttribute('aria-selected', 'true');
    await page.goto('/version-comparison');
    await expect(page.locator('[data-compare] select').first().locator('option:checked')).toHaveText('Enterprise');
  });

  test('has a language that links carry to pages with tabs, until it is reset', {tag: '@slow'}, async ({page}) => {
    await page.goto('/version-comparison?language=ruby');
    await page.waitForSelector(HYDRATED);
    await page.goto('/clients/server-side');
    const ruby = page.getByRole('tab', {name: 'Ruby', exact: true}).first();
    await expect(ruby).toHaveAttribute('aria-selected', 'true');
    await page.waitForSelector(HYDRATED);
    const dialog = await openSetup(page);
    await expect(dialog.getByLabel('Language')).toHaveValue('ruby');
    await dialog.getByRole('button', {name: 'Copy link'}).click();
    await expect(dialog.getByRole('status')).toContainText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('language=ruby');
    await dialog.getByRole('button', {name: 'Reset'}).click();
    await page.goto('/clients/server-side');
    await expect(ruby).toHaveAttribute('aria-selected', 'false');
  });

  test('is only offered by a link: samples change when the reader agrees', async ({page}) => {
    await page.goto('/edge-api/get-flags?host=edge.api.flagsmith.com.evil.example');
    await page.waitForSelector(HYDRATED);
    const notice = page.getByRole('region', {name: 'API URL in samples'});
    await expect(notice).toContainText('https://edge.api.flagsmith.com.evil.example');
    await expect(page.locator('[data-setup]').filter({hasText: 'evil'})).toHaveCount(0);
    expect(await page.evaluate(() => window.localStorage.getItem('docs.host'))).toBeNull();
    await notice.getByRole('button', {name: 'Keep the current one'}).click();
    await expect(notice).toHaveCount(0);
    await expect(page).toHaveURL(/get-flags$/);
    await page.goto('/edge-api/get-flags?host=localhost:8000');
    await page.waitForSelector(HYDRATED);
    await notice.getByRole('button', {name: 'Use this URL'}).click();
    await expect(page.locator('figure.code').first()).toContainText('http://localhost:8000');
    await page.reload();
    await page.waitForSelector(HYDRATED);
    await expect(page.locator('figure.code').first()).toContainText('http://localhost:8000');
    await expect(notice).toHaveCount(0);
  });

  test('is offered on the samples that name the API or a key, and only there', {tag: '@slow'}, async ({page}) => {
    await page.goto('/quickstart');
    await page.waitForSelector(HYDRATED);
    const sample = page.locator('figure.code:has([data-setup])').first();
    const offer = sample.getByRole('button', {name: 'Your setup'});
    // It is added when the sample comes near.
    await sample.scrollIntoViewIfNeeded();
    await offer.click();
    const dialog = page.getByRole('dialog', {name: 'Your setup'});
    await dialog.getByLabel('API URL').fill('flags example');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toContainText('Enter a host name');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(offer).toBeFocused();
    await expect(page.locator('figure.code:not(:has([data-setup])) [data-open-setup]')).toHaveCount(0);
  });

  test('refuses what is not a host name', async ({page}) => {
    await page.goto('/edge-api/get-flags?host=javascript:alert(1)');
    await page.waitForSelector(HYDRATED);
    await expect(page.locator('figure.code').first()).toContainText('https://edge.api.flagsmith.com');
    const dialog = await openSetup(page);
    await dialog.getByLabel('API URL').fill('<img src=x>');
    await dialog.getByLabel('Environment key').focus();
    await expect(dialog.getByRole('status')).toContainText('Enter a host name');
    await dialog.getByLabel('Environment key').fill("'); alert(1); ('");
    await dialog.getByLabel('API URL').focus();
    await expect(dialog.getByRole('status')).toContainText('A key has letters');
  });
});
