/** The comparison of editions. */
import {HYDRATED} from './support/settled';
import {expect, test} from './support/site';

test.use({savesData: true});

const PAGE = '/version-comparison';

test('has groups as rows, ticks, and a header that stays in sight', {tag: '@slow'}, async ({page}) => {
  await page.goto(PAGE);
  await page.waitForSelector(HYDRATED);
  const table = page.getByRole('group', {name: 'Capabilities by edition'});
  await expect(table.getByRole('rowheader', {name: 'Login'})).toBeVisible();
  const tick = table.locator('td.y').first();
  expect(await tick.evaluate((cell) => [getComputedStyle(cell, '::before').content, cell.textContent])).toEqual(['"✓" / ""', 'Yes']);
  expect(await table.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
  await page.locator('#capability-saml').evaluate((row) => row.scrollIntoView({block: 'center'}));
  await expect(table.getByRole('columnheader', {name: 'SaaS Scale-Up'})).toBeInViewport();
});

test('shows only differences on demand, and says how many', async ({page}) => {
  await page.goto(PAGE);
  await page.waitForSelector(HYDRATED);
  await page.getByLabel('Only differences').check();
  await expect(page.locator('#capability-segments')).toBeHidden();
  await expect(page.locator('#capability-saml')).toBeVisible();
  await expect(page.locator('[data-compare] output')).toHaveText(/^\d+ of \d+ capabilities$/);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('shows one edition when it is picked', async ({page}) => {
    await page.goto(PAGE);
    await page.waitForSelector(HYDRATED);
    const row = page.locator('#capability-saml');
    await expect(row.locator('td:visible')).toHaveCount(6);
    const edition = page.locator('.compare-edition select');
    await edition.selectOption('SaaS Scale-Up');
    await expect(row.locator('td:visible')).toHaveText([/SAML/, 'Yes']);
    await edition.selectOption('SaaS Free');
    await expect(row.locator('td:visible')).toHaveText([/SAML/, '–']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test('is whole without scripts', {tag: '@slow'}, async ({browser, siteUrl}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${siteUrl}${PAGE}`);
  await expect(page.locator('#capability-saml td')).toHaveText([/SAML/, '–', '–', '–', 'Yes', 'Yes']);
  await expect(page.getByLabel('Only differences')).toBeHidden();
  await context.close();
});
