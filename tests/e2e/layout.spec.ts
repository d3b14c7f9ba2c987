/** Layout of pages (tests/specification.md 2, 4): each test names what it proves. */
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

test('arrows are there for readers who have chosen the colours', {tag: '@slow'}, async ({page}) => {
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

test.describe('docs sidebar', () => {
  test('categories are collapsible, animated, and not auto-collapsed', async ({page}) => {
    await page.goto('/advanced-use/ab-testing');
    await page.waitForSelector('html[data-has-hydrated=true]');
    const sidebar = page.locator('.theme-doc-sidebar-container');
    const category = sidebar.locator('.theme-doc-sidebar-item-category', {hasText: 'Releases and community'}).last();
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
    const list = sidebar.locator('.theme-doc-sidebar-item-category', {hasText: 'Release and organise flags'}).first();
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
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText('Release and organise flags');
  await expect(page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute('href', /docs\/advanced-use\/change-requests\.mdx$/);
  await expect(page.getByText(/Last updated/)).toBeVisible();
});

test('breadcrumbs stay on one line, beside the menu of the page', {tag: '@slow'}, async ({page}) => {
  for (const address of ['/deployment/hosting/real-time/operations', '/integrations/project-management/github']) {
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({width, height: 900});
      await page.goto(address);
      const items = page.locator('.breadcrumbs__item:visible');
      const boxes = await items.evaluateAll((list) => list.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
      const middles = boxes.map(({top, bottom}) => Math.round((top + bottom) / 2));
      expect(Math.max(...middles) - Math.min(...middles), `${address}, ${width} px`).toBeLessThan(4);
      const menu = await page.locator('.page-menu').boundingBox();
      expect(Math.max(...boxes.map(({right}) => right)), `${address}, ${width} px`).toBeLessThanOrEqual(menu?.x ?? 0);
    }
  }
});

for (const [width, font] of [
  [1280, undefined],
  [390, undefined],
  // Readers have other fonts than this machine: estimates that fit one font only would show with a
  // wider one.
  [1280, 'DejaVu Serif'],
  [390, 'DejaVu Serif'],
] as const) {
  test(
    `the end of a long page stays under the finger of a reader who jumps there: ${width} px, ${font ?? 'own font'}`,
    {tag: '@slow'},
    async ({page}) => {
      await page.setViewportSize({width, height: 900});
      for (const address of [
        '/basic-features/segments',
        '/clients/javascript',
        '/deployment/configuration/environment-variables/api',
        '/clients/rest',
      ]) {
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
