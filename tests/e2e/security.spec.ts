/**
 * The site under its own headers. Every browser test runs under them and fails when something is
 * refused (support/site.ts); axe.spec.ts among them opens every route.
 */
import {painted, settled} from './support/settled';
import {expect} from './support/site';
import {open, test} from './support/strictSite';

test.use({savesData: true});

test.describe('policy', () => {
  test('refuses nothing while a reader searches, asks, changes colours and writes to support', async ({page}) => {
    await open(page, '/quickstart');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').locator('input').first().fill('segment');
    await expect(page.getByRole('dialog').locator('[role=option]').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', {name: /switch between/i})
      .first()
      .click();
    await open(page, '/support/');
    await page.getByRole('textbox', {name: 'Message', exact: true}).fill('It does not work');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('site.chat.draft'))).toContain('It does not work');
    await settled(page);
  });

  test('would stop a script that got in anyway', async ({page, policyViolations}) => {
    await page.goto('/quickstart');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.pwned = 1';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<img src="/img/none.png" onerror="window.pwned = 2">');
    });
    await expect.poll(() => policyViolations.length).toBe(2);
    await painted(page);
    expect(await page.evaluate(() => (window as {pwned?: number}).pwned)).toBeUndefined();
    policyViolations.length = 0;
  });

  test('has no unsafe source for scripts and lets nobody frame the site', async ({page}) => {
    const headers = (await page.goto('/'))?.headers() ?? {};
    const policy = Object.fromEntries(
      (headers['content-security-policy'] ?? '').split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
    );
    expect(policy['script-src']?.filter((source: string) => /unsafe|\*|^https?:$|data:|blob:/.test(source))).toEqual([]);
    expect(policy).toMatchObject({
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'frame-src': ["'none'"],
      'connect-src': ["'self'"],
    });
  });
});
