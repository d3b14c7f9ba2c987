/**
 * Bytes a reader downloads, brotli 11, in one cold load: scripts that run (prefetches excluded),
 * styles, HTML, fonts.
 */
import {brotliCompressSync, constants} from 'node:zlib';

import type {Page, Request, Response} from '@playwright/test';

import {settled} from './support/settled';
import {expect, test} from './support/site';

const KILOBYTE = 1000;
const BUDGET = {
  docsScripts: 100 * KILOBYTE,
  apiScripts: 106 * KILOBYTE,
  /**
   * What the first paint waits for; styles of the assistant and of aids come with their scripts.
   */
  styles: 15 * KILOBYTE,
  allStyles: 20 * KILOBYTE,
  typicalHtml: 15 * KILOBYTE,
  fonts: 60 * KILOBYTE,
  tabIcon: 500,
  /** Document, styles, script, font, logo and the menu; whatever else comes has to be asked for. */
  requests: 12,
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
const isMenu = (request: Request) => request.url().includes('/assets/sidebars/');

async function weigh(page: Page, route: string): Promise<Load> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(route);
  await page.waitForSelector('html[data-has-hydrated=true]');
  // The last that come by themselves.
  for (const isLate of [isFont, isMenu]) await expect.poll(() => responses.some((response) => isLate(response.request()))).toBe(true);
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
    const size = kind === 'font' ? body.length : brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;
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

for (const route of ['/', '/quickstart', '/clients/javascript', '/deployment/hosting/locally-api', '/edge-api/get-flags']) {
  test(`the bytes of ${route} stay in budget`, async ({page}) => {
    const weight = await weigh(page, route);
    console.log(`budget ${route}: ${JSON.stringify(weight)}`);
    expect(weight.script).toBeLessThanOrEqual(route.startsWith('/edge-api') ? BUDGET.apiScripts : BUDGET.docsScripts);
    expect(weight.stylesheet).toBeLessThanOrEqual(BUDGET.styles);
    expect(weight.allStyles).toBeLessThanOrEqual(BUDGET.allStyles);
    expect(weight.requests.length, weight.requests.join('\n')).toBeLessThanOrEqual(BUDGET.requests);
    expect(weight.font).toBeGreaterThan(0);
    expect(weight.font).toBeLessThanOrEqual(BUDGET.fonts);
    if (route === '/quickstart') expect(weight.document).toBeLessThanOrEqual(BUDGET.typicalHtml);
  });
}
