/**
 * The first click or key is answered before the application has started, and none of them has the
 * whole page styled or rendered anew.
 */
import type {Browser, Page} from '@playwright/test';

import {HYDRATED, hold, painted} from './support/settled';
import {expect, test} from './support/site';

const LONG_PAGE = '/clients/server-side';
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

test('a letter in the search field does not render the results below it', async ({page}) => {
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
    Object.assign(window, {isFieldRendered: () => propsOf(input) !== before.input});
    // React takes a value that is set by its own property for one it knows.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'segments');
    input.dispatchEvent(new Event('input', {bubbles: true}));
    await Promise.resolve();
    return propsOf(option) !== before.option;
  });
  expect(rendered).toBe(false);
  // What the check looks at changes with a render.
  await expect.poll(() => page.evaluate('window.isFieldRendered()')).toBe(true);
});

/** Rendering and painting the box takes longer than a fast browser needs for it. */
async function slowDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wait = () => {
      const end = performance.now() + 100;
      while (document.querySelector('dialog') && performance.now() < end);
    };
    new MutationObserver(wait).observe(document.body, {childList: true});
  });
}

test('where the browser is slow, letters render nothing until the reader pauses; Enter ends the pause', async ({page}) => {
  await page.goto(LONG_PAGE);
  await page.waitForSelector(HYDRATED);
  await slowDown(page);
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog');
  const field = box.locator('input').first();
  await expect(field).toBeFocused();
  await painted(page);
  const rendered = await field.evaluate(async (input: HTMLInputElement) => {
    let changes = 0;
    // Of the field, React writes attributes after each letter, without a render.
    const observer = new MutationObserver((records) => (changes += records.filter(({target}) => target !== input).length));
    observer.observe(input.closest('dialog')!, {subtree: true, childList: true, attributes: true});
    const changesAfter = async (texts: Iterable<string>) => {
      changes = 0;
      for (const text of texts) {
        document.execCommand('insertText', false, text);
        await new Promise((resolve) => setTimeout(resolve));
      }
      return changes;
    };
    const letters = await changesAfter('okta');
    input.select();
    return {letters, whole: await changesAfter(['terraform'])};
  });
  expect(rendered.letters).toBe(0);
  expect(rendered.whole, 'text that comes as a whole is searched for at once').toBeGreaterThan(0);
  const first = box.getByRole('listbox').getByRole('option').first();
  await expect(first).toContainText('Terraform');
  await field.fill('');
  await page.keyboard.type('okta');
  await expect(first).toContainText('Okta');
  await expect(field).toHaveValue('okta');
  await field.evaluate((input: HTMLInputElement) => {
    // In one task, so that no pause can come in between.
    input.select();
    for (const letter of 'webhooks') document.execCommand('insertText', false, letter);
    input.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
  });
  await expect(page).toHaveURL(/\/system-administration\/webhooks/);
});

for (const key of ['k', '/']) {
  test(`Escape is painted before React removes the box; ${key === 'k' ? 'Ctrl+K' : key} right after it opens another`, async ({page}) => {
    await page.goto(LONG_PAGE);
    await page.waitForSelector(HYDRATED);
    const button = page.locator('.navbar [aria-keyshortcuts]');
    const box = page.getByRole('dialog');
    await button.focus();
    await page.keyboard.press('Control+k');
    await box.locator('input').first().fill('segment');
    await expect(box.getByRole('listbox').getByRole('option').first()).toBeVisible();
    const closed = await page.evaluate(async (again) => {
      const input = document.querySelector<HTMLInputElement>('dialog input')!;
      const press = async (name: string, ctrlKey = false) => {
        input.dispatchEvent(new KeyboardEvent('keydown', {key: name, ctrlKey, bubbles: true, cancelable: true}));
        await Promise.resolve();
      };
      await press('Escape');
      const state = {isVisible: input.checkVisibility(), isRemoved: !input.isConnected};
      await press(again, again === 'k');
      await press('p');
      return state;
    }, key);
    expect(closed).toEqual({isVisible: false, isRemoved: false});
    await expect(box.locator('input').first()).toBeFocused();
    await expect(box.locator('input').first()).toHaveValue('p');
    await expect(box).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

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
