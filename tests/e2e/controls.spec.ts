/** Typography and controls: one button, lines that can be read, edges that show what is cut. */
import {HYDRATED} from './support/settled';
import {expect, test} from './support/site';

test.use({savesData: true});

test('buttons have the font of the text, 14 px or more, and are 36 px high', async ({page}) => {
  await page.goto('/quickstart');
  await page.waitForSelector(HYDRATED);
  const found = await page.locator('.button:visible, .feedback-question > button, .page-menu > summary').evaluateAll((buttons) =>
    buttons.map((button) => {
      const {fontFamily, fontSize} = getComputedStyle(button);
      const isOwnFont = fontFamily !== getComputedStyle(document.body).fontFamily;
      return {name: button.textContent, isOwnFont, size: parseFloat(fontSize), height: button.getBoundingClientRect().height};
    }),
  );
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter(({isOwnFont, size, height}) => isOwnFont || size < 14 || height < 36)).toEqual([]);
});

test.describe('with a finger', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('controls are 44 px high', async ({page}) => {
    await page.goto('/quickstart');
    await page.waitForSelector(HYDRATED);
    const heights = await page
      .locator(
        '.page-menu > summary, .feedback-question > button, .code-actions button:visible, .contents-bar > summary, [role=tab]:visible',
      )
      .evaluateAll((controls) => controls.map((control) => Math.round(control.getBoundingClientRect().height)));
    expect(heights.length).toBeGreaterThan(5);
    expect(heights.filter((height) => height < 43)).toEqual([]);
  });
});

test('lines of text have 66 to 75 characters, and code keeps the whole width', async ({page}) => {
  await page.goto('/basic-features/segments');
  const {average, text, code} = await page.evaluate(() => {
    const paragraphs = [...document.querySelectorAll<HTMLElement>('.markdown > .static-html > p')];
    const lines = paragraphs.map((paragraph) => Math.round(paragraph.clientHeight / parseFloat(getComputedStyle(paragraph).lineHeight)));
    // The last line of a paragraph is half full.
    const full = paragraphs.map(({textContent}, index) => ({length: textContent?.length ?? 0, lines: (lines[index] ?? 0) - 0.5}));
    const long = full.filter((paragraph) => paragraph.lines > 1);
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    const width = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().width;
    return {
      average: sum(long.map(({length}) => length)) / sum(long.map((paragraph) => paragraph.lines)),
      text: width('.markdown > .static-html > p:nth-of-type(3)'),
      code: width('figure.code'),
    };
  });
  expect(average).toBeGreaterThan(60);
  expect(average).toBeLessThan(78);
  expect(code).toBeGreaterThan(text);
});

test('what is cut off at an edge has a shadow there', async ({page}) => {
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

test('the not-found page goes by the last word', async ({page}) => {
  await page.goto('/clients/pythn');
  const first = page.getByRole('region', {name: 'Similar pages'}).getByRole('link').first();
  await expect(first).toHaveText('Python');
  await expect(first).toHaveAttribute('href', '/clients/server-side?language=python');
  const [field, button] = await Promise.all(
    [page.getByRole('searchbox'), page.getByRole('button', {name: 'Search', exact: true}).last()].map((part) => part.boundingBox()),
  );
  expect(Math.abs(field!.height - button!.height)).toBeLessThan(2);
});
