/** What a reader chose on an earlier visit is right in the first paint, and nothing moves when the application comes (plugins/hydrate-on-intent/client/firstPaint.ts). */
import type {Page} from '@playwright/test';

import {expect, test} from './support/site';

const HYDRATED = 'html[data-has-hydrated=true]';
const APPLICATION = '**/assets/js/main*.js';
const PAGE = '/system-administration/webhooks';

type Shift = {value: number; moved: string[]};

test.use({startsAtOnce: false});

/** Stores what a reader chose on an earlier visit, and then shows a page whose application never comes. */
async function visitAgain(page: Page, stored: Record<string, string>, address: string): Promise<void> {
  await page.route(APPLICATION, (route) => route.abort());
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
  }, stored);
  await page.goto(address);
}

test('has the language that was chosen, and no frame shows another', async ({page}) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, {seenPanels: seen});
    const look = () => {
      for (const panel of document.querySelectorAll<HTMLElement>('[data-tabs=language] > [role=tabpanel]'))
        if (panel.offsetParent) seen.add(panel.dataset.value ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await visitAgain(page, {'docusaurus.tab.language': 'python'}, '/quickstart');
  const set = page.locator('[data-tabs=language]').first();
  await expect(set.locator('[role=tabpanel][data-value=python]')).toBeVisible();
  await expect(set.locator('[role=tab][data-value=python]')).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => [...(window as unknown as {seenPanels: Set<string>}).seenPanels])).toEqual(['python']);
});

test('has the language of the address', async ({page}) => {
  await visitAgain(page, {}, '/quickstart?language=python');
  await expect(page.locator('[data-tabs=language] > [role=tabpanel][data-value=python]').first()).toBeVisible();
});

test('has the host, the colour mode and the code theme that were chosen', async ({page}) => {
  await visitAgain(page, {'docs.host': 'https://flags.example.com', theme: 'dark', 'docs.codeTheme': 'github'}, '/edge-api/get-flags');
  await expect(page.locator('[data-api-host]').first()).toHaveText('https://flags.example.com');
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  const background = await page
    .locator('figure.code pre')
    .first()
    .evaluate((pre) => getComputedStyle(pre).getPropertyValue('--code-bg').trim());
  expect(background).toBe('#0a0c10');
});

test('hides an announcement that was closed, and shows a new one', async ({page}) => {
  await visitAgain(page, {'docusaurus.announcement.dismiss': 'true', 'docusaurus.announcement.id': 'an-older-bar'}, PAGE);
  await expect(page.locator('.theme-announcement-bar')).toBeVisible();
});

for (const [name, stored] of [
  ['nothing chosen', {}],
  [
    'choices of an earlier visit',
    {'docusaurus.tab.language': 'python', 'docs.host': 'https://flags.example.com', 'docs.codeTheme': 'github', theme: 'dark'},
  ],
] as const) {
  test(`does not move when the application comes, with ${name}`, async ({page}) => {
    await page.addInitScript(
      (entries) => {
        for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
        const shifts: Shift[] = [];
        Object.assign(window, {shifts});
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {value: number; sources: {node: Element | null}[]})[])
            shifts.push({value: entry.value, moved: entry.sources.map(({node}) => node?.outerHTML?.slice(0, 120) ?? 'text')});
        }).observe({type: 'layout-shift', buffered: true});
      },
      stored as Record<string, string>,
    );
    for (const address of ['/', '/quickstart', '/clients/javascript', '/deployment/hosting/locally-api', '/edge-api/get-flags']) {
      await page.goto(address);
      // Twice, since a pointer that is there already does not move.
      await page.mouse.move(390, 490);
      await page.mouse.move(400, 500, {steps: 2});
      await page.waitForSelector(HYDRATED);
      await page.waitForTimeout(500);
      const shifts = await page.evaluate(() => (window as unknown as {shifts: Shift[]}).shifts);
      expect(
        shifts.reduce((sum, {value}) => sum + value, 0),
        `${address} ${JSON.stringify(shifts)}`,
      ).toBeLessThan(0.001);
    }
  });
}
