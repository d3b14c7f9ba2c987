/** Pages on paper. */
import {HYDRATED} from './support/settled';
import {expect, test} from './support/site';

test.use({savesData: true});

test.describe('on paper', () => {
  test('there is the whole content with addresses, and no chrome', async ({page}) => {
    await page.goto('/edge-api/get-flags');
    await page.waitForSelector(HYDRATED);
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
      '.request-editor',
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

  test('a long page prints to a PDF of several pages', {tag: '@slow'}, async ({page}) => {
    await page.goto('/system-administration/webhooks');
    await page.waitForSelector(HYDRATED);
    const pdf = await page.pdf({format: 'A4', outline: true, tagged: true});
    expect(pdf.length).toBeGreaterThan(50_000);
    expect((pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length).toBeGreaterThan(3);
  });
});
