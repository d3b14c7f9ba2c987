/** The navbar, its colour mode and its menu on phones (tests/specification.md 2, 4). */
import {expect, test} from './support/site';

test.use({savesData: true});

test.describe('navbar', () => {
  test('links the docs sidebar, the Edge API specification, the product, the source repository and a community chat', async ({page}) => {
    await page.goto('/clients/CLI');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(navbar.getByRole('link', {name: 'Docs', exact: true}).last()).toHaveAttribute('href', '/');
    await expect(navbar.getByRole('link', {name: 'Edge API'})).toHaveAttribute('href', '/edge-api/');
    await expect(navbar.getByRole('link', {name: /^Flagsmith \(/}).or(navbar.locator('a.navbar-product-link'))).toHaveAttribute(
      'href',
      'https://www.flagsmith.com',
    );
    await expect(navbar.getByRole('link', {name: /GitHub/})).toHaveAttribute('href', 'https://github.com/Flagsmith/flagsmith');
    await expect(navbar.getByRole('link', {name: /Discord/})).toHaveAttribute('href', /discord/);
    // There is one version: nothing to choose (tests/e2e/variantVersions.spec.ts has two).
    await expect(navbar.getByRole('link', {name: 'Next', exact: true})).toHaveCount(0);
  });

  test('hides on scroll down and shows on scroll up', async ({page}) => {
    await page.goto('/system-administration/webhooks');
    await page.waitForSelector('html[data-has-hydrated=true]');
    const top = () => page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().bottom);
    for (let step = 1; step <= 8; step += 1) await page.mouse.wheel(0, 250);
    await expect.poll(top).toBeLessThan(5);
    // Search takes the place above the menu.
    const search = page.getByRole('button', {name: /search/i}).first();
    await expect(search).toBeInViewport({ratio: 1});
    const menu = await page.locator('.theme-doc-sidebar-container').evaluate((element) => element.getBoundingClientRect().right);
    expect(await search.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThan(menu);
    for (let step = 1; step <= 3; step += 1) await page.mouse.wheel(0, -200);
    await expect.poll(top).toBeGreaterThan(40);
  });

  test.describe('on a page that was scrolled before it came to life', () => {
    test.use({startsAtOnce: false});

    test('stays when the next move goes up', {tag: '@slow'}, async ({page}) => {
      await page.goto('/system-administration/webhooks');
      await page.evaluate(() => window.scrollTo(0, 1500));
      await page.waitForSelector('html[data-has-hydrated=true]');
      // Told once it has gone, if only for a frame.
      const hidden = page.evaluate(
        () =>
          new Promise((resolve) => {
            const bar = document.querySelector('.navbar');
            new MutationObserver(() => /navbarHidden/.test(bar?.className ?? '') && resolve(true)).observe(bar!, {attributes: true});
            // The listener of the application was there first.
            window.addEventListener('scroll', () => requestAnimationFrame(() => requestAnimationFrame(() => resolve(false))), {once: true});
          }),
      );
      await page.evaluate(() => window.scrollTo(0, 1400));
      expect(await hidden).toBe(false);
    });
  });
});

test.describe('colour mode', () => {
  const theme = (page: import('@playwright/test').Page) =>
    page.evaluate(() => ({
      mode: document.documentElement.dataset.theme,
      choice: document.documentElement.dataset.themeChoice,
      stored: localStorage.getItem('theme'),
    }));

  test('starts light by default and cycles system, light, dark, system; the choice is stored under "theme"', async ({page}) => {
    await page.goto('/quickstart');
    await page.waitForSelector('html[data-has-hydrated=true]');
    expect(await theme(page)).toEqual({mode: 'light', choice: 'system', stored: null});
    const toggle = page.getByRole('button', {name: /switch between dark and light mode/i});
    await toggle.click();
    expect(await theme(page)).toEqual({mode: 'light', choice: 'light', stored: 'light'});
    await toggle.click();
    expect(await theme(page)).toEqual({mode: 'dark', choice: 'dark', stored: 'dark'});
    await page.reload();
    expect((await theme(page)).mode).toBe('dark');
    await page.waitForSelector('html[data-has-hydrated=true]');
    await toggle.click();
    expect(await theme(page)).toEqual({mode: 'light', choice: 'system', stored: null});
  });

  test('follows a dark system when nothing is chosen', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.goto('/quickstart');
    expect((await theme(page)).mode).toBe('dark');
  });
});

test.describe('mobile sidebar', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('holds the primary menu and the docs sidebar with a "Back to main menu" button', async ({page}) => {
    await page.goto('/advanced-use/ab-testing');
    await page.waitForSelector('html[data-has-hydrated=true]');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const sidebar = page.locator('.navbar-sidebar');
    await expect(sidebar.getByRole('link', {name: 'Run an A/B test'})).toBeVisible();
    await sidebar.getByRole('button', {name: /Back to main menu/}).click();
    await expect(sidebar.getByRole('link', {name: 'Edge API'}).first()).toBeInViewport();
  });

  test('is hidden again when the viewport becomes desktop: 996 px is mobile, 997 px is not', async ({page}) => {
    await page.setViewportSize({width: 996, height: 844});
    await page.goto('/advanced-use/ab-testing');
    await page.waitForSelector('html[data-has-hydrated=true]');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.setViewportSize({width: 997, height: 844});
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await page.setViewportSize({width: 996, height: 844});
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });
});
