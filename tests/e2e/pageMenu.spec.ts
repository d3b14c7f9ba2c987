/** The menu of a page, feedback, tooltips of terms, and the Markdown twin. */
import {violations} from './support/axe';
import {HYDRATED} from './support/settled';
import {expect, test} from './support/site';

test.use({savesData: true});
test.use({permissions: ['clipboard-read', 'clipboard-write']});

test.describe('page menu', () => {
  test('copies the page as Markdown', async ({page, request}) => {
    await page.goto('/clients/CLI');
    await page.waitForSelector(HYDRATED);
    await page.getByText('Page options').click();
    await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
    await expect(page.getByRole('button', {name: 'Copied!'})).toBeVisible();
    const twin = await (await request.get('/clients/CLI.md')).text();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin);
  });

  test('links to the twin and to assistants, and sends nothing by itself', async ({page}) => {
    await page.goto('/quickstart');
    await page.waitForSelector(HYDRATED);
    await page.getByText('Page options').click();
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', '/quickstart.md');
    for (const link of await page.getByRole('link', {name: /^Open in /}).all()) {
      expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain('https://docs.flagsmith.com/quickstart.md');
    }
    expect(await page.getByRole('link', {name: /^Open in /}).count()).toBe(2);
  });

  test('moves nothing when it opens, and closes by Escape and by a click elsewhere', {tag: '@slow'}, async ({page}) => {
    await page.goto('/clients/CLI');
    await page.waitForSelector(HYDRATED);
    const top = () => page.locator('.markdown h1').evaluate((node) => node.getBoundingClientRect().top);
    const before = await top();
    await page.getByText('Page options').click();
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    expect(await top()).toBe(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeHidden();
    await expect(page.locator('.page-menu > summary')).toBeFocused();
    await page.getByText('Page options').click();
    await page.locator('.markdown h1').click();
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeHidden();
  });

  test('fits a phone', {tag: '@slow'}, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('/deployment/hosting/real-time/operations');
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    const before = await width();
    await page.getByText('Page options').click();
    const box = await page.locator('.page-menu > ul').boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
    expect(await width()).toBe(before);
  });

  test('the mark of a heading copies the link to it and goes there', async ({page}) => {
    await page.goto('/clients/CLI');
    await page.waitForSelector(HYDRATED);
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
    await page.waitForSelector(HYDRATED);
    const box = page.getByRole('region', {name: 'Feedback on this page'});
    await box.getByRole('button', {name: 'No'}).click();
    await box.getByRole('radio', {name: 'Something is missing'}).check();
    await box.getByRole('textbox').fill('How do I log out?');
    const link = box.getByRole('link', {name: 'Open a GitHub issue'});
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
    await page.waitForSelector(HYDRATED);
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
    await expect(page).toHaveURL(/\/basic-features\/glossary#term-/);
    await expect(tip).toBeHidden();
  });

  test.describe('on a touch screen', () => {
    test.use({hasTouch: true, viewport: {width: 390, height: 844}});

    test('explain at the first tap and lead on at the second', {tag: '@slow'}, async ({page}) => {
      await page.goto('/clients/server-side');
      await page.waitForSelector(HYDRATED);
      const term = page.locator('a.term').first();
      await term.tap();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await expect(page).toHaveURL(/\/clients\/server-side/);
      await term.tap();
      await expect(page).toHaveURL(/\/basic-features\/glossary#term-/);
    });
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`menu, tooltip and feedback form have no accessibility fault, ${colorScheme}`, {tag: '@slow'}, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await page.goto('/clients/CLI');
    await page.waitForSelector(HYDRATED);
    await page.getByText('Page options').click();
    expect(await violations(page, '.page-menu')).toEqual([]);
    await page.locator('a.term').first().focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(await violations(page, '#term-tooltip', '.markdown a.term')).toEqual([]);
    await page.getByRole('button', {name: 'No', exact: true}).click();
    await expect(page.getByRole('radio').first()).toBeVisible();
    expect(await violations(page, '.feedback')).toEqual([]);
  });
}
