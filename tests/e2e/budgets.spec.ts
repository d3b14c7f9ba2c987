/**
 * Bytes a reader downloads, brotli 11, in one cold load: scripts that run (prefetches excluded),
 * styles, HTML, fonts.
 */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

import type {Page, Request, Response} from '@playwright/test';

import {settled} from './support/settled';
import {expect, test} from './support/site';

const KILOBYTE = 1000;
const BUDGET = {
  scripts: 140 * KILOBYTE,
  /**
   * What the first paint waits for; styles of the assistant and of aids come with their scripts.
   */
  styles: 15 * KILOBYTE,
  allStyles: 20 * KILOBYTE,
  typicalHtml: 15 * KILOBYTE,
  fonts: 60 * KILOBYTE,
  tabIcon: 500,
  /**
   * Document, styles, font, logo, marks, and ten for scripts and their styles: runtime,
   * application, data of the plugin, menus, the page, and what the assistant's button and the
   * worker bring. What else comes has to be asked for.
   */
  requests: 15,
  /** The chunk of a page and its strings, for half of the pages. */
  medianNavigation: 10 * KILOBYTE,
};

type Weight = {script: number; stylesheet: number; document: number; font: number};
type Load = Weight & {allStyles: number; requests: string[]};

/** It is fetched ahead of its use, as a file like any other. */
const isFont = (request: Request) => request.url().endsWith('.woff2');
/**
 * The tab's icon is no part of loading a page: the browser asks for it by itself when it draws a
 * tab, after the page, and keeps it for the whole site. One without tabs to draw, as in these
 * tests, may or may not ask, so it is not counted; its bytes have a budget below.
 */
const isTabIcon = (request: Request) => request.url().endsWith('/img/favicon.svg');

function compressed(body: Buffer): number {
  return brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;
}

async function weigh(page: Page, route: string): Promise<Load> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(route);
  await page.waitForSelector('html[data-has-hydrated=true]');
  // The last that comes without being asked for.
  await expect.poll(() => responses.some((response) => isFont(response.request()))).toBe(true);
  await settled(page);
  const weight: Weight = {script: 0, stylesheet: 0, document: 0, font: 0};
  const requests: string[] = [];
  let allStyles = 0;
  const html = (await responses[0]?.text()) ?? '';
  for (const response of responses) {
    const kind = isFont(response.request()) ? 'font' : response.request().resourceType();
    const purpose = (await response.request().allHeaders())['sec-purpose'] ?? '';
    if (purpose.includes('prefetch') || isTabIcon(response.request())) continue;
    requests.push(new URL(response.url()).pathname);
    if (!(kind in weight) || response.status() !== 200) continue;
    const body = await response.body();
    const size = kind === 'font' ? body.length : compressed(body);
    if (kind === 'stylesheet') allStyles += size;
    if (kind === 'stylesheet' && !html.includes(new URL(response.url()).pathname)) continue;
    weight[kind as keyof Weight] += size;
  }
  return {...weight, allStyles, requests};
}

test("the bytes of the tab's icon stay in budget", async ({page}) => {
  await page.goto('/quickstart');
  const icon = await page.locator('link[rel=icon]').getAttribute('href');
  expect(icon).toMatch(/favicon\.svg$/);
  expect((await (await page.request.get(icon ?? '')).body()).length).toBeLessThanOrEqual(BUDGET.tabIcon);
});

for (const route of [
  '/',
  '/quickstart',
  '/clients/javascript',
  '/deployment/configuration/environment-variables/api',
  '/edge-api/get-flags',
]) {
  test(`the bytes of ${route} stay in budget`, {tag: route.startsWith('/edge-api') ? [] : '@slow'}, async ({page}) => {
    const weight = await weigh(page, route);
    console.log(`budget ${route}: ${JSON.stringify(weight)}`);
    expect(weight.script).toBeLessThanOrEqual(BUDGET.scripts);
    expect(weight.stylesheet).toBeLessThanOrEqual(BUDGET.styles);
    expect(weight.allStyles).toBeLessThanOrEqual(BUDGET.allStyles);
    expect(weight.requests.length, weight.requests.join('\n')).toBeLessThanOrEqual(BUDGET.requests);
    expect(weight.font).toBeGreaterThan(0);
    expect(weight.font).toBeLessThanOrEqual(BUDGET.fonts);
    if (route === '/quickstart') expect(weight.document).toBeLessThanOrEqual(BUDGET.typicalHtml);
  });
}

test('half of the navigations transfer little: the chunk of the page and its strings', () => {
  // As the build has compressed them; files too small for that are sent as they are.
  const assets = (name: string) =>
    [`${name}.br`, name].map((file) => statSync(path.join('build', file), {throwIfNoEntry: false})).find(Boolean)!.size;
  const sizes = readdirSync('build', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('index.html'))
    .flatMap((file) => {
      const html = readFileSync(path.join('build', file), 'utf8');
      const [, page] = /data-static="?(\w+)-0/.exec(html) ?? [];
      // Those before it are the data of plugin and version, which the reader has.
      const chunk = [...html.matchAll(/<meta name=app-chunk content=\/?([^>]+)>/g)].at(-1)?.[1];
      return page && chunk ? [assets(`assets/pages/${page}.json`) + assets(chunk)] : [];
    })
    .sort((a, b) => a - b);
  expect(sizes.length).toBeGreaterThan(100);
  const median = sizes[Math.floor(sizes.length / 2)];
  console.log(`budget navigation: median ${median} B, largest ${sizes.at(-1)} B`);
  expect(median).toBeLessThanOrEqual(BUDGET.medianNavigation);
});
