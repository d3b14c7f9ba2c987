/** What the real site is not configured to show: a second docs version, and every kind of navbar item. Built as tiny sites on the same framework. */
import {expect, test as base} from '@playwright/test';

import {listen} from '../../scripts/lib/listen';
import {createSiteServer} from '../../scripts/lib/siteServer';
import {buildFixture, type FixtureSite} from '../support/fixtureSite';

// In one worker: each worker would build the sites for itself, into the same folders.
base.describe.configure({mode: 'default'});

const hydrated = 'html[data-has-hydrated=true]';

function fixtureTest(site: FixtureSite) {
  return base.extend<object, {fixtureUrl: string}>({
    fixtureUrl: [
      async ({}, use) => {
        const {failed, output, outDir} = buildFixture(site);
        expect(failed, output).toBe(false);
        const server = createSiteServer({root: outDir});
        const port = await listen(server, 0);
        await use(`http://127.0.0.1:${port}`);
        server.closeAllConnections();
        server.close();
      },
      {scope: 'worker', timeout: 150_000},
    ],
    baseURL: async ({fixtureUrl}, use) => use(fixtureUrl),
  });
}

const versions = fixtureTest({
  name: 'two-versions',
  files: {
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/intro.md': '---\nslug: /\n---\n# Intro of 1.0\n',
    'versioned_sidebars/version-1.0-sidebars.json': '{"tutorial": ["intro"]}',
    'static/plain.html': '<p>x</p>',
  },
  docs: "{lastVersion: 'current', versions: {current: {label: 'Next', path: '/'}, '1.0': {label: '1.0', path: 'one'}}, routeBasePath: '/docs'}",
  plugins: `[function about() {
    return {name: 'about', async contentLoaded({actions}) { actions.addRoute({path: '/', component: '@theme/NotFound', exact: true}); }};
  }]`,
  themeConfig: "{navbar: {items: [{type: 'docsVersionDropdown'}, {type: 'doc', docId: 'intro', label: 'Guide'}]}}",
});

versions('the chosen docs version is kept in local storage and honoured', async ({page}) => {
  await page.goto('/docs');
  await page.waitForSelector(hydrated);
  await page.locator('.navbar .dropdown').hover();
  await page.locator('.navbar .dropdown').getByRole('link', {name: '1.0'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Intro of 1.0');
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('1.0');
  await page.goto('/');
  await page.waitForSelector(hydrated);
  await expect(page.locator('.navbar').getByRole('link', {name: 'Guide'})).toHaveAttribute('href', '/docs/one/');
});

const items = fixtureTest({
  name: 'navbar-items',
  files: {'docs/two.md': '# Two\n', 'sidebars.js': "module.exports = {tutorial: ['intro', 'two']};\n"},
  themeConfig: `{navbar: {items: [
    {to: '/', label: 'Plain'},
    {type: 'dropdown', label: 'Menu', items: [{to: '/two', label: 'Second'}]},
    {type: 'doc', docId: 'two', label: 'Doc'},
    {type: 'docSidebar', sidebarId: 'tutorial', label: 'Sidebar'},
    {type: 'docsVersion', label: 'Version'},
    {type: 'docsVersionDropdown'},
    {type: 'localeDropdown'},
    {type: 'html', value: '<b class="raw-item">Raw</b>'},
  ]}}`,
});

items('plain, dropdown, doc, sidebar, version, language and HTML items all work', async ({page}) => {
  await page.goto('/');
  await page.waitForSelector(hydrated);
  const navbar = page.locator('.navbar__items').first();
  await expect(navbar.getByRole('link', {name: 'Plain'})).toHaveAttribute('href', '/');
  await navbar.locator('.dropdown', {hasText: 'Menu'}).hover();
  await expect(navbar.getByRole('link', {name: 'Second'})).toHaveAttribute('href', '/two');
  await expect(navbar.getByRole('link', {name: 'Doc', exact: true})).toHaveAttribute('href', '/two');
  await expect(navbar.getByRole('link', {name: 'Sidebar'})).toHaveAttribute('href', '/');
  await expect(page.locator('.navbar').getByRole('link', {name: 'Version'}).first()).toBeVisible();
  await expect(page.locator('.navbar').getByText('Next').first()).toBeVisible();
  await expect(page.locator('.navbar').getByText('English').first()).toBeVisible();
  await expect(page.locator('.raw-item').first()).toBeVisible();
});

items.describe('on a phone', () => {
  items.use({viewport: {width: 390, height: 844}});

  items('a dropdown collapses and expands, and is expanded when a child is active', async ({page}) => {
    await page.goto('/two');
    await page.waitForSelector(hydrated);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: /Back to main menu/}).click();
    const dropdown = page.locator('.navbar-sidebar .menu__list-item', {hasText: 'Menu'}).first();
    await expect(dropdown.getByRole('link', {name: 'Second'})).toBeVisible();
    await dropdown.getByRole('button', {name: 'Collapse the dropdown'}).click();
    await expect(dropdown.getByRole('link', {name: 'Second'})).toBeHidden();
    await page.goto('/');
    await page.waitForSelector(hydrated);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: /Back to main menu/}).click();
    await expect(
      page.locator('.navbar-sidebar .menu__list-item', {hasText: 'Menu'}).first().getByRole('link', {name: 'Second'}),
    ).toBeHidden();
  });
});
