/** Typography and controls: one button, lines that can be read, edges that show what is cut. */
import type {Page} from '@playwright/test';

import {HYDRATED} from './support/settled';
import {expect, test} from './support/site';

test.use({savesData: true});

/** Controls in sight that are smaller than one may expect, each once by name. */
async function findSmall(page: Page, height: number): Promise<string[]> {
  const found = await page.evaluate((least) => {
    const isBox = (control: Element) => control.matches('[type=checkbox], [type=radio], [type=range]');
    const font = getComputedStyle(document.body).fontFamily;
    // A fold in a row is a word of its line; the cross of the announcement is as high as its bar.
    const exempt = least < 44 ? '.rows summary, .theme-announcement-bar *' : '[hidden]';
    const controls = document.querySelectorAll<HTMLInputElement>(
      'button, select, summary, input, [role=tab], [role=option], .menu__link, .page-menu li > a',
    );
    return [...controls]
      .filter((control) => control.checkVisibility({visibilityProperty: true, contentVisibilityAuto: true}) && !control.matches(exempt))
      .flatMap((control) => {
        const {fontSize, fontFamily} = getComputedStyle(control);
        const target = isBox(control) ? (control.labels?.[0] ?? control) : control;
        const {height} = target.getBoundingClientRect();
        const isSmall = height < least - 0.6 || (!isBox(control) && (parseFloat(fontSize) < 14 || fontFamily !== font));
        const name = control.getAttribute('aria-label') ?? target.textContent?.slice(0, 30);
        return isSmall ? [`${control.tagName} ${name}: ${height} px, ${fontSize}`] : [];
      });
  }, height);
  return [...new Set(found)];
}

/** Polled: what just appears grows to its size. */
async function expectNoneSmall(page: Page, height: number): Promise<void> {
  await expect.poll(() => findSmall(page, height)).toEqual([]);
}

async function openAll(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.waitForSelector(HYDRATED);
  await page.evaluate(() => {
    // What is far from the screen has no size until it is laid out.
    document.documentElement.dataset['wholePage'] = '';
    document.querySelectorAll('details:not(.contents-bar)').forEach((fold) => fold.setAttribute('open', ''));
  });
  await expect(page.locator('.page-menu li').first()).toBeVisible();
  for (const aid of await page.locator('[data-aid]').all()) {
    await aid.scrollIntoViewIfNeeded();
    await expect(aid.locator('input, select').first()).toBeAttached();
  }
}

const ROUTES = ['/', '/quickstart', '/clients/rest', '/basic-features/segments', '/version-comparison', '/edge-api/get-flags'];

for (const {name, least, use} of [
  {name: 'with a mouse 36 px', least: 36, use: {}},
  {name: 'with a finger 44 px', least: 44, use: {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true}},
]) {
  test.describe(`controls: ${name}`, () => {
    test.use(use);

    for (const route of ROUTES) {
      test(
        `are that high on ${route}, in the font of the text and 14 px or more`,
        {tag: route === '/quickstart' ? [] : '@slow'},
        async ({page}) => {
          await openAll(page, route);
          await expectNoneSmall(page, least);
        },
      );
    }

    test('are that high in the search box', {tag: '@slow'}, async ({page}) => {
      await page.goto('/quickstart');
      await page.waitForSelector(HYDRATED);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('python');
      await expect(page.locator('[role=option]').first()).toBeVisible();
      await expectNoneSmall(page, least);
    });
  });
}

test.describe('with a finger', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('the button of the menu stands in the middle of the bar', {tag: '@slow'}, async ({page}) => {
    await page.goto('/quickstart');
    const middle = ({y, height}: {y: number; height: number}) => y + height / 2;
    const [lines, logo] = await Promise.all(
      ['.navbar__toggle svg', '.navbar__logo'].map((part) => page.locator(part).first().boundingBox()),
    );
    expect(Math.abs(middle(lines!) - middle(logo!))).toBeLessThan(3);
  });
});

test('lines of text have 66 to 75 characters, and code keeps the whole width', {tag: '@slow'}, async ({page}) => {
  let characters = 0;
  let lines = 0;
  // The words of one page say little about the width.
  for (const address of ['/basic-features/segments', '/clients/server-side', '/system-administration/webhooks']) {
    await page.goto(address);
    const measured = await page.evaluate(() => {
      const paragraphs = [...document.querySelectorAll<HTMLElement>('.markdown > .static-html > p')];
      // The last line of a paragraph is half full.
      const full = paragraphs.map((paragraph) => ({
        length: paragraph.textContent.length,
        lines: Math.round(paragraph.clientHeight / parseFloat(getComputedStyle(paragraph).lineHeight)) - 0.5,
      }));
      const width = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().width;
      return {
        long: full.filter((paragraph) => paragraph.lines > 1),
        text: width('.markdown > .static-html > p:nth-of-type(3)'),
        code: width('figure.code'),
      };
    });
    characters += measured.long.reduce((sum, {length}) => sum + length, 0);
    lines += measured.long.reduce((sum, paragraph) => sum + paragraph.lines, 0);
    expect(measured.code).toBeGreaterThan(measured.text);
  }
  expect(characters / lines).toBeGreaterThan(60);
  expect(characters / lines).toBeLessThan(78);
});

test('what is cut off at an edge has a shadow there', {tag: '@slow'}, async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/quickstart');
  for (const selector of ['figure.code pre', '.tab-list'])
    expect(
      await page
        .locator(selector)
        .first()
        .evaluate((part) => getComputedStyle(part).backgroundAttachment),
    ).toContain('local');
});

test('a category that is the page itself is marked in the menu, by colour and for readers who chose the colours', async ({page}) => {
  await page.goto('/clients/');
  const link = page.locator('.theme-doc-sidebar-menu [aria-current=page]');
  const accent = await page.evaluate(() => getComputedStyle(document.querySelector('.navbar__link--active')!).color);
  await expect(link).toHaveCSS('color', accent);
  await page.emulateMedia({forcedColors: 'active'});
  expect(await link.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('2px');
});

test('the not-found page goes by the last word', {tag: '@slow'}, async ({page}) => {
  await page.goto('/clients/pythn');
  const first = page.getByRole('region', {name: 'Similar pages'}).getByRole('link').first();
  await expect(first).toHaveText('Python');
  await expect(first).toHaveAttribute('href', '/clients/server-side?language=python');
  const [field, button] = await Promise.all(
    [page.getByRole('searchbox'), page.getByRole('button', {name: 'Search', exact: true}).last()].map((part) => part.boundingBox()),
  );
  expect(Math.abs(field!.height - button!.height)).toBeLessThan(2);
});
