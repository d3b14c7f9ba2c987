/**
 * The service worker: pages and search without a network, the notice after a deploy, and its
 * removal.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {expect} from '@playwright/test';

import {bundleScript} from '../../plugins/shared/bundleScript';
import {
  buildOf,
  controlled,
  deployNext,
  expectFilesKept,
  isKept,
  isVisited,
  noticeIn,
  open,
  restartWorker,
  test,
} from './support/offlineSite';
import {HYDRATED, settled} from './support/settled';

test('pages that were visited open without a network, by address and by link, with styles and menus', async ({page, context, site}) => {
  await open(page, `${site.url}/quickstart`);
  await controlled(page);
  await page.locator('.footer').getByRole('link', {name: 'System limits'}).click();
  await expect(page).toHaveURL(/system-limits$/);
  await expect.poll(() => isKept(page, '/quickstart')).toBe(true);
  await expect.poll(() => isKept(page, '/system-administration/system-limits')).toBe(true);
  await expectFilesKept(page, site.files);
  await context.setOffline(true);
  for (const address of ['/system-administration/system-limits', '/quickstart', '/quickstart/?from=mail#part']) {
    await page.goto(site.url + address);
    await page.mouse.move(250, 250, {steps: 2});
    await page.waitForSelector(HYDRATED);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('.navbar') as Element).position)).toBe('sticky');
  }
  await context.setOffline(false);
});

test('a page that was not visited says so, and lists those that were by their titles', {tag: '@slow'}, async ({page, context, site}) => {
  await open(page, `${site.url}/quickstart`);
  await controlled(page);
  await expect.poll(() => isKept(page, '/quickstart')).toBe(true);
  // Fetched ahead by the pointer, and not visited.
  await page.locator('.footer').getByRole('link', {name: 'Troubleshooting'}).hover();
  await expect.poll(() => isKept(page, '/deployment/configuration/troubleshooting')).toBe(true);
  // Visited inside the application.
  await page.locator('.footer').getByRole('link', {name: 'System limits'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('System limits');
  await expect.poll(() => isVisited(page, '/system-administration/system-limits')).toBe(true);
  await context.setOffline(true);
  const response = await page.goto(`${site.url}/platform/roadmap`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('You are offline');
  await expect(page.getByRole('listitem')).toHaveText(['Quickstart: control a page with a flag', 'System limits']);
  await page.getByRole('link', {name: 'Quickstart'}).click();
  await expect(page).toHaveURL(/quickstart$/);
  await expect(page.locator('.markdown')).toBeVisible();
  await context.setOffline(false);
});

test('search that was used answers without a network', {tag: '@slow'}, async ({page, context, site}) => {
  await open(page, `${site.url}/quickstart`);
  await controlled(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').locator('input').first().fill('segment');
  await expect(page.getByRole('dialog').locator('[role=option]').first()).toBeVisible();
  await expectFilesKept(page, site.files);
  await context.setOffline(true);
  await page.reload();
  await page.mouse.move(250, 250, {steps: 2});
  await page.waitForSelector(HYDRATED);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').locator('input').first().fill('webhook');
  await expect(page.getByRole('dialog').locator('[role=option]').first()).toContainText(/webhook/i);
  await context.setOffline(false);
});

test('a connected reader always gets the page from the network', {tag: '@slow'}, async ({page, site}) => {
  await open(page, `${site.url}/quickstart`);
  await controlled(page);
  await expect.poll(() => isKept(page, '/quickstart')).toBe(true);
  const file = path.join(site.root, 'quickstart/index.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/<title[^>]*>/, '$&Changed '));
  const response = await page.goto(`${site.url}/quickstart`);
  expect(await response?.text()).toContain('>Changed ');
});

test('a new build is announced; "Reload" takes it, "Later" does not', {tag: '@slow'}, async ({page, site}) => {
  await open(page, `${site.url}/quickstart`);
  await controlled(page);
  deployNext(site);
  const notice = noticeIn(page);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(notice).toBeVisible();
  await notice.getByRole('button', {name: 'Later'}).click();
  await expect(notice).toBeHidden();
  await open(page, `${site.url}/quickstart`);
  await expect(notice).toBeVisible({timeout: 15_000});
  await Promise.all([page.waitForEvent('load'), notice.getByRole('button', {name: 'Reload'}).click()]);
  await page.mouse.move(260, 260, {steps: 2});
  await page.waitForSelector(HYDRATED);
  expect(await buildOf(page)).toBe('next');
  // Looks for a newer one again, and finds none.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await settled(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  await expect(notice).toBeHidden();
});

test('a new build that another tab has taken is taken by Reload in this one too', {tag: '@slow'}, async ({page, context, site}) => {
  await open(page, `${site.url}/quickstart`);
  await controlled(page);
  const second = await context.newPage();
  await open(second, `${site.url}/platform/roadmap`);
  await controlled(second);
  deployNext(site);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  for (const tab of [page, second]) await expect(noticeIn(tab)).toBeVisible();
  for (const tab of [page, second]) {
    await Promise.all([tab.waitForEvent('load'), noticeIn(tab).getByRole('button', {name: 'Reload'}).click()]);
    await tab.mouse.move(260, 260, {steps: 2});
    await tab.waitForSelector(HYDRATED);
    await expect(noticeIn(tab)).toBeHidden();
    expect(await buildOf(tab)).toBe('next');
  }
});

test('a damaged copy of a file is thrown away and fetched again', {tag: '@slow'}, async ({page, site}) => {
  await open(page, `${site.url}/quickstart`);
  await controlled(page);
  await expectFilesKept(page, site.files);
  const script = [...site.files].find((url) => /\/js\/main\./.test(url)) ?? '';
  const textOf = () => page.evaluate(async (url) => (await (await caches.match(url))?.text())?.slice(0, 20), script);
  const sound = await textOf();
  await page.evaluate(
    async (url) => (await caches.open('docs-files-2')).put(url, new Response('damaged', {headers: {'content-type': 'text/javascript'}})),
    script,
  );
  // As after a pause: the browser ends a worker that has nothing to do, and the next one trusts
  // nothing.
  await restartWorker(page);
  await open(page, `${site.url}/quickstart`);
  await expect.poll(textOf).toBe(sound);
});

test("a store that the browser cannot read is thrown away and in nobody's way", {tag: '@slow'}, async ({page, site}) => {
  await open(page, `${site.url}/quickstart`);
  await controlled(page);
  await expect.poll(() => isKept(page, '/quickstart')).toBe(true);
  // Damaged until it is thrown away: its entry does not come back with the pages that are kept
  // anew.
  const damaged = () => page.evaluate(async () => Boolean(await caches.match('/damaged')));
  await page.evaluate(async () => (await caches.open('docs-pages-2')).put('/damaged', new Response('')));
  const file = path.join(site.root, 'sw.js');
  const broken =
    "{const match = caches.match.bind(caches); caches.match = async (...given) => { if (await match('/damaged')) throw new Error('unreadable'); return match(...given); };}";
  writeFileSync(file, `${broken}\n${readFileSync(file, 'utf8')}`);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await Promise.all([page.waitForEvent('load'), noticeIn(page).getByRole('button', {name: 'Reload'}).click()]);
  await expect.poll(damaged).toBe(false);
  await open(page, `${site.url}/quickstart`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Quickstart/);
  await expect.poll(() => isKept(page, '/quickstart')).toBe(true);
  await expect.poll(() => page.evaluate(() => caches.has('docs-files-2'))).toBe(true);
});

test('switched off, it empties its stores, leaves, and the site goes on', async ({page, site}) => {
  await open(page, `${site.url}/quickstart`);
  await controlled(page);
  await expect.poll(() => isKept(page, '/quickstart')).toBe(true);
  writeFileSync(path.join(site.root, 'sw.js'), bundleScript('plugins/offline/worker/remove.ts'));
  // A file, since the pages of this copy would register again.
  await page.goto(`${site.url}/robots.txt`);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.goto(`${site.url}/quickstart`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});
