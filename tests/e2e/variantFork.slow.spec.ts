/** A fork: other colours, a blog, stock items of the navbar. */
import path from 'node:path';

import {expect} from '@playwright/test';

import {localAddresses} from '../support/addressesIn';
import {buildVariant} from '../support/variantSite';
import * as sites from '../variants/pages';
import {HYDRATED} from './support/settled';
import {testOf} from './support/variantTest';

const fork = testOf(sites.fork);

fork.describe('a fork', () => {
  fork('shows plain, dropdown, doc, sidebar, language and HTML items, and lives', async ({page}) => {
    await page.goto('/');
    await page.waitForSelector(HYDRATED);
    const navbar = page.locator('.navbar__inner');
    await expect(navbar.getByRole('link', {name: 'Plain'})).toHaveAttribute('href', '/two');
    await expect(navbar.getByRole('link', {name: 'Doc', exact: true})).toHaveAttribute('href', '/two');
    await expect(navbar.getByRole('link', {name: 'Overview'})).toHaveAttribute('href', '/');
    await expect(navbar.locator('.raw-item')).toBeVisible();
    await navbar.locator('.dropdown', {hasText: 'Menu'}).hover();
    await navbar.getByRole('link', {name: 'Third'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Three');
    await expect(page).toHaveURL('/three');
    await navbar.getByRole('link', {name: 'Doc', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Two');
  });

  fork('has a second language with its own pages, links, search and files', async ({page, request}) => {
    await page.goto('/two');
    await page.waitForSelector(HYDRATED);
    const languages = page.locator('.navbar__inner .dropdown', {hasText: 'English'});
    await languages.hover();
    await languages.getByRole('link', {name: 'Français'}).click();
    await expect(page).toHaveURL('/fr/two');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Deux');
    await page.waitForSelector(HYDRATED);
    await expect(page.locator('.navbar__inner').getByRole('link', {name: 'Doc', exact: true})).toHaveAttribute('href', '/fr/two');
    await expect(page.getByRole('main')).toContainText('/fr/three.md');
    // Followed inside the application: the same document.
    await page.evaluate(() => Object.assign(window, {isSame: true}));
    await page.getByRole('main').getByRole('link', {name: 'la troisième'}).click();
    await expect(page).toHaveURL('/fr/three');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await page.goto('/fr/search?q=deuxi%C3%A8me');
    await expect(page.getByRole('main').getByRole('link', {name: 'Deux', exact: true})).toHaveAttribute('href', '/fr/two');
    await page.goto('/fr/old');
    await expect(page).toHaveURL('/fr/three');
    for (const file of ['/fr/two.md', '/fr/llms.txt', '/fr/sitemap.xml', '/two.md', '/.well-known/security.txt'])
      expect((await request.get(file)).status(), file).toBe(200);
    expect(await (await request.get('/.well-known/security.txt')).text()).not.toContain('/fr/');
  });

  fork('leads from pages of the second language to no other but by its list of languages', async ({page, request}) => {
    const elsewhere = page.locator('[href^="/"]:not([href^="/fr/"], [lang]), [src^="/"]:not([src^="/fr/"])');
    for (const address of ['/fr/', '/fr/two', '/fr/support/', '/fr/blog', '/fr/search']) {
      await page.goto(address);
      await page.waitForSelector(HYDRATED);
      await expect(elsewhere, address).toHaveCount(0);
    }
    const local = localAddresses(path.join(await buildVariant(sites.fork), 'fr'));
    expect(local.size).toBeGreaterThan(15);
    // The not-found page names itself in the list.
    for (const [address, file] of [...local].filter(([, name]) => name !== '404.html'))
      expect((await request.get(address)).status(), `${address} in ${file}`).toBe(200);
  });

  fork('toggles between two colour modes where the system is not asked', async ({page}) => {
    await page.goto('/');
    await page.waitForSelector(HYDRATED);
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

  fork('has a flat footer, no announcement, no version label, and no dates without a history', async ({page}) => {
    await page.goto('/two');
    await page.waitForSelector(HYDRATED);
    await expect(page.locator('.footer').getByRole('link')).toHaveText(['Two', 'Blog']);
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    await expect(page.locator('.theme-last-updated')).toHaveCount(0);
    await expect(page.locator('.theme-doc-version-badge, .theme-doc-version-banner')).toHaveCount(0);
  });

  fork('has a blog whose posts have coloured code and contents, also after a navigation', async ({page}) => {
    await page.goto('/blog');
    await page.waitForSelector(HYDRATED);
    await expect(page.getByRole('heading', {name: 'Second post'})).toBeVisible();
    await expect(page.getByText('Post one.')).toBeVisible();
    await page.getByRole('heading', {name: 'First post'}).getByRole('link').click();
    await expect(page).toHaveURL('/blog/first');
    const sample = page.locator('.code-block, pre').filter({hasText: 'const answer = 42;'}).first();
    await expect(sample).toBeVisible();
    expect(await sample.locator('code *').count()).toBeGreaterThan(2);
    await expect(page.locator('.table-of-contents').getByRole('link', {name: 'Sample'})).toBeVisible();
    await page.reload();
    await page.waitForSelector(HYDRATED);
    await expect(sample).toBeVisible();
  });

  for (const [kind, address, text] of [
    ['tag', '/blog/tags/news', 'Second post'],
    ['author', '/blog/authors/ada', 'Ada Lovelace'],
    ['list of tags', '/blog/tags', 'news'],
  ] as const)
    fork(`shows the page of a ${kind}`, async ({page}) => {
      await page.goto(address);
      await page.waitForSelector(HYDRATED);
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      await expect(page.getByText('This page crashed')).toHaveCount(0);
    });

  fork.describe('on a phone', () => {
    fork.use({viewport: {width: 390, height: 844}});

    fork('a dropdown collapses and expands, and is expanded when a child is active', async ({page}) => {
      await page.goto('/two');
      await page.waitForSelector(HYDRATED);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await page.getByRole('button', {name: /Back to main menu/}).click();
      const dropdown = page.locator('.navbar-sidebar .menu__list-item', {hasText: 'Menu'}).first();
      await expect(dropdown.getByRole('link', {name: 'Second'})).toBeVisible();
      await dropdown.getByRole('button', {name: 'Collapse the dropdown'}).click();
      await expect(dropdown.getByRole('link', {name: 'Second'})).toBeHidden();
      // No link of the dropdown leads there; the sidebar of its child of type doc has the page.
      for (const [address, isExpanded] of [
        ['/support/', true],
        ['/search', false],
      ] as const) {
        await page.goto(address);
        await page.waitForSelector(HYDRATED);
        await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
        await page.getByRole('button', {name: /Back to main menu/}).click();
        await expect(dropdown.getByRole('link', {name: 'Second'})).toBeVisible({visible: isExpanded});
      }
    });
  });

  fork('shows what a connected model writes, only its own links, and what no passage supports', async ({page}) => {
    const parts = [
      'It is about code [1]. ',
      'It takes 97 minutes [1]. ',
      '<img src=x onerror="document.title=1"> [leave](https://evil.test/)',
    ];
    const lines = parts.map((content) => `data: ${JSON.stringify({choices: [{delta: {content}}]})}\n\n`);
    await page.route('https://ask.example.com/v1/chat/completions', (route) =>
      route.fulfill({contentType: 'text/event-stream', headers: {'access-control-allow-origin': '*'}, body: lines.join('')}),
    );
    await page.goto('/two');
    await page.waitForSelector(HYDRATED);
    await page.getByRole('button', {name: 'Ask AI'}).click();
    await page.getByRole('textbox', {name: 'Your question'}).fill('What is the code of the second page?');
    await page.keyboard.press('Enter');
    const answer = page.getByRole('dialog').locator('article');
    await expect(answer).toContainText('It is about code [1]. It takes 97 minutes [1].');
    await expect(answer).toContainText('Answers are generated with AI which can make mistakes. Verify responses.');
    await expect(answer.getByRole('note').getByRole('listitem').first()).toHaveText('It takes 97 minutes [1].');
    await expect(answer.getByRole('link', {name: 'leave'})).toHaveCount(0);
    await expect(answer.locator('img')).toHaveCount(0);
    await answer
      .getByRole('link', {name: /^Source 1:/})
      .first()
      .click();
    await expect(page).toHaveURL(/\/two#code$/);
  });
});
