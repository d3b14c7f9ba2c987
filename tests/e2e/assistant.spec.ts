/** The floating assistant (tests/specification.md 2.10, 7.2), as the site brings it along. */
import type {Page} from '@playwright/test';

import {STARTERS} from '../../plugins/assistant/client/texts';
import {violations} from './support/axe';
import {settled} from './support/settled';
import {expect, test} from './support/site';

test.use({savesData: true});

const launcher = (page: Page) => page.getByRole('button', {name: 'Ask AI', exact: true});
const panel = (page: Page) => page.getByRole('dialog', {name: 'Documentation assistant'});

test('answers beside the page and leads to support', async ({page}) => {
  await page.goto('/quickstart');
  await launcher(page).click();
  await expect(panel(page).getByRole('textbox', {name: 'Your question'})).toBeFocused();
  await page.keyboard.type('how do I schedule a flag change');
  await page.keyboard.press('Enter');
  await expect(panel(page).locator('blockquote').first()).toBeVisible({timeout: 20_000});
  await panel(page).getByText('About answers').click();
  await expect(panel(page).getByText('Results are AI generated from the product documentation.')).toBeVisible();
  await expect(panel(page).getByText('Answers are generated with AI which can make mistakes. Verify responses.')).toBeVisible();
  await panel(page).getByRole('link', {name: 'Still need help? Reach out to our support team'}).click();
  await expect(page).toHaveURL('/support/');
  await expect(panel(page)).toHaveCount(0);
});

const SOURCES: Record<(typeof STARTERS)[number], string> = {
  'How does a percentage split work?': '/basic-features/segments#percentage-split',
  'How do I override a flag for one identity?': '/basic-features/managing-identities#override-a-flag-for-one-identity',
  'What is local evaluation?': '/clients/#local-evaluation',
  'How do I upgrade a self-hosted installation?': '/platform/releases#upgrade-a-self-hosted-instance',
};

for (const question of STARTERS) {
  test(`proposes "${question}", which the docs answer`, {tag: question === STARTERS[0] ? [] : '@slow'}, async ({page}) => {
    await page.goto('/quickstart');
    await launcher(page).click();
    await panel(page).getByRole('button', {name: question}).click();
    await expect(panel(page).getByRole('heading', {name: question})).toBeVisible();
    await expect(panel(page).locator('figcaption a').first()).toHaveAttribute('href', SOURCES[question]);
    await expect(panel(page).getByRole('textbox', {name: 'Your question'})).toBeFocused();
    await expect(panel(page).getByRole('button', {name: STARTERS[0]})).toHaveCount(0);
  });
}

test('shows its proposals from the first on a low phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 640});
  await page.goto('/quickstart');
  await launcher(page).click();
  await expect(panel(page).getByText('For example:')).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});
  test.beforeEach(({page}) => page.emulateMedia({reducedMotion: 'reduce'}));

  const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

  test('leaves the text while one reads down, and comes back on the way up', async ({page}) => {
    await page.goto('/quickstart');
    await expect(launcher(page)).toBeInViewport();
    await page.mouse.wheel(0, 600);
    await expect(launcher(page)).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(launcher(page)).toBeInViewport();
  });

  test('comes back when the Tab key reaches it', async ({page}) => {
    await page.goto('/quickstart');
    await expect(launcher(page)).toBeInViewport();
    await scrollTo(page, 600);
    await expect(launcher(page)).not.toBeInViewport();
    // From the last link of the page on: the button comes after it.
    await page.locator('.footer a').last().focus();
    const hasFocus = () => launcher(page).evaluate((button) => button === document.activeElement);
    for (let presses = 0; presses < 5 && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab');
    await expect(launcher(page)).toBeFocused();
    await expect(launcher(page)).toBeInViewport();
  });

  test('does not cover the last lines of a page, also on the way back from its end', async ({page}) => {
    await page.goto('/quickstart');
    await expect(launcher(page)).toBeInViewport();
    const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await scrollTo(page, end);
    await expect(launcher(page)).not.toBeInViewport();
    await scrollTo(page, end - 40);
    // What the handler of the scroll sets is drawn with the frame after it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(launcher(page)).not.toBeInViewport();
    await scrollTo(page, end - 400);
    await expect(launcher(page)).toBeInViewport();
  });

  test('waits below the window on a page that opens at a section', async ({page}) => {
    await page.goto('/basic-features/segments#limits');
    await expect(launcher(page)).toBeAttached();
    await expect(launcher(page)).not.toBeInViewport();
    await page.mouse.wheel(0, -300);
    await expect(launcher(page)).toBeInViewport();
  });
});

test('closes with Escape and gives the focus back', async ({page}) => {
  await page.goto('/quickstart');
  await launcher(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(launcher(page)).toBeFocused();
});

test('is on every page but support, also after navigation', async ({page}) => {
  await page.goto('/');
  await expect(launcher(page)).toBeVisible();
  await page.goto('/support/');
  await expect(page.getByRole('dialog', {name: 'Write to support'})).toBeVisible({timeout: 20_000});
  await expect(launcher(page)).toHaveCount(0);
  await page.goBack();
  await expect(launcher(page)).toBeVisible();
  await page.locator('.footer').getByRole('link', {name: 'Support'}).click();
  await expect(page).toHaveURL('/support/');
  await expect(launcher(page)).toHaveCount(0);
});

test('stays away quietly when its script cannot be loaded', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  // All but the application itself.
  await page.route(/\/assets\/js\/(?!main|runtime)/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/js/'));
  await page.goto('/quickstart');
  await page.waitForSelector('html[data-has-hydrated=true]');
  await failed;
  await settled(page);
  await expect(launcher(page)).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(errors).toEqual([]);
});

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test(`has no accessibility violation: ${colorScheme}, ${width} px`, {tag: colorScheme === 'light' ? '@slow' : []}, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 844});
    await page.goto('/quickstart');
    await launcher(page).click();
    await expect(panel(page).getByRole('textbox', {name: 'Your question'})).toBeFocused();
    await page.keyboard.type('what is a segment');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('status')).toHaveText('Answer complete');
    expect(await violations(page, '[role=dialog]')).toEqual([]);
  });
}
