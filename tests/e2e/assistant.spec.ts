/** The floating assistant (tests/specification.md 2.10, 7.2), as the site includes it. */
import type {Locator, Page} from '@playwright/test';

import {STARTERS} from '../../plugins/assistant/client/texts';
import {violations} from './support/axe';
import {expect, test} from './support/site';

test.use({savesData: true});

const launcher = (page: Page) => page.getByRole('button', {name: 'Ask the docs', exact: true});
const panel = (page: Page) => page.getByRole('dialog', {name: 'Documentation assistant'});

test('answers beside the page and leads to support', async ({page}) => {
  await page.goto('/quickstart');
  await launcher(page).click();
  await expect(panel(page).getByRole('textbox', {name: 'Your question'})).toBeFocused();
  await page.keyboard.type('how do I schedule a flag change');
  await page.keyboard.press('Enter');
  await expect(panel(page).locator('blockquote').first()).toBeVisible({timeout: 20_000});
  await panel(page).getByText('About answers').click();
  await expect(panel(page).getByText('Answers here quote these docs.')).toBeVisible();
  await expect(panel(page).getByText('Answers are generated with AI which can make mistakes. Verify responses.')).toBeVisible();
  await panel(page).getByRole('link', {name: 'Still need help? Reach out to our support team'}).click();
  await expect(page).toHaveURL('/support/');
  await expect(panel(page)).toHaveCount(0);
});

const SOURCES: Record<(typeof STARTERS)[number], string> = {
  'How does a percentage split work?': '/basic-features/segments#percentage-split',
  'How do I override a flag for one identity?': '/basic-features/managing-identities#override-a-flag-for-one-identity',
  'What is local evaluation?': '/clients/#how-it-works',
  'How do I upgrade a self-hosted installation?': '/deployment/upgrade#upgrade-a-self-hosted-instance',
};

for (const question of STARTERS) {
  test(`proposes "${question}", which the docs answer`, {tag: '@slow'}, async ({page}) => {
    await page.goto('/quickstart');
    await launcher(page).click();
    await panel(page).getByRole('button', {name: question}).click();
    await expect(panel(page).getByRole('heading', {name: question})).toBeVisible();
    await expect(panel(page).locator(`figure a[href="${SOURCES[question]}"]`).first()).toBeVisible();
    await expect(panel(page).getByRole('textbox', {name: 'Your question'})).toBeFocused();
    await expect(panel(page).getByRole('button', {name: STARTERS[0]})).toHaveCount(0);
  });
}

test('shows its proposals from the first on a low phone', {tag: '@slow'}, async ({page}) => {
  await page.setViewportSize({width: 390, height: 640});
  await page.goto('/quickstart');
  await launcher(page).click();
  await expect(panel(page).getByText('For example:')).toBeInViewport();
});

test.describe('its button', () => {
  test.beforeEach(({page}) => page.emulateMedia({reducedMotion: 'reduce'}));

  for (const [width, hasLabel] of [
    [390, false],
    [996, false],
    [997, true],
    [1440, true],
  ] as const)
    test(
      `is 48 px high at the lower right of a window of ${width} px, ${hasLabel ? 'with' : 'without'} its label`,
      {tag: width === 390 || width === 1440 ? [] : '@slow'},
      async ({page}) => {
        await page.setViewportSize({width, height: 844});
        await page.goto('/quickstart');
        const box = (await launcher(page).boundingBox())!;
        expect(box.height).toBe(48);
        expect(Math.round(width - box.x - box.width)).toBe(20);
        expect(Math.round(844 - box.y - box.height)).toBe(20);
        if (hasLabel) expect(box.width).toBeGreaterThan(80);
        else expect(box.width).toBe(48);
        // Drawn from the button's name, so that the button has its size before its content arrives.
        const label = await launcher(page).evaluate((button) => getComputedStyle(button, '::after').content);
        expect(label).toBe(hasLabel ? '"Ask the docs"' : 'none');
      },
    );

  test('stays at every scroll position, and on a page that opens at a section', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/basic-features/segments#limits');
    await expect(launcher(page)).toBeInViewport({ratio: 1});
    for (const top of [0, 900, 700, 1e6]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await expect(launcher(page), `at ${top}`).toBeInViewport({ratio: 1});
    }
  });

  test('is the only button that floats', async ({page}) => {
    await page.goto('/system-administration/webhooks');
    await page.waitForSelector('html[data-has-hydrated=true]');
    await page.mouse.wheel(0, 3000);
    await page.mouse.wheel(0, -400);
    await expect(launcher(page)).toBeInViewport();
    const floating = await page
      .getByRole('button')
      .evaluateAll((buttons) => buttons.filter((button) => getComputedStyle(button).position === 'fixed').length);
    expect(floating).toBe(1);
  });

  for (const width of [390, 820, 1000, 1280])
    test(`covers neither results nor the end of a page at ${width} px`, {tag: width === 390 ? [] : '@slow'}, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      const covered = async (parts: Locator) => {
        const {x, y, width: w, height: h} = (await launcher(page).boundingBox())!;
        return parts.evaluateAll(
          (elements, [left, top, right, bottom]) =>
            elements.flatMap((element) => {
              const range = document.createRange();
              const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
              const found: (string | null)[] = [];
              while (texts.nextNode()) {
                range.selectNodeContents(texts.currentNode);
                for (const line of range.getClientRects())
                  if (line.right > left! && line.left < right! && line.bottom > top! && line.top < bottom!)
                    found.push(texts.currentNode.textContent);
              }
              return found;
            }),
          [x, y, x + w, y + h],
        );
      };
      await page.goto('/search?q=environment');
      await expect(page.locator('.search-page li h2').nth(5)).toBeVisible();
      await page.mouse.wheel(0, 500);
      expect(await covered(page.locator('.search-page li'))).toEqual([]);
      await page.goto('/billing/');
      await page.waitForSelector('html[data-has-hydrated=true]');
      await page.locator('[data-aid="usage"]').first().scrollIntoViewIfNeeded();
      const result = page.locator('[data-aid="usage"] .aid-result').first();
      await expect(result).toBeVisible();
      expect(await covered(result)).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, 1e6));
      await expect(page.locator('.footer')).toBeInViewport();
      expect(await covered(page.locator('.footer'))).toEqual([]);
    });
});

test('closes with Escape from the page beside it', async ({page}) => {
  await page.goto('/quickstart');
  await launcher(page).click();
  await expect(panel(page).getByRole('textbox', {name: 'Your question'})).toBeFocused();
  await page.getByRole('heading', {level: 1}).click();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
});

for (const width of [390, 1440])
  test(`is as high as the window of ${width} px, and nothing in it scrolls but the answers`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await page.goto('/quickstart');
    await launcher(page).click();
    await expect(panel(page).getByRole('textbox', {name: 'Your question'})).toBeFocused();
    const {height, width: own} = (await panel(page).boundingBox())!;
    expect([height, own]).toEqual([844, width === 390 ? 390 : 608]);
    for (const question of ['How do I verify a webhook signature in Python?', 'What are the rate limits?']) {
      await panel(page).getByRole('textbox', {name: 'Your question'}).fill(question);
      await page.keyboard.press('Enter');
      await expect(panel(page).getByRole('heading', {name: question})).toBeVisible();
      await expect(panel(page).getByRole('status')).toHaveText('Answer complete');
      const scrolling = await panel(page)
        .locator('blockquote *')
        .evaluateAll((parts) =>
          parts
            .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflow))
            .filter(({scrollWidth, clientWidth, scrollHeight, clientHeight}) => scrollWidth > clientWidth || scrollHeight > clientHeight)
            .map(({outerHTML}) => outerHTML.slice(0, 80)),
        );
      expect(scrolling, question).toEqual([]);
    }
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
  await expect(page.getByRole('form', {name: 'Contact support'})).toBeVisible({timeout: 20_000});
  await expect(launcher(page)).toHaveCount(0);
  await page.goBack();
  await expect(launcher(page)).toBeVisible();
  await page.locator('.footer').getByRole('link', {name: 'Support'}).click();
  await expect(page).toHaveURL('/support/');
  await expect(launcher(page)).toHaveCount(0);
});

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test(`has no accessibility violation: ${colorScheme}, ${width} px`, {tag: '@slow'}, async ({page}) => {
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
