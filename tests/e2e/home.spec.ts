/**
 * The first thing that readers see: what Flagsmith is, the way in, and a flag that changes a page.
 */
import {expect, test} from './support/site';

const flag = {name: 'new_checkout'} as const;

test('switches the flag of the home page by keyboard, and the page below follows', async ({page}) => {
  await page.goto('/');
  const control = page.getByRole('switch', flag);
  await expect(page.getByText('Pay in one click')).toBeVisible();
  await control.focus();
  await page.keyboard.press(' ');
  await expect(control).not.toBeChecked();
  await expect(page.getByText('Continue to address')).toBeVisible();
  await expect(page.getByText('Pay in one click')).toBeHidden();
  await page.keyboard.press(' ');
  await expect(page.getByText('Pay in one click')).toBeVisible();
});

test('the fold under its sample is one line, also where the window is small', {tag: '@slow'}, async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto('/');
  const {height} = (await page.locator('.hero-home summary').boundingBox())!;
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
    await expect(page.getByText('Continue to address')).toBeVisible();
  });
});
