/**
 * A deploy while someone reads: the old scripts are gone and the pages are new. The reader lands on
 * the new page at its clean address.
 */
import {cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {test as base, expect} from '@playwright/test';
import type {Page} from '@playwright/test';

import {serveSite} from '../../scripts/lib/siteServer';

type Releases = {url: string; first: string; deploy: () => void};

/**
 * Two releases of the site behind one link, as decisions/delivery.md describes; the second has
 * other names for all its scripts and styles.
 */
const test = base.extend<{releases: Releases}>({
  releases: async ({}, use) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-deploy-'));
    const current = path.join(folder, 'current');
    for (const name of ['first', 'second'])
      cpSync(path.resolve('build'), path.join(folder, name), {recursive: true, filter: (source) => !/\.(br|gz|md)$/.test(source)});
    renameHashes(path.join(folder, 'second'));
    symlinkSync('first', current);
    const {url, stop} = await serveSite(current);
    await use({
      url,
      first: path.join(folder, 'first'),
      deploy: () => {
        symlinkSync('second', `${current}.next`);
        renameSync(`${current}.next`, current);
      },
    });
    stop();
    rmSync(folder, {recursive: true, force: true});
  },
});

/**
 * What a build with a change in every file would give: another hash in every name, wherever it is
 * mentioned.
 */
function renameHashes(root: string): void {
  const files = readdirSync(root, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  // The inline loader names one file, and its own hash is in the security policy: that file keeps
  // its name.
  const hashes = new Set(files.flatMap(({name}) => /^(?!code-themes).*\.([0-9a-f]{8})\.(?:js|css)$/.exec(name)?.[1] ?? []));
  const renamed = (text: string) =>
    text.replace(/\b[0-9a-f]{8}\b/g, (hash) => (hashes.has(hash) ? [...hash].reverse().join('').replace(/^./, 'f') : hash));
  for (const entry of files) {
    const file = path.join(entry.parentPath, entry.name);
    if (/\.(html|js|css)$/.test(entry.name)) writeFileSync(file, renamed(readFileSync(file, 'utf8')).replace('<h1>', '<h1>New: '));
    if (/^\/?assets\/(js|css)/.test(path.relative(root, file))) renameSync(file, path.join(entry.parentPath, renamed(entry.name)));
  }
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.mouse.move(200, 200, {steps: 2});
  await page.mouse.move(220, 220, {steps: 2});
  await page.waitForSelector('html[data-has-hydrated=true]');
}

const mainScript = (page: Page) => page.locator('script[src*="/assets/js/main."]').first().getAttribute('src');

test('a link leads to the new page at its clean address, and the page works', async ({page, releases}) => {
  await open(page, `${releases.url}/quickstart`);
  const before = await mainScript(page);
  releases.deploy();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page
    .locator('.footer')
    .getByRole('link', {name: 'System limits'})
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(`${releases.url}/system-administration/system-limits`);
  await expect.poll(() => mainScript(page)).not.toBe(before);
  await page.mouse.move(260, 260, {steps: 2});
  await page.waitForSelector('html[data-has-hydrated=true]');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(page.url()).toBe(`${releases.url}/system-administration/system-limits`);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').locator('input').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('a part that is first needed after the deploy brings the reader to the new release or says that it failed', async ({
  page,
  releases,
}) => {
  await open(page, `${releases.url}/quickstart`);
  releases.deploy();
  await page.keyboard.press('Control+k');
  const searchWorks = page.getByRole('dialog').locator('input').first();
  const saysSo = page.getByRole('alert').filter({hasText: /could not be loaded|unable to fetch/i});
  await expect(searchWorks.or(saysSo).first()).toBeVisible({timeout: 15_000});
  await page.reload();
  await page.mouse.move(260, 260, {steps: 2});
  await page.waitForSelector('html[data-has-hydrated=true]');
  await page.keyboard.press('Control+k');
  await expect(searchWorks).toBeVisible();
});

test('a page that has stayed open for an hour offers the new release; "Later" closes the offer, "Reload" accepts it', async ({
  page,
  releases,
}) => {
  const notice = page.getByRole('status').filter({hasText: 'A newer version of these pages is available.'});
  await page.clock.install();
  await open(page, `${releases.url}/quickstart`);
  const before = await mainScript(page);
  const looked = page.waitForResponse(`${releases.url}/`);
  await page.clock.fastForward('01:00:01');
  await (await looked).finished();
  await expect(notice).toBeHidden();
  releases.deploy();
  await page.clock.fastForward('01:00:01');
  await notice.getByRole('button', {name: 'Later'}).click();
  await expect(notice).toBeHidden();
  await page.clock.fastForward('01:00:01');
  await Promise.all([page.waitForEvent('load'), notice.getByRole('button', {name: 'Reload'}).click()]);
  await page.mouse.move(260, 260, {steps: 2});
  await expect.poll(() => mainScript(page)).not.toBe(before);
});

test('the service worker of an earlier release is unregistered and its caches are deleted', async ({page, releases}) => {
  const current = path.join(releases.first, 'sw.js');
  const remover = readFileSync(current, 'utf8');
  writeFileSync(current, "self.addEventListener('install', (event) => event.waitUntil(caches.open('docs-pages-2')));");
  await page.goto(`${releases.url}/robots.txt`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  expect(await page.evaluate(() => caches.keys())).toEqual(['docs-pages-2']);
  writeFileSync(current, remover);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
