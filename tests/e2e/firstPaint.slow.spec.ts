/**
 * What a reader chose on an earlier visit is right in the first paint, and nothing moves when the
 * application comes (plugins/hydrate-on-intent/client/firstPaint.ts).
 */
import type {Page} from '@playwright/test';

import {announcement} from '../../config/announcement';
import {openInPieces} from './support/pieces';
import {painted, settled} from './support/settled';
import {expect, test} from './support/site';

const HYDRATED = 'html[data-has-hydrated=true]';
const APPLICATION = '**/assets/js/main*.js';
const PAGE = '/system-administration/webhooks';

type Shift = {value: number; moved: string[]};

test.use({startsAtOnce: false});

/**
 * Stores what a reader chose on an earlier visit, and then shows a page whose application never
 * comes.
 */
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

test('shows a page of one language as such', async ({page}) => {
  await visitAgain(page, {'docusaurus.tab.language': 'python'}, '/clients/server-side');
  await expect(page.locator('.language-bar [data-value=python]')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('tr[data-for=python]').first()).toBeVisible();
  await expect(page.locator('tr[data-for=java]').first()).toBeHidden();
});

test('shows a page whole to a reader of a language that it does not have', async ({page}) => {
  await visitAgain(page, {'docusaurus.tab.language': 'kotlin'}, '/clients/server-side');
  await expect(page.locator('.language-bar [data-value=all]')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('tr[data-for=java]').first()).toBeVisible();
});

test('has the host, the colour mode and the code theme that were chosen', async ({page}) => {
  await visitAgain(page, {'docs.host': 'https://flags.example.com', theme: 'dark', 'docs.codeTheme': 'github'}, '/edge-api/get-flags');
  await expect(page.locator('[data-setup=sdk], [data-setup=admin]').first()).toHaveText('https://flags.example.com');
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  const background = await page
    .locator('figure.code pre')
    .first()
    .evaluate((pre) => getComputedStyle(pre).getPropertyValue('--code-bg').trim());
  expect(background).toBe('#0a0c10');
});

test('hides an announcement that was closed', async ({page}) => {
  await visitAgain(page, {'docusaurus.announcement.dismiss': 'true', 'docusaurus.announcement.id': announcement.id}, PAGE);
  await expect(page.locator('.navbar')).toBeVisible();
  await expect(page.locator('.theme-announcement-bar')).toBeAttached();
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
});

test('shows an announcement that is newer than the one that was closed', async ({page}) => {
  await visitAgain(page, {'docusaurus.announcement.dismiss': 'true', 'docusaurus.announcement.id': 'an-older-bar'}, PAGE);
  await expect(page.locator('.theme-announcement-bar')).toBeVisible();
});

/** Collects layout shifts from the first paint on. */
async function watchShifts(page: Page, stored: Record<string, string> = {}): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
    const shifts: Shift[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      const at = ({x, y, width, height}: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
      type Source = {node: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly};
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number; sources: Source[]})[])
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(({node, previousRect, currentRect}) => {
            const what = node?.outerHTML?.slice(0, 120) ?? `text of ${node?.parentElement?.outerHTML.slice(0, 120)}`;
            return `${at(previousRect)} → ${at(currentRect)} after ${Math.round(entry.startTime)} ms: ${what}`;
          }),
        });
    }).observe({type: 'layout-shift', buffered: true});
  }, stored);
}

async function expectNoShift(page: Page, address: string): Promise<void> {
  await painted(page);
  const shifts = await page.evaluate(() => (window as unknown as {shifts: Shift[]}).shifts);
  expect(
    shifts.reduce((sum, {value}) => sum + value, 0),
    `${address} ${JSON.stringify(shifts)}`,
  ).toBeLessThan(0.001);
}

/** One page of each kind. */
const KINDS = [
  '/',
  '/quickstart',
  '/clients/javascript',
  '/deployment/configuration/environment-variables/api',
  '/edge-api/get-flags',
  '/search?q=flag',
  '/no-such-page',
];
const CHOICES = {'docusaurus.tab.language': 'python', 'docs.host': 'https://flags.example.com', 'docs.codeTheme': 'github', theme: 'dark'};

/**
 * What `npm test` opens, with each of the choices at one width; `npm run test:slow` opens every
 * kind in all combinations.
 */
const QUICK = {withChoices: ['/', '/edge-api/get-flags'], without: ['/quickstart', '/search?q=flag', '/no-such-page']};

for (const width of [1280, 390]) {
  for (const hasChosen of [false, true]) {
    for (const address of KINDS) {
      const isQuick = hasChosen ? width === 1280 && QUICK.withChoices.includes(address) : width === 390 && QUICK.without.includes(address);
      const chosen = hasChosen ? 'choices of an earlier visit' : 'nothing chosen';
      test(
        `${address} does not move when the application comes, with ${chosen}, on a CPU slowed six times: ${width} px`,
        {tag: isQuick ? [] : '@slow'},
        async ({page, context}) => {
          test.slow();
          await page.setViewportSize({width, height: 900});
          await watchShifts(page, hasChosen ? CHOICES : {});
          const session = await context.newCDPSession(page);
          await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
          await page.goto(address);
          // Twice, since a pointer that is there already does not move.
          await page.mouse.move(190, 490);
          await page.mouse.move(200, 500, {steps: 2});
          await page.waitForSelector(HYDRATED);
          // The last part that the application brings.
          await expect(page.getByRole('button', {name: 'Ask the docs', exact: true})).toBeVisible({timeout: 60_000});
          await settled(page);
          await expectNoShift(page, address);
        },
      );
    }
  }

  for (const route of ['/', '/quickstart', '/deployment/configuration/environment-variables/api', '/edge-api/get-flags']) {
    const tag = width === 1280 && route !== '/' ? '@slow' : [];
    test(`does not move while ${route} arrives piece by piece: ${width} px`, {tag}, async ({page}) => {
      test.slow();
      await page.setViewportSize({width, height: 900});
      await watchShifts(page);
      await openInPieces(page, route);
      await expectNoShift(page, route);
    });
  }
}
