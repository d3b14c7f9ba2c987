/** A site that a test may change and take off the network, and what its worker keeps of it. */
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {test as base, expect} from '@playwright/test';
import type {Page} from '@playwright/test';

import {listen} from '../../../scripts/lib/listen';
import {createSiteServer} from '../../../scripts/lib/siteServer';
import {HYDRATED, settled, watchTraffic} from './settled';

export type Site = {url: string; root: string; files: Set<string>};

/** A copy of the built site that a test may change while it is served. */
export const test = base.extend<{site: Site}>({
  serviceWorkers: async ({}, use) => use('allow'),
  site: async ({page}, use) => {
    const root = path.join(mkdtempSync(path.join(os.tmpdir(), 'docs-offline-')), 'site');
    cpSync(path.resolve('build'), root, {recursive: true, filter: (source) => !/\.(br|gz)$/.test(source)});
    const server = createSiteServer({root});
    const url = `http://127.0.0.1:${await listen(server, 0)}`;
    const files = new Set<string>();
    page.on('response', (response) => new URL(response.url()).pathname.startsWith('/assets/') && files.add(response.url()));
    watchTraffic(page);
    await use({url, root, files});
    server.closeAllConnections();
    server.close();
    rmSync(path.dirname(root), {recursive: true, force: true});
  },
});

export const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
export const isKept = (page: Page, address: string) =>
  page.evaluate(async (url) => Boolean(await caches.match(new URL(url, location.origin).href)), address);

export const isVisited = (page: Page, address: string) =>
  page.evaluate(async (url) => Boolean(await (await caches.open('docs-pages-2')).match(new URL(url, location.origin).href)), address);

/** Everything under /assets/ that was loaded so far, by the page or by a worker of its own. */
export async function expectFilesKept(page: Page, files: Set<string>): Promise<void> {
  await settled(page);
  await expect
    .poll(() =>
      page.evaluate(
        async (urls) => {
          const missing: string[] = [];
          for (const url of urls) if (!(await caches.match(url))) missing.push(url);
          return missing;
        },
        [...files],
      ),
    )
    .toEqual([]);
}

export const noticeIn = (page: Page) => page.getByRole('status').filter({hasText: 'A newer version of these pages is available.'});

export function deployNext({root}: Site): void {
  const file = path.join(root, 'sw.js');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(?<=build:)"[0-9a-f]{8}"/, '"next"'));
}

/** The build of the worker in charge. */
export const buildOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('message', ({data}) => resolve((data as {build: string}).build));
        navigator.serviceWorker.controller?.postMessage({type: 'build'});
      }),
  );

export async function restartWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.mouse.move(200, 200, {steps: 2});
  await page.mouse.move(220, 220, {steps: 2});
  await page.waitForSelector(HYDRATED);
}
