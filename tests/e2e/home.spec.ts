/**
 * The first thing that readers see: what Flagsmith is, the way in, and a flag that changes a page.
 */
import type {Page} from '@playwright/test';
import {HYDRATED} from './support/settled';
import {expect, test} from './support/site';

const flag = {name: 'new_checkout'} as const;
const demo = (page: Page) => page.locator('.flag-demo');

test('switches the flag of the home page by keyboard, and the page below follows', async ({page}) => {
  await page.goto('/');
  const control = page.getByRole('switch', flag);
  await expect(demo(page).getByText('Pay in one click')).toBeVisible();
  await control.focus();
  await page.keyboard.press(' ');
  await expect(control).not.toBeChecked();
  await expect(demo(page).getByText('Continue to address')).toBeVisible();
  await expect(demo(page).getByText('Pay in one click')).toBeHidden();
  await page.keyboard.press(' ');
  await expect(demo(page).getByText('Pay in one click')).toBeVisible();
});

test('evaluates its rule for its user while a reader edits them, and lights the branch that is taken', async ({page}) => {
  await page.goto('/');
  await page.waitForSelector(HYDRATED);
  const lit = () =>
    page
      .locator('.hero-code [data-active] .marked')
      .evaluateAll((lines) =>
        lines.filter((line) => getComputedStyle(line).backgroundColor !== 'rgba(0, 0, 0, 0)').map((line) => line.textContent?.trim()),
      );
  expect(await lit()).toEqual(['? <button>Pay in one click</button>']);
  await page.getByRole('textbox', {name: 'Plan of the user'}).fill('free');
  await expect(page.locator('.when-off')).toBeVisible();
  await expect(page.locator('.when-on')).toBeHidden();
  expect(await lit()).toEqual([': <button>Continue to address</button>;']);
  await page.getByRole('combobox', {name: 'Operator of the rule'}).selectOption('NOT_EQUAL');
  await expect(page.locator('.when-on')).toBeVisible();
  await page.getByRole('textbox', {name: 'Value of the rule'}).fill('free');
  await expect(page.locator('.when-off')).toBeVisible();
  await page.getByRole('tab', {name: 'Python'}).click();
  expect(await lit()).toEqual(['print("Continue to address")']);
});

test('the fold under its sample is one line, also where the window is small', {tag: '@slow'}, async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto('/');
  const {height} = (await page.locator('.hero-home summary').first().boundingBox())!;
  expect(height).toBeLessThan(40);
});

test('says what it is and has the button on the first screen of a phone', {tag: '@slow'}, async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/');
  for (const part of [
    page.getByRole('heading', {level: 1}),
    page.locator('.page-lead'),
    page.getByRole('link', {name: 'Start in five minutes'}),
  ])
    await expect(part).toBeInViewport({ratio: 1});
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, startsAtOnce: false});
  test('the flag works too', {tag: '@slow'}, async ({page}) => {
    await page.goto('/');
    await page.getByRole('switch', flag).click();
    await expect(demo(page).getByText('Continue to address')).toBeVisible();
  });
});
