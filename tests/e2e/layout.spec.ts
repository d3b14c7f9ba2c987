/** Layout and states (tests/specification.md 2, 4): each test names what it proves. */
import {expect, test} from './support/site';

test.use({savesData: true});

test.describe('announcement bar', () => {
  test('asks visitors to star the repository and follow the product, coloured by configuration', async ({page}) => {
    await page.goto('/quickstart');
    const bar = page.getByRole('region', {name: /announcement/i}).or(page.locator('.theme-announcement-bar'));
    await expect(bar.first()).toBeVisible();
    await expect(page.getByRole('link', {name: 'star the repository'})).toHaveAttribute('href', 'https://github.com/Flagsmith/flagsmith');
    await expect(page.getByRole('link', {name: 'follow us'})).toBeVisible();
    await expect(page.locator('.theme-announcement-bar')).toHaveCSS('background-color', 'rgb(43, 26, 102)');
  });

  test('is closeable; dismissal is stored and reset when the bar’s id changes', async ({page}) => {
    await page.goto('/quickstart');
    await page.waitForSelector('html[data-has-hydrated=true]');
    await page.getByRole('button', {name: 'Close'}).click();
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();
    await page.reload();
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-bar'));
    await page.reload();
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
  });
});

test('a button leads back to the top of a page, and the assistant does not cover it', async ({page}) => {
  await page.goto('/system-administration/webhooks');
  await page.waitForSelector('html[data-has-hydrated=true]');
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(button).toBeHidden();
  for (let step = 1; step <= 8; step += 1) await page.mouse.wheel(0, 250);
  await page.mouse.wheel(0, -200);
  await expect(button).toBeVisible();
  const boxes = await Promise.all([button, page.getByRole('button', {name: 'Ask AI'})].map((each) => each.boundingBox()));
  expect(boxes[0]!.y + boxes[0]!.height).toBeLessThanOrEqual(boxes[1]!.y);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('arrows are there for readers who have chosen the colours', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('/clients/javascript');
  const colours = await page.evaluate(() => {
    const colour = (selector: string, part: string) => getComputedStyle(document.querySelector(selector)!, part).backgroundColor;
    return [
      colour('.menu__link--sublist-caret', '::after'),
      colour('.breadcrumbs__item', '::after'),
      getComputedStyle(document.body).color,
    ];
  });
  expect(colours[0]).toBe(colours[2]);
  expect(colours[1]).toBe(colours[2]);
});

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
  });

  test('has a search button and a colour-mode toggle', async ({page}) => {
    await page.goto('/quickstart');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    // There is one version: nothing to choose (tests/e2e/variantVersions.spec.ts has two).
    await expect(navbar.getByRole('link', {name: 'Next', exact: true})).toHaveCount(0);
    await expect(navbar.getByRole('button', {name: /search/i}).first()).toBeVisible();
    await expect(navbar.getByRole('button', {name: /switch between dark and light mode/i})).toBeVisible();
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

    test('stays when the next move goes up', async ({page}) => {
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

  test('is hidden again when the viewport becomes desktop, at 996 px', async ({page}) => {
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

test.describe('docs sidebar', () => {
  test('categories are collapsible, animated, and not auto-collapsed', async ({page}) => {
    await page.goto('/advanced-use/ab-testing');
    await page.waitForSelector('html[data-has-hydrated=true]');
    const sidebar = page.locator('.theme-doc-sidebar-container');
    const category = sidebar.locator('.theme-doc-sidebar-item-category', {hasText: 'Platform'}).last();
    await category.locator('.menu__list-item-collapsible').click();
    await expect(sidebar.getByRole('link', {name: 'Releases'})).toBeVisible();
    await expect(sidebar.getByRole('link', {name: 'Change requests'})).toBeVisible();
    await category.locator('.menu__list-item-collapsible').click();
    await expect(sidebar.getByRole('link', {name: 'Releases'})).toBeHidden();
  });

  test('animates for 1 ms when reduced motion is preferred', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto('/advanced-use/ab-testing');
    await page.waitForSelector('html[data-has-hydrated=true]');
    const sidebar = page.locator('.theme-doc-sidebar-container');
    const list = sidebar.locator('.theme-doc-sidebar-item-category', {hasText: 'Advanced use'}).first();
    await list.locator('.menu__list-item-collapsible .menu__caret, .menu__list-item-collapsible').first().click();
    const duration = await list.locator('> .menu__list').evaluate((node) => getComputedStyle(node).transitionDuration);
    expect(duration.split(',').every((value) => Number.parseFloat(value) <= 0.001)).toBe(true);
  });
});

test('the footer has link columns, a logo and the copyright of 2025', async ({page}) => {
  await page.goto('/quickstart');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Copyright © 2025')).toBeVisible();
  await expect(footer.getByRole('img', {name: 'Flagsmith'}).first()).toBeVisible();
  expect(await footer.locator('.footer__col').count()).toBeGreaterThanOrEqual(4);
});

test('the table of contents shows headings of level 2 and 3 only', async ({page}) => {
  await page.goto('/deployment/hosting/docker');
  const toc = page.locator('.theme-doc-toc-desktop .table-of-contents');
  const linked = await toc.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
  const levels = await page.evaluate((ids) => ids.map((id) => document.getElementById(id)?.tagName), linked);
  expect(new Set(levels)).toEqual(new Set(['H2', 'H3']));
  expect(linked.length).toBe(await page.locator('.markdown :is(h2, h3)[id]').count());
});

test('a page has breadcrumbs, previous and next, an edit link and its last update', async ({page}) => {
  await page.goto('/advanced-use/change-requests');
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText('Advanced use');
  await expect(page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute('href', /docs\/advanced-use\/change-requests\.mdx$/);
  await expect(page.getByText(/Last updated/)).toBeVisible();
});

for (const [width, font] of [
  [1280, undefined],
  [390, undefined],
  // Readers have other fonts than this machine: estimates that fit one font only would show with a
  // wider one.
  [1280, 'DejaVu Serif'],
  [390, 'DejaVu Serif'],
] as const) {
  const tag = font ? '@slow' : [];
  test(
    `the end of a long page stays under the finger of a reader who jumps there: ${width} px, ${font ?? 'own font'}`,
    {tag},
    async ({page}) => {
      await page.setViewportSize({width, height: 900});
      for (const address of ['/basic-features/segments', '/clients/javascript', '/deployment/hosting/locally-api', '/clients/rest']) {
        await page.goto(address);
        const moved = await page.evaluate(async (family) => {
          for (const name of family ? ['--ifm-font-family-base', '--ifm-font-family-monospace'] : [])
            document.documentElement.style.setProperty(name, family!);
          const link = document.querySelector('.footer a');
          link?.scrollIntoView({block: 'center'});
          const top = () => link?.getBoundingClientRect().top ?? Number.NaN;
          const before = top();
          // Parts that come into view are laid out over the next frames.
          for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
          return Math.abs(top() - before);
        }, font);
        // A line of a block that was not laid out yet (src/css/long-pages.css).
        expect(moved, address).toBeLessThanOrEqual(24);
      }
    },
  );
}
