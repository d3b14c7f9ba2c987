/** What this site is not configured to show, on small sites built with its plugins and theme (tests/variants). */
import {expect, test as base} from '@playwright/test';

import {listen} from '../../scripts/lib/listen';
import {createSiteServer} from '../../scripts/lib/siteServer';
import {localAddresses, ownAddresses} from '../support/addressesIn';
import {buildVariant, type VariantSite} from '../support/variantSite';
import {BUILD_TIMEOUT_MS} from '../support/withLock';
import * as sites from '../variants/pages';

const hydrated = 'html[data-has-hydrated=true]';

function testOf(site: VariantSite) {
  return base.extend<{errors: string[]}, {variantUrl: string}>({
    variantUrl: [
      async ({}, use) => {
        const server = createSiteServer({root: await buildVariant(site)});
        const port = await listen(server, 0);
        await use(`http://127.0.0.1:${port}`);
        server.closeAllConnections();
        server.close();
      },
      {scope: 'worker', timeout: 2 * BUILD_TIMEOUT_MS},
    ],
    baseURL: async ({variantUrl}, use) => use(variantUrl),
    page: async ({page}, use) => {
      await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new Event('touchstart'))));
      await use(page);
    },
    errors: [
      async ({page}, use) => {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        page.on('console', (message) => /Content Security Policy/i.test(message.text()) && errors.push(message.text()));
        await use(errors);
        expect(errors, 'errors in the page').toEqual([]);
      },
      {auto: true},
    ],
  });
}

const fork = testOf(sites.fork);

fork.describe('a fork', () => {
  fork('shows plain, dropdown, doc, sidebar, language and HTML items, and lives', async ({page}) => {
    await page.goto('/');
    await page.waitForSelector(hydrated);
    const navbar = page.locator('.navbar__inner');
    await expect(navbar.getByRole('link', {name: 'Plain'})).toHaveAttribute('href', '/two/');
    await expect(navbar.getByRole('link', {name: 'Doc', exact: true})).toHaveAttribute('href', '/two/');
    await expect(navbar.getByRole('link', {name: 'Overview'})).toHaveAttribute('href', '/');
    await expect(navbar.getByText('English').first()).toBeVisible();
    await expect(navbar.locator('.raw-item')).toBeVisible();
    await navbar.locator('.dropdown', {hasText: 'Menu'}).hover();
    await navbar.getByRole('link', {name: 'Third'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Three');
    await expect(page).toHaveURL('/three/');
    await navbar.getByRole('link', {name: 'Doc', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Two');
  });

  fork('toggles between two colour modes where the system is not asked', async ({page}) => {
    await page.goto('/');
    await page.waitForSelector(hydrated);
    const modes = [];
    for (let click = 0; click < 4; click += 1) {
      modes.push(await page.locator('html').getAttribute('data-theme-choice'));
      await page
        .getByRole('button', {name: /Switch between dark and light mode/})
        .first()
        .click();
    }
    expect(modes).toEqual(['dark', 'light', 'dark', 'light']);
  });

  fork(
    'has a flat footer, no announcement, no version label, no dates without a history, and takes the worker away',
    async ({page, variantUrl}) => {
      await page.goto('/two/');
      await page.waitForSelector(hydrated);
      await expect(page.locator('.footer').getByRole('link')).toHaveText(['Two', 'Blog']);
      await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
      await expect(page.locator('.theme-last-updated')).toHaveCount(0);
      await expect(page.locator('.theme-doc-version-badge, .theme-doc-version-banner')).toHaveCount(0);
      expect(await (await page.request.get(`${variantUrl}/sw.js`)).text()).toContain('unregister');
    },
  );

  fork('has a blog whose posts have coloured code and contents, also after a navigation', async ({page}) => {
    await page.goto('/blog/');
    await page.waitForSelector(hydrated);
    await expect(page.getByRole('heading', {name: 'Second post'})).toBeVisible();
    await expect(page.getByText('Post one.')).toBeVisible();
    await page.getByRole('heading', {name: 'First post'}).getByRole('link').click();
    await expect(page).toHaveURL('/blog/first/');
    const sample = page.locator('.code-block, pre').filter({hasText: 'const answer = 42;'}).first();
    await expect(sample).toBeVisible();
    expect(await sample.locator('code *').count()).toBeGreaterThan(2);
    await expect(page.locator('.table-of-contents').getByRole('link', {name: 'Sample'})).toBeVisible();
    await page.reload();
    await page.waitForSelector(hydrated);
    await expect(sample).toBeVisible();
  });

  for (const [kind, address, text] of [
    ['tag', '/blog/tags/news/', 'Second post'],
    ['author', '/blog/authors/ada/', 'Ada Lovelace'],
    ['list of tags', '/blog/tags/', 'news'],
  ] as const)
    fork(`shows the page of a ${kind}`, async ({page}) => {
      await page.goto(address);
      await page.waitForSelector(hydrated);
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      await expect(page.getByText('This page crashed')).toHaveCount(0);
    });

  fork.describe('on a phone', () => {
    fork.use({viewport: {width: 390, height: 844}});

    fork('a dropdown collapses and expands, and is expanded when a child is active', async ({page}) => {
      await page.goto('/two/');
      await page.waitForSelector(hydrated);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await page.getByRole('button', {name: /Back to main menu/}).click();
      const dropdown = page.locator('.navbar-sidebar .menu__list-item', {hasText: 'Menu'}).first();
      await expect(dropdown.getByRole('link', {name: 'Second'})).toBeVisible();
      await dropdown.getByRole('button', {name: 'Collapse the dropdown'}).click();
      await expect(dropdown.getByRole('link', {name: 'Second'})).toBeHidden();
      await page.goto('/support/');
      await page.waitForSelector(hydrated);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await page.getByRole('button', {name: /Back to main menu/}).click();
      await expect(dropdown.getByRole('link', {name: 'Second'})).toBeHidden();
    });
  });
});

const versions = testOf(sites.versions);

versions.describe('two versions', () => {
  versions('the chosen docs version is kept in local storage', async ({page}) => {
    await page.goto('/two');
    await page.waitForSelector(hydrated);
    await page.locator('.navbar .dropdown').hover();
    await page.locator('.navbar .dropdown').getByRole('link', {name: '1.0'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Two of 1.0');
    await expect(page.locator('.theme-doc-version-badge')).toHaveText('Version: 1.0');
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('1.0');
    // The whole site is below the docs, so that the version of the page decides which page an item leads to.
    await page.locator('.navbar').getByRole('link', {name: 'Guide'}).click();
    await expect(page).toHaveURL('/one/two');
    await page.goto('/three');
    await expect(page.locator('.navbar').getByRole('link', {name: 'Guide'})).toHaveAttribute('href', '/two');
  });

  versions('the search page and the not-found page have the sidebar of the latest version', async ({page}) => {
    for (const address of ['/search', '/nowhere', '/one/nowhere']) {
      await page.goto(address);
      await page.waitForSelector(hydrated);
      await expect(page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Two'})).toHaveAttribute('href', '/two');
    }
  });

  versions('an announcement has its colours and stays', async ({page}) => {
    await page.goto('/two');
    await page.waitForSelector(hydrated);
    const bar = page.locator('.theme-announcement-bar');
    await expect(bar).toHaveCSS('background-color', 'rgb(0, 68, 0)');
    await expect(bar).toHaveCSS('color', 'rgb(255, 255, 0)');
    await expect(bar.getByRole('button')).toHaveCount(0);
  });
});

const below = testOf(sites.below);

below.describe('below a path, in other colours, with hosted services', () => {
  below('pages, links in their text, files and old addresses are below it', async ({page, request}) => {
    await page.goto('/docs/');
    await page.waitForSelector(hydrated);
    await page.locator('.navbar').getByRole('link', {name: 'Plain'}).click();
    await expect(page).toHaveURL('/docs/two');
    // Followed inside the application: the same document.
    await page.evaluate(() => Object.assign(window, {isSame: true}));
    await page.locator('.markdown').getByRole('link', {name: 'the third'}).click();
    await expect(page).toHaveURL('/docs/three');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Three');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await page.goto('/docs/old');
    await expect(page).toHaveURL('/docs/three');
    for (const file of ['llms.txt', 'pages.json', 'sitemap.xml', 'routes.json', 'two.md', 'social/two.png', 'feeds/pages.atom.xml'])
      expect((await request.get(`/docs/${file}`)).status(), file).toBe(200);
    for (const address of ['/docs/', '/docs/two'])
      expect((await request.get(address, {headers: {accept: 'text/markdown'}})).headers()['content-type'], address).toContain('markdown');
    const main = await page.locator('script[src*="/assets/js/main."]').first().getAttribute('src');
    expect((await request.get(main ?? '')).headers()['cache-control']).toContain('immutable');
  });

  below('no page, feed or file leads out of it, and every address answers', async ({request}) => {
    const folder = await buildVariant(sites.below);
    const local = localAddresses(folder);
    expect(local.size).toBeGreaterThan(15);
    expect([...local].filter(([address]) => !address.startsWith('/docs/'))).toEqual([]);
    const own = ownAddresses(folder, 'https://docs.flagsmith.com');
    expect(own.size).toBeGreaterThan(5);
    expect([...own.keys()]).toContain('/docs/three.md');
    // This one has to be at the root of a host, wherever the docs are.
    const atRoot = '/.well-known/security.txt';
    expect([...own].filter(([pathname]) => !pathname.startsWith('/docs/') && pathname !== atRoot)).toEqual([]);
    expect((await request.get(atRoot)).status()).toBe(200);
    const {titles, names, redirects} = (await (await request.get('/docs/routes.json')).json()) as Record<string, Record<string, string>>;
    const proposed = [...Object.keys(titles ?? {}), ...Object.values(names ?? {}), ...Object.values(redirects ?? {})];
    expect(proposed.length).toBeGreaterThan(5);
    expect(proposed.filter((address) => !address.startsWith('/docs/'))).toEqual([]);
    for (const [address, file] of local) expect((await request.get(address)).status(), `${address} in ${file}`).toBe(200);
  });

  below('pictures, tables, tabs, diagrams, samples and aids of a page work', async ({page}) => {
    await page.goto('/docs/every');
    await page.waitForSelector(hydrated);
    const main = page.getByRole('main');
    for (const name of ['A green square', 'The logo of the site']) {
      const picture = main.getByRole('img', {name});
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await expect(main.getByRole('row', {name: /green/}).getByRole('link', {name: 'the third page'})).toHaveAttribute('href', '/docs/three');
    await main.getByRole('tab', {name: 'Python'}).click();
    await expect(main.getByRole('tabpanel').locator('code').first()).toContainText('Flagsmith');
    await expect(main.getByRole('figure', {name: 'Two boxes'}).locator('svg:visible')).toHaveCount(1);
    const aid = main.getByRole('region', {name: 'Rollout visualiser'});
    await aid.scrollIntoViewIfNeeded();
    await expect(aid.getByRole('button', {name: 'Copy link'})).toBeVisible();
    await main.getByRole('link', {name: 'a part of one'}).click();
    await expect(page).toHaveURL('/docs/two#code');
  });

  below('the badge under a title links to the list of its checks', async ({page, request}) => {
    await page.goto('/docs/two');
    await page.waitForSelector(hydrated);
    await expect(page.getByRole('link', {name: 'Checked against'})).toHaveAttribute('href', '/docs/checked/two.txt');
    expect(await (await request.get('/docs/checked/two.txt')).text()).toContain('The answer is 42.');
  });

  below('an unknown address there shows the not-found page with ways back', async ({page}) => {
    for (const address of ['/docs/nowhere', '/nowhere', '/docs/%ff']) {
      await page.goto(address);
      await page.waitForSelector(hydrated);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
      await expect(page.getByRole('link', {name: 'Start page'})).toHaveAttribute('href', '/docs/');
    }
  });

  below('the colours are the ones of the fork', async ({page}) => {
    await page.goto('/docs/two');
    await page.waitForSelector(hydrated);
    await expect(page.locator('.markdown').getByRole('link', {name: 'the third'})).toHaveCSS('color', 'rgb(0, 68, 0)');
  });

  below('search asks the hosted index, and its results stay in the site', async ({page, variantUrl}) => {
    await page.route(/algolia/, (route) =>
      route.fulfill({
        headers: {'access-control-allow-origin': '*'},
        json: {
          results: [{hits: [{objectID: '1', url: `${variantUrl}/docs/three`, type: 'lvl1', hierarchy: {lvl0: 'Docs', lvl1: 'Three'}}]}],
        },
      }),
    );
    await page.goto('/docs/two');
    await page.waitForSelector(hydrated);
    const asked = page.waitForRequest(/algolia/);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').locator('input').first().fill('three');
    await asked;
    await page.getByRole('dialog').locator('[role=option]').first().click();
    await expect(page).toHaveURL('/docs/three');
  });

  below('an answer to the question under a page is sent to the configured address', async ({page}) => {
    await page.route('https://feedback.example.com/**', (route) => route.fulfill({headers: {'access-control-allow-origin': '*'}}));
    await page.goto('/docs/two');
    await page.waitForSelector(hydrated);
    await page.getByRole('button', {name: 'Yes'}).click();
    const sent = page.waitForRequest('https://feedback.example.com/docs');
    await page.getByRole('button', {name: 'Send'}).click();
    expect((await sent).postDataJSON()).toMatchObject({page: '/docs/two', helpful: true});
    await expect(page.getByText('Your answer was sent.')).toBeVisible();
  });

  below('the hosted assistant leads to the support page, where the hosted chat is', async ({page}) => {
    await page.route(/kapa|crisp/, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
    await page.goto('/docs/two');
    await expect(page.locator('script[src*="kapa"]')).toHaveAttribute('data-answer-cta-button-link', '/docs/support/');
    await page.goto('/docs/support/');
    await expect(page.locator('script[src*="crisp"]')).toHaveCount(1);
  });

  below.describe('the worker', () => {
    below.use({serviceWorkers: 'allow'});

    below('keeps pages of the site, and only those', async ({page, context}) => {
      await page.goto('/docs/two');
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      expect(await page.evaluate(async () => new URL((await navigator.serviceWorker.ready).scope).pathname)).toBe('/docs/');
      await expect.poll(() => page.evaluate(async () => Boolean(await caches.match(`${location.origin}/docs/two`)))).toBe(true);
      await context.setOffline(true);
      // No link of the page leads there, so nothing was fetched ahead.
      await page.goto('/docs/nowhere');
      await expect(page.getByRole('listitem')).toHaveText(['Two']);
      await context.setOffline(false);
    });
  });
});
