/**
 * The support page (tests/specification.md 2.10, 7, 9), as the site includes it: a form that
 * helps to write a report. For a configured chat see tests/e2e/variantBelowPath.spec.ts.
 */
import type {Page} from '@playwright/test';

import {violations} from './support/axe';
import {expect, test} from './support/site';

test.use({savesData: true});

const panel = (page: Page) => page.getByRole('form', {name: 'Contact support'});
const message = (page: Page) => panel(page).getByRole('textbox', {name: 'Message'});

test('is part of the support page only, takes no focus and covers nothing', async ({page}) => {
  await page.goto('/quickstart');
  await page.waitForSelector('html[data-has-hydrated=true]');
  await page.locator('.footer').getByRole('link', {name: 'Support'}).click();
  await expect(panel(page)).toBeVisible({timeout: 20_000});
  expect(await page.evaluate(() => document.activeElement?.closest('form'))).toBeNull();
  expect(await panel(page).evaluate((form) => [getComputedStyle(form).position, Boolean(form.closest('.markdown'))])).toEqual([
    'static',
    true,
  ]);
  await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible();
  await expect(panel(page).getByRole('textbox', {name: 'Related page'})).toHaveValue(/Quickstart/);
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
});

test('moves nothing when it comes', async ({page}) => {
  await page.goto('/support/');
  const next = page.getByRole('heading', {name: 'What to send'});
  const before = (await next.boundingBox())!.y;
  await expect(panel(page)).toBeVisible();
  expect((await next.boundingBox())!.y).toBe(before);
});

test('keeps the draft over a reload until it is sent or discarded', async ({page}) => {
  await page.goto('/support/');
  await message(page).fill('Flags are empty since 2.265');
  await panel(page).getByRole('combobox', {name: 'Topic'}).selectOption('sdk');
  await page.reload();
  await expect(message(page)).toHaveValue('Flags are empty since 2.265');
  await expect(panel(page).getByRole('combobox', {name: 'Topic'})).toHaveValue('sdk');
  await panel(page).getByRole('button', {name: 'Discard'}).click();
  await expect(message(page)).toHaveValue('');
  await page.reload();
  await expect(message(page)).toHaveValue('');
});

test('hands the report to e-mail, the issue tracker or the community, and asks whether it went out', async ({page}) => {
  await page.goto('/support/');
  await panel(page).getByRole('link', {name: 'Send by email'}).click();
  await expect(panel(page).getByRole('alert')).toHaveText('Write a message first.');
  await message(page).fill('The webhook is not sent');
  const mail = new URL((await panel(page).getByRole('link', {name: 'Send by email'}).getAttribute('href')) ?? '');
  expect([mail.protocol, mail.searchParams.get('subject')]).toEqual(['mailto:', 'The webhook is not sent']);
  const issue = new URL((await panel(page).getByRole('link', {name: 'Open an issue'}).getAttribute('href')) ?? '');
  expect(issue.searchParams.get('body')).toContain('The webhook is not sent');
  await expect(panel(page).getByRole('link', {name: 'Copy and open the community chat'})).toBeVisible();
  await page.evaluate(() =>
    document.addEventListener('click', (event) => (event.target as Element).closest('a[href^=mailto]') && event.preventDefault()),
  );
  await panel(page).getByRole('link', {name: 'Send by email'}).click();
  await expect(panel(page)).toContainText('Did you send the message?');
  await expect(message(page)).toHaveValue('The webhook is not sent');
  await panel(page).getByRole('button', {name: 'Yes, clear the draft'}).click();
  await expect(message(page)).toHaveValue('');
});

test('stays as wide as the page when an answer has code', {tag: '@slow'}, async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/support/');
  await message(page).fill('How do I check a signature in Python?');
  await panel(page).getByRole('button', {name: 'See what the docs say'}).click();
  await expect(panel(page).locator('figure.code').first()).toBeVisible();
  const {scrollWidth, clientWidth} = await panel(page).evaluate(({scrollWidth, clientWidth}) => ({scrollWidth, clientWidth}));
  expect(scrollWidth).toBe(clientWidth);
});

test('shows what the docs say to the message before it is sent', {tag: '@slow'}, async ({page}) => {
  await page.goto('/support/');
  await expect(panel(page).getByRole('button', {name: 'See what the docs say'})).toHaveCount(0);
  await message(page).fill('How do I check a signature in Go?');
  await panel(page).getByRole('button', {name: 'See what the docs say'}).click();
  await expect(panel(page).locator('blockquote figure.code').first()).toHaveAttribute('data-lang', 'go', {timeout: 20_000});
  await expect(panel(page).getByRole('group', {name: 'Also'})).toBeVisible();
  await expect(panel(page).getByText('Quoted from these docs.')).toBeVisible();
  await expect(message(page)).toHaveValue('How do I check a signature in Go?');
});

test('offers no public place for a private matter', {tag: '@slow'}, async ({page}) => {
  await page.goto('/support/');
  await panel(page).getByRole('combobox', {name: 'Topic'}).selectOption('security');
  await expect(panel(page).getByRole('link')).toHaveText(['Send by email']);
});

test('binds .open-chat 1000 ms after the page is shown and takes its message', async ({page}) => {
  await page.clock.install();
  await page.goto('/support/');
  await expect(panel(page)).toBeVisible();
  await page.clock.runFor(1000);
  await page.locator('.open-chat').first().click();
  await expect(message(page)).toBeFocused();
  await expect(message(page)).toHaveValue(/I have a question about Flagsmith/);
});

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test(`has no accessibility violation: ${colorScheme}, ${width} px`, {tag: '@slow'}, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 844});
    await page.goto('/support/');
    await expect(panel(page)).toBeVisible({timeout: 20_000});
    expect(await violations(page, '.support-form')).toEqual([]);
  });
}
