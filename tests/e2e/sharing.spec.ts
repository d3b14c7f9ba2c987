/** The page menu, feedback, glossary terms, link marks, reading position and paper, in a browser over the built site. */

import type {Page} from '@playwright/test';

import {violations} from './support/axe';
import {hold, painted} from './support/settled';
import {expect, test} from './support/site';

test.use({savesData: true});

const hydrated = 'html[data-has-hydrated=true]';

test.describe('page menu', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copies the page as Markdown', async ({page, request}) => {
    await page.goto('/clients/CLI');
    await page.waitForSelector(hydrated);
    await page.getByText('Use this page').click();
    await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
    await expect(page.getByRole('button', {name: 'Copied!'})).toBeVisible();
    const twin = await (await request.get('/clients/CLI.md')).text();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin);
  });

  test('links to the twin and to assistants, and sends nothing by itself', async ({page}) => {
    await page.goto('/quickstart');
    await page.waitForSelector(hydrated);
    await page.getByText('Use this page').click();
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', '/quickstart.md');
    for (const link of await page.getByRole('link', {name: /^Open in /}).all()) {
      expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain('https://docs.flagsmith.com/quickstart.md');
    }
    expect(await page.getByRole('link', {name: /^Open in /}).count()).toBe(2);
  });

  test('moves nothing when it opens, and closes by Escape and by a click elsewhere', async ({page}) => {
    await page.goto('/clients/CLI');
    await page.waitForSelector(hydrated);
    const top = () => page.locator('.markdown h1').evaluate((node) => node.getBoundingClientRect().top);
    const before = await top();
    await page.getByText('Use this page').click();
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    expect(await top()).toBe(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeHidden();
    await expect(page.locator('.page-menu > summary')).toBeFocused();
    await page.getByText('Use this page').click();
    await page.locator('.markdown h1').click();
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeHidden();
  });

  test('fits a phone', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('/deployment/hosting/real-time/operations');
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    const before = await width();
    await page.getByText('Use this page').click();
    const box = await page.locator('.page-menu > ul').boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
    expect(await width()).toBe(before);
  });

  test('prints', async ({page}) => {
    await page.goto('/clients/CLI');
    await page.waitForSelector(hydrated);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByText('Use this page').click();
    await page.getByRole('button', {name: 'Print'}).click();
    await expect(page.locator('body[data-printed]')).toHaveCount(1);
  });

  test('the mark of a heading copies the link to it and goes there', async ({page}) => {
    await page.goto('/clients/CLI');
    await page.waitForSelector(hydrated);
    const heading = page.locator('.markdown h2').nth(1);
    await heading.hover();
    await heading.locator('.hash-link').click();
    await expect(page.locator('#page-status')).toHaveText('Link copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(page.url());
    expect(copied).toContain(`#${await heading.getAttribute('id')}`);
  });
});

test.describe('Was this page helpful?', () => {
  test('keeps the answer and offers it as a prefilled issue', async ({page}) => {
    await page.goto('/clients/CLI');
    await page.waitForSelector(hydrated);
    const box = page.getByRole('region', {name: 'Feedback on this page'});
    await box.getByRole('button', {name: 'No'}).click();
    await box.getByRole('radio', {name: 'Something is missing'}).check();
    await box.getByRole('textbox').fill('How do I log out?');
    const link = box.getByRole('link', {name: 'Open as an issue'});
    await expect(link).toHaveAttribute('href', /log\+out/);
    const issue = new URL((await link.getAttribute('href')) ?? '');
    expect(issue.origin + issue.pathname).toBe('https://github.com/Flagsmith/flagsmith/issues/new');
    expect(issue.searchParams.get('body')).toContain('Page: /clients/CLI\nHelpful: no\nReason: Something is missing\n\nHow do I log out?');
    expect(await page.evaluate(() => localStorage.getItem('docs.feedback'))).toContain('"page":"/clients/CLI"');
  });
});

test.describe('glossary terms', () => {
  test('explain themselves on hover and focus, close by Escape, and lead to the glossary', async ({page}) => {
    await page.clock.install();
    await page.goto('/clients/server-side');
    await page.waitForSelector(hydrated);
    const term = page.locator('a.term').first();
    const tip = page.getByRole('tooltip');
    await term.hover();
    await expect(tip).toBeVisible();
    await expect(tip).toHaveText((await term.getAttribute('data-definition')) ?? '');
    await expect(term).toHaveAttribute('aria-describedby', 'term-tooltip');
    await tip.hover();
    // Longer than the pause in which a pointer may cross from the term to the text.
    await page.clock.runFor(2000);
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await term.focus();
    await expect(tip).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/basic-features\/#term-/);
    await expect(tip).toBeHidden();
  });

  test.describe('on a touch screen', () => {
    test.use({hasTouch: true, viewport: {width: 390, height: 844}});

    test('explain at the first tap and lead on at the second', async ({page}) => {
      await page.goto('/clients/server-side');
      await page.waitForSelector(hydrated);
      const term = page.locator('a.term').first();
      await term.tap();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await expect(page).toHaveURL(/\/clients\/server-side/);
      await term.tap();
      await expect(page).toHaveURL(/\/basic-features\/#term-/);
    });
  });
});

test.describe('a second visit', () => {
  const PAGE = '/system-administration/webhooks';
  const offer = (page: Page) => page.getByRole('complementary', {name: 'Continue reading'});

  /** Reads to the middle of a long page, and leaves for another site. */
  async function readHalf(page: Page): Promise<void> {
    await page.goto(PAGE);
    await page.waitForSelector(hydrated);
    await page.evaluate(() => window.scrollTo({top: document.documentElement.scrollHeight / 2, behavior: 'instant'}));
    await painted(page);
    // Its address is no page of the site; what was stored can be read there.
    await page.goto('/robots.txt');
    expect(await page.evaluate(() => localStorage.getItem('docs.positions'))).toContain(PAGE);
  }

  test('offers to continue where the reader stopped, without scrolling by itself', async ({page}) => {
    await readHalf(page);
    await page.goto(PAGE);
    const link = offer(page).getByRole('link');
    await expect(link).toBeVisible();
    await page.waitForSelector(hydrated);
    await painted(page);
    await expect(offer(page)).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const hash = await link.getAttribute('href');
    await link.click();
    await expect(page.locator(`[id="${hash?.slice(1)}"]`)).toBeInViewport();
    await expect(link).toBeHidden();
  });

  test('withdraws the offer when the reader goes to another page', async ({page}) => {
    await readHalf(page);
    await page.goto(PAGE);
    await page.waitForSelector(hydrated);
    await expect(offer(page)).toBeVisible();
    await page.locator('.footer').getByRole('link', {name: 'Quickstart'}).click();
    await expect(page).toHaveURL(/quickstart$/);
    await expect(offer(page)).toHaveCount(0);
  });

  test.describe('of a reader who does nothing', () => {
    test.use({startsAtOnce: false});

    for (const savesData of [true, false]) {
      test(`has the offer without the application${savesData ? ', saving data too' : ''}`, async ({page}) => {
        if (savesData) await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}));
        await page.goto('/robots.txt');
        await page.evaluate(() =>
          localStorage.setItem('docs.positions', '[{"route": "/clients/CLI", "id": "install", "heading": "Install"}]'),
        );
        await page.route('**/assets/js/**', (route) => route.abort());
        await page.goto('/clients/CLI');
        await expect(offer(page).getByRole('link')).toHaveText('Continue at “Install”');
        // Its own button works before there is an application.
        await offer(page).getByRole('button', {name: 'Close'}).click();
        await expect(offer(page)).toHaveCount(0);
      });
    }

    test('keeps the place of a reader who scrolled before the application came', async ({page}) => {
      const release = await hold(page, '**/assets/js/main*.js');
      await page.goto(PAGE);
      await page.evaluate(() => window.scrollTo({top: document.documentElement.scrollHeight / 2, behavior: 'instant'}));
      await painted(page);
      release();
      await page.waitForSelector(hydrated);
      await page.goto('/robots.txt');
      expect(await page.evaluate(() => localStorage.getItem('docs.positions'))).toContain(PAGE);
    });
  });

  test('keeps the chosen language', async ({page, context}) => {
    await page.goto('/edge-api/get-flags');
    await page.waitForSelector(hydrated);
    await page.getByRole('tab', {name: 'ruby'}).first().click();
    await expect(page.getByRole('tab', {name: 'ruby'}).first()).toHaveAttribute('aria-selected', 'true');
    const next = await context.newPage();
    await next.goto('/edge-api/identify-user');
    await expect(next.getByRole('tab', {name: 'ruby'}).first()).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('on paper', () => {
  test('there is the whole content with addresses, and no chrome', async ({page}) => {
    await page.goto('/edge-api/get-flags');
    await page.waitForSelector(hydrated);
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({media: 'print', colorScheme: 'dark'});
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    for (const chrome of [
      '.navbar',
      '.footer',
      '.theme-doc-sidebar-container',
      '.page-top',
      '.feedback',
      '.code-actions',
      '.tab-list',
      '.theme-announcement-bar',
      '.pagination-nav',
    ]) {
      expect(await page.locator(chrome).filter({visible: true}).count(), chrome).toBe(0);
    }
    for (const part of ['.markdown [role=tabpanel]', '.markdown details:not(form *) > ul', '.markdown pre', '.markdown table']) {
      const all = await page.locator(part).count();
      expect(all, part).toBeGreaterThan(0);
      expect(await page.locator(part).filter({visible: true}).count(), part).toBe(all);
    }
    const address = await page
      .locator('.markdown p a[href="/edge-api/identify-user"]')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(address).toContain('/edge-api/identify-user');
    const label = await page
      .locator('[role=tabpanel]')
      .nth(3)
      .evaluate((panel) => getComputedStyle(panel, '::before').content);
    expect(label).toBe('"Go"');
  });

  test('a long page prints to a PDF of several pages', async ({page}) => {
    await page.goto('/system-administration/webhooks');
    await page.waitForSelector(hydrated);
    const pdf = await page.pdf({format: 'A4', outline: true, tagged: true});
    expect(pdf.length).toBeGreaterThan(50_000);
    expect((pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length).toBeGreaterThan(3);
  });
});

test('servers answer Accept: text/markdown with the twin', async ({request}) => {
  const twin = await (await request.get('/clients.md')).text();
  const negotiated = await request.get('/clients/', {headers: {accept: 'text/markdown, */*'}});
  expect(negotiated.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(negotiated.headers()['vary']).toContain('Accept');
  expect(await negotiated.text()).toBe(twin);
  const browser = await request.get('/clients/', {headers: {accept: 'text/html,*/*;q=0.8'}});
  expect(browser.headers()['content-type']).toBe('text/html; charset=utf-8');
  expect((await request.get('/no-such-page', {headers: {accept: 'text/markdown'}})).status()).toBe(404);
});

for (const colorScheme of ['light', 'dark'] as const) {
  const tag = colorScheme === 'light' ? '@slow' : [];
  test(`menu, tooltip, feedback form and offer to continue have no accessibility fault, ${colorScheme}`, {tag}, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await page.addInitScript(() =>
      localStorage.setItem('docs.positions', '[{"route": "/clients/CLI", "id": "install", "heading": "Install"}]'),
    );
    await page.goto('/clients/CLI');
    await page.waitForSelector(hydrated);
    await expect(page.getByRole('complementary', {name: 'Continue reading'})).toBeVisible();
    await page.getByText('Use this page').click();
    expect(await violations(page, '.continue-reading', '.page-menu')).toEqual([]);
    await page.locator('a.term').first().focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(await violations(page, '#term-tooltip', '.markdown a.term')).toEqual([]);
    await page.getByRole('button', {name: 'No', exact: true}).click();
    await expect(page.getByRole('radio').first()).toBeVisible();
    expect(await violations(page, '.feedback')).toEqual([]);
  });
}
