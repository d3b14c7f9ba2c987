/**
 * The first click or key is answered before the application has started, and none of them has the
 * whole page styled or rendered anew.
 */
import type {Browser, Page} from '@playwright/test';

import {HYDRATED, hold, painted} from './support/settled';
import {expect, test} from './support/site';

const LONG_PAGE = '/clients/javascript';
/** Of all elements of the long page; what a list of results needs, with room. */
const SMALL_PART = 0.1;

test.use({startsAtOnce: false});

/** The most elements that were styled at once while something was done, as a part of the page. */
async function styledAtOnce(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, {categories: ['-*', 'devtools.timeline']});
  await act();
  await painted(page);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {traceEvents: {name: string; args: {elementCount?: number}}[]};
  const counts = trace.traceEvents.flatMap(({name, args}) => (name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : []));
  expect(counts, 'frames were traced').not.toEqual([]);
  return Math.max(...counts) / (await page.locator('*').count());
}

test('React hears of no press or key while it hydrates: it would hydrate the rest of the page before the next paint', async ({page}) => {
  await page.addInitScript(() => {
    const events = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'keydown', 'keyup', 'touchstart', 'touchend'];
    let root: unknown;
    // Docusaurus keeps React's root there, as soon as hydration has begun.
    Object.defineProperty(window, 'docusaurusRoot', {
      get: () => root,
      set(value: unknown) {
        root = value;
        const button = document.querySelector('.navbar button')!;
        const isHydrated = () => Object.keys(button).some((key) => key.startsWith('__reactFiber'));
        const hydrating = events.filter((type) => {
          button.dispatchEvent(new Event(type, {bubbles: true, cancelable: true}));
          return isHydrated();
        });
        Object.assign(window, {hydratedBy: hydrating, checkHydrated: isHydrated});
      },
    });
  });
  await page.goto(LONG_PAGE);
  await page.mouse.move(300, 300, {steps: 2});
  await page.waitForSelector(HYDRATED);
  expect(await page.evaluate('window.hydratedBy')).toEqual([]);
  // What the check looks at is there once React has finished.
  expect(await page.evaluate('window.checkHydrated()')).toBe(true);
});

test('React styles a small part of the page when it hydrates it', async ({page, browser}) => {
  await page.goto(LONG_PAGE);
  await painted(page);
  const hydrate = async () => {
    await page.mouse.move(300, 300, {steps: 2});
    await page.waitForSelector(HYDRATED);
  };
  expect(await styledAtOnce(browser, page, hydrate)).toBeLessThan(SMALL_PART);
});

test('a click that waits for the application, and its coming, do not style the page anew', async ({page, browser}) => {
  await hold(page, '**/assets/js/main*.js');
  await page.goto(LONG_PAGE);
  await painted(page);
  const search = page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: /search/i});
  expect(await styledAtOnce(browser, page, () => search.click())).toBeLessThan(SMALL_PART);
  await expect(page.locator('html')).toHaveAttribute('data-waiting', '');
  // As the application does when it has come.
  const hydrate = () => page.evaluate(() => void (document.documentElement.dataset.hasHydrated = 'true'));
  expect(await styledAtOnce(browser, page, hydrate)).toBeLessThan(SMALL_PART);
});

test('opening search, typing and closing it style a small part of the page', async ({page, browser}) => {
  await page.goto(LONG_PAGE);
  await page.mouse.move(300, 300, {steps: 2});
  await page.waitForSelector(HYDRATED);
  await painted(page);
  const box = page.getByRole('dialog');
  const visit = async () => {
    await page.keyboard.press('Control+k');
    await expect(box.locator('input').first()).toBeFocused();
    await page.keyboard.type('segment');
    await expect(box.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
  };
  // What comes once in a page's life (the assistant's button) has come.
  await visit();
  await painted(page);
  expect(await styledAtOnce(browser, page, visit)).toBeLessThan(SMALL_PART);
});

test('a letter in the search field renders the field, not the results below it', async ({page}) => {
  await page.goto(LONG_PAGE);
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog');
  await box.locator('input').first().fill('segment');
  const first = box.getByRole('listbox').getByRole('option').first();
  await expect(first).toBeVisible();
  await painted(page);
  const rendered = await first.evaluate(async (option) => {
    // React keeps the props of the last render on the element: one object per render.
    const propsOf = (element: Element) => Object.entries(element).find(([key]) => key.startsWith('__reactProps'))?.[1] as unknown;
    const input = document.querySelector<HTMLInputElement>('dialog input')!;
    const before = {option: propsOf(option), input: propsOf(input)};
    // React takes a value that is set by its own property for one it knows.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'segments');
    input.dispatchEvent(new Event('input', {bubbles: true}));
    await Promise.resolve();
    return {option: propsOf(option) !== before.option, input: propsOf(input) !== before.input};
  });
  expect(rendered).toEqual({option: false, input: true});
});

for (const [key, outcome] of [
  ['p', 'is in it'],
  ['Escape', 'closes it'],
] as const) {
  test(`the click that opens search does not render the box; ${key} before the box is there ${outcome}`, async ({page}) => {
    await page.goto(LONG_PAGE);
    const box = page.getByRole('dialog');
    // Loads the box.
    await page.keyboard.press('Control+k');
    await expect(box.locator('input').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    const rendered = await page.evaluate(async (typed) => {
      document.querySelector<HTMLElement>('.navbar [aria-keyshortcuts]')!.click();
      // React renders what a click changed in a microtask.
      await Promise.resolve();
      const boxes = document.querySelectorAll('dialog').length;
      document.body.dispatchEvent(new KeyboardEvent('keydown', {key: typed, bubbles: true, cancelable: true}));
      return boxes;
    }, key);
    expect(rendered).toBe(0);
    if (key === 'p') await expect(box.locator('input').first()).toHaveValue('p');
    await painted(page);
    await expect(box).toHaveCount(key === 'p' ? 1 : 0);
  });
}
