/**
 * Pages of API operations: two panes, methods in colour, the reader's values and the response
 * switcher.
 */
import {HYDRATED} from './support/settled';
import {expect, test} from './support/site';

test.use({savesData: true});

const PAGE = '/edge-api/identify-user';
const LANGUAGES = ['cURL', 'Python', 'C#', 'Go', 'Node.js', 'Ruby', 'PHP', 'Java', 'PowerShell'];

test('samples and responses stay beside the prose from 1,200 px on', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto(PAGE);
  await page.waitForSelector(HYDRATED);
  const panel = page.locator('.api-panel');
  const prose = page.locator('#parameters, #request-body').first();
  const box = async () => ({panel: (await panel.boundingBox())!, prose: (await prose.boundingBox())!});
  const {panel: right, prose: left} = await box();
  expect(left.x + left.width).toBeLessThanOrEqual(right.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  await page.locator('#responses').evaluate((heading) => heading.scrollIntoView());
  await expect(panel).toBeInViewport();
  await page.setViewportSize({width: 1100, height: 900});
  await expect.poll(async () => (await box()).panel.x).toBeLessThan(left.x + 1);
});

test('the meaning of a parameter has more room than its place and type together', {tag: '@slow'}, async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto('/edge-api/get-flags');
  const cells = page.locator('.api-operation .table-scroll').first().locator('tbody tr').first().locator('td');
  const [, place, type, meaning] = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().width));
  expect(meaning).toBeGreaterThan(place! + type!);
});

test('languages have their names, cURL first, in tabs and titles', async ({page}) => {
  await page.goto(PAGE);
  const tabs = page.locator('.request-samples [role=tab]');
  await expect(tabs).toHaveText(LANGUAGES);
  expect(await page.locator('.request-samples .code-title').allTextContents()).toEqual(LANGUAGES.map((name) => `Identify user: ${name}`));
});

test('values of the reader stand open above the samples and reach them', async ({page}) => {
  await page.goto(PAGE);
  await page.waitForSelector(HYDRATED);
  const field = page.getByRole('group', {name: 'Your values'}).getByLabel(/^identifier/);
  await expect(field).toBeVisible();
  const above = await page.evaluate(() => {
    const bottom = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    return bottom('.request-editor').bottom <= bottom('.request-samples .tab-list').top + 1;
  });
  expect(above).toBe(true);
  await field.fill('reader-7');
  await expect(page.locator('.request-samples [data-active] code').first()).toContainText('reader-7');
});

test('the response switcher shows one status at a time', async ({page}) => {
  await page.goto(PAGE);
  await page.waitForSelector(HYDRATED);
  const statuses = page.getByRole('tablist', {name: 'Response'}).getByRole('tab');
  await expect(statuses.first()).toHaveText('200 OK');
  await expect(page.getByRole('tabpanel', {name: '200 OK'})).toBeVisible();
  await statuses.last().click();
  await expect(page.getByRole('tabpanel', {name: '200 OK'})).toBeHidden();
  await expect(page.getByRole('tabpanel', {name: (await statuses.last().textContent()) ?? ''})).toBeVisible();
});

test('each method has a colour of its own', {tag: '@slow'}, async ({page}) => {
  await page.goto('/edge-api/');
  const found = await page
    .locator('.api-method')
    .evaluateAll((badges) => badges.map((badge) => [badge.textContent, getComputedStyle(badge).color]));
  const [methods, colours] = [0, 1].map((at) => new Set(found.map((badge) => badge[at])));
  expect(methods!.size).toBeGreaterThan(2);
  expect(colours!.size).toBe(methods!.size);
});
