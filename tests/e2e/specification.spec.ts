/**
 * Sentences of tests/specification.md that were once only nearly true, and what was seen on the
 * way.
 */
import path from 'node:path';

import type {Page} from '@playwright/test';

import {availableServers} from '../delivery/lib/servers';
import {HYDRATED} from './support/settled';
import {expect, test} from './support/site';

const chat = (page: Page) => page.getByRole('form', {name: 'Contact support'});

test('a link to a place that the other page does not have leads to its top', async ({page}) => {
  await page.goto('/system-administration/webhooks');
  await page.waitForSelector(HYDRATED);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/system-administration/audit-logs#no-such-place';
    link.textContent = 'Nowhere';
    document.querySelector('.static-html')?.prepend(link);
    link.click();
  });
  await expect(page).toHaveURL(/audit-logs#no-such-place$/);
  await expect(page.getByRole('heading', {level: 1})).toContainText(/audit/i);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("the tutorial sidebar's label is Overview", async ({page, siteUrl}) => {
  await page.goto('/quickstart');
  const script = await page.locator('meta[name=app-script]').last().getAttribute('content');
  const source = await (await page.request.get(siteUrl + script)).text();
  expect(source).toMatch(/"?tutorialSidebar"?:\{"?link"?:\{"?path"?:"\/","?label"?:"Overview"/);
});

for (const [name, route] of [
  ['the search page', '/search'],
  ['the not-found page', '/no/such/page'],
] as const) {
  test.describe(name, () => {
    test('has the sidebar of the docs, before and after scripts', async ({page, browser, siteUrl}) => {
      const context = await browser.newContext({javaScriptEnabled: false});
      const plain = await context.newPage();
      await plain.goto(siteUrl + route);
      await expect(plain.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Quickstart'})).toBeVisible();
      await context.close();
      await page.goto(route);
      await page.waitForSelector(HYDRATED);
      await expect(page.getByRole('main')).toHaveCount(1);
      const menu = page.locator('.theme-doc-sidebar-menu');
      await menu.getByRole('link', {name: 'Quickstart'}).click();
      await expect(page).toHaveURL('/quickstart');
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/quickstart/i);
    });

    test('brings it into the menu of a phone', {tag: '@slow'}, async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.goto(route);
      await page.waitForSelector(HYDRATED);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'Quickstart'})).toBeVisible();
    });
  });
}

test('addresses that cannot be decoded show the not-found page, and search works there', {tag: '@slow'}, async ({page}) => {
  const servers = await Promise.all(availableServers().map(({start}) => start(path.resolve('build'))));
  for (const address of ['/%ff', '/%', '/%E0%A4%A', '/quickstart%', '/100%25', '/%2525', '/%c0%ae/x?a=%ff#%ff'])
    for (const {url} of servers) {
      await page.goto(url + address);
      await page.waitForSelector(HYDRATED);
      await expect(page.getByRole('heading', {level: 1}), address).toHaveText('Page not found');
    }
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').locator('input').first().fill('segment');
  await expect(page.getByRole('dialog').locator('[role=option]').first()).toBeVisible();
  await Promise.all(servers.map(({stop}) => stop()));
});

test('an address inside the application that has no page shows the not-found page with the sidebar', {tag: '@slow'}, async ({page}) => {
  await page.goto('/quickstart');
  await page.waitForSelector(HYDRATED);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/no/such/page';
    document.querySelector('.static-html')?.prepend(link);
    link.click();
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Quickstart'})).toBeVisible();
});

for (const address of ['/Clients/rest', '/clients/REST', '/Search'])
  test(`${address} is no page, because case matters, and stays the not-found page that was served`, async ({page}) => {
    const errors: string[] = [];
    page.on('console', (message) => message.text().includes('React') && errors.push(message.text()));
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    const heading = page.getByRole('heading', {level: 1});
    const served = await heading.elementHandle();
    await page.waitForSelector(HYDRATED);
    await expect(page.getByRole('main').getByRole('heading', {name: 'Did you mean'})).toBeVisible();
    await expect(heading).toHaveText('Page not found');
    expect(await served?.evaluate((element) => element.isConnected)).toBe(true);
    expect(errors).toEqual([]);
  });

test('the crash page leaves with the next navigation', async ({page}) => {
  await page.addInitScript(() => {
    const parse = JSON.parse;
    JSON.parse = (...args) => {
      const data = parse(...args) as {id?: string; title: unknown} | null;
      // A title that React cannot show.
      if (data?.id === 'platform/roadmap') data.title = {};
      return data;
    };
  });
  await page.goto('/platform/releases');
  await page.waitForSelector(HYDRATED);
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Roadmap'}).click();
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await page.locator('.footer').getByRole('link', {name: 'Quickstart'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/quickstart/i);
});

test('Escape closes the menu of a phone and gives the focus back', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/quickstart');
  await page.waitForSelector(HYDRATED);
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.click();
  await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await expect(toggle).toBeFocused();
});

test('/sup/port is a not-found page like others: the assistant, and no chat', {tag: '@slow'}, async ({page}) => {
  await page.goto('/sup/port');
  await expect(page.getByRole('button', {name: 'Ask the docs', exact: true})).toBeVisible({timeout: 20_000});
  await expect(chat(page)).toHaveCount(0);
});

test.describe('a link to the chat', () => {
  test.use({startsAtOnce: false});

  test('that is tapped before the application runs opens the chat, 1000 ms after load', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.addInitScript(() => {
      const seen = window as {loaded?: number; opened?: number; left?: boolean};
      window.addEventListener('load', () => (seen.loaded = performance.now()));
      // A mailto: link would be followed without a trace in a browser that has no mail program.
      window.addEventListener('click', (event) => {
        if (!event.defaultPrevented && (event.target as Element).closest('.open-chat')) seen.left = true;
      });
      new MutationObserver(() => {
        if (!seen.opened && document.activeElement?.closest('.support-form')) seen.opened = performance.now();
      }).observe(document, {childList: true, subtree: true, attributes: true});
      document.addEventListener('focusin', ({target}) => {
        if (!seen.opened && (target as Element).closest('.support-form')) seen.opened = performance.now();
      });
    });
    await page.goto('/support/', {waitUntil: 'commit'});
    await page.locator('.open-chat').dispatchEvent('click', {cancelable: true, bubbles: true});
    // The reader's finger is a sign too; this one is only made by the test.
    await page.evaluate(() => window.dispatchEvent(new Event('touchstart')));
    await expect(chat(page).getByRole('textbox', {name: 'Message'})).toHaveValue(/I have a question about Flagsmith/, {timeout: 30_000});
    const {
      loaded = 0,
      opened = 0,
      left,
    } = await page.evaluate(() => {
      const {loaded, opened, left} = window as {loaded?: number; opened?: number; left?: boolean};
      return {loaded, opened, left};
    });
    expect(left).toBeUndefined();
    expect(opened - loaded).toBeGreaterThanOrEqual(990);
  });

  test('is followed as a link when the application cannot be loaded', {tag: '@slow'}, async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.addInitScript(() =>
      window.addEventListener('click', (event) => {
        if (!(event.target as Element).closest('.open-chat')) return;
        if (!event.defaultPrevented) Object.assign(window, {left: true});
        event.preventDefault();
      }),
    );
    await page.goto('/support/');
    await page.locator('.open-chat').click();
    await expect.poll(() => page.evaluate(() => (window as {left?: boolean}).left)).toBe(true);
  });
});
