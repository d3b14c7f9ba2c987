/** What a reader meets: bytes, clicks, search and the start of the application. Times in ms. */
import {brotliCompressSync} from 'node:zlib';

import type {Browser, Page, Response} from '@playwright/test';

import type {SearchBox} from './sites';

type Figures = Record<string, number>;
type Conditions = {cpuSlowdown?: number; slowNetwork?: boolean};

/** The "slow 4G" of Lighthouse. */
const SLOW_NETWORK = {offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8};
const FROM = '/clients/javascript';
const TO = '/clients/react';
const HOVER_MS = 300;
const SETTLE_MS = 3000;
const WORD = 'segment';
const QUERY = 'segment override';

/** A reader who has never been here, on a desktop; requests to other hosts are refused. */
async function visit(browser: Browser, {cpuSlowdown, slowNetwork}: Conditions, act: (page: Page) => Promise<Figures>): Promise<Figures> {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  try {
    await context.route(
      (url) => !url.hostname.startsWith('127.'),
      (route) => route.abort(),
    );
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (cpuSlowdown) await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
    if (slowNetwork) await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    return await act(page);
  } finally {
    await context.close();
  }
}

/**
 * One cold load with a pointer that moves: what is downloaded, in kB of Brotli 11. What is fetched
 * ahead for other pages is not counted.
 */
export function measureBytes(browser: Browser, name: string, address: string): Promise<Figures> {
  return visit(browser, {}, async (page) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(address, {waitUntil: 'load'});
    await page.mouse.move(640, 880);
    await page.waitForTimeout(SETTLE_MS);
    const figures: Figures = {};
    const add = (what: string, value: number) => (figures[`${name}: ${what}`] = (figures[`${name}: ${what}`] ?? 0) + value);
    for (const response of responses) {
      const request = response.request();
      const purpose = (await request.allHeaders())['sec-purpose'] ?? '';
      if (response.status() !== 200 || purpose.includes('prefetch') || response.url().startsWith('data:')) continue;
      const kind = request.url().endsWith('.woff2') ? 'font' : request.resourceType();
      const body = await response.body().catch(() => Buffer.alloc(0));
      add('requests', 1);
      add(`${kind}, kB`, (/font|image|media/.test(kind) ? body : brotliCompressSync(body)).length / 1000);
    }
    return figures;
  });
}

/**
 * In every document: when a click happened, and when the heading has changed and been painted.
 * Times are comparable across documents, since some sites load a new one.
 */
const WATCH_HEADING = `
  const now = () => performance.timeOrigin + performance.now();
  document.addEventListener('click', () => sessionStorage.setItem('bench-start', now()), {capture: true});
  const look = () => {
    const heading = document.querySelector('h1')?.textContent;
    const before = sessionStorage.getItem('bench-heading');
    if (heading && before && heading !== before && !sessionStorage.getItem('bench-end'))
      requestAnimationFrame(() => requestAnimationFrame(() => sessionStorage.setItem('bench-end', now())));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

export const WAYS: (Conditions & {name: string; hover: boolean})[] = [
  {name: 'after hover', hover: true},
  {name: 'without hover', hover: false},
  {name: 'after hover, CPU slowed four times', hover: true, cpuSlowdown: 4},
  {name: 'without hover, CPU slowed four times', hover: false, cpuSlowdown: 4},
  {name: 'without hover, 150 ms and 1.6 Mbit/s', hover: false, slowNetwork: true},
];

/** From the click on a link in the menu to the painted heading of the new page. */
export function measureNavigation(browser: Browser, url: string, {name, hover, ...conditions}: (typeof WAYS)[number]): Promise<Figures> {
  return visit(browser, conditions, async (page) => {
    await page.addInitScript({content: WATCH_HEADING});
    await page.goto(url + FROM, {waitUntil: 'load'});
    await page.mouse.move(700, 400);
    // What a site does when a reader arrives is done by now.
    await page.waitForTimeout(5000);
    await page.evaluate(`sessionStorage.setItem('bench-heading', document.querySelector('h1')?.textContent ?? '')`);
    const link = page.locator(`a[href^="${TO}"]:visible, a[href^=".${TO}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    if (hover) await link.hover().then(() => page.waitForTimeout(HOVER_MS));
    await link.click();
    await page.waitForFunction(`sessionStorage.getItem('bench-end') !== null`, undefined, {timeout: 15_000});
    const time = await page.evaluate<number>(`sessionStorage.getItem('bench-end') - sessionStorage.getItem('bench-start')`);
    return {[`next page ${name}, ms`]: time};
  });
}

/**
 * Search right after a cold load, on a CPU slowed four times: from the click to the open box, from
 * a query to its first result, and the slowest answer to a click or key (INP, in steps of 8 ms).
 */
export function measureSearch(browser: Browser, url: string, {button, box, input, result}: SearchBox): Promise<Figures> {
  return visit(browser, {cpuSlowdown: 4}, async (page) => {
    await page.addInitScript({
      content: `
        window.benchEvents = [];
        new PerformanceObserver((list) => {
          for (const {interactionId, duration} of list.getEntries()) if (interactionId) window.benchEvents.push(duration);
        }).observe({type: 'event', durationThreshold: 16, buffered: true});`,
    });
    let bytes = 0;
    await page.goto(url + FROM, {waitUntil: 'load'});
    await page.locator(button).first().hover();
    await page.waitForTimeout(HOVER_MS);
    page.on('response', async (response) => (bytes += brotliCompressSync(await response.body().catch(() => Buffer.alloc(0))).length));
    const open = await timeUntil(page, box, 'click', () => page.locator(button).first().click());
    await page.locator(input).first().waitFor();
    await page.waitForTimeout(SETTLE_MS);
    await page.keyboard.type(WORD, {delay: 150});
    await page.waitForTimeout(1500);
    await page.locator(input).first().fill('');
    await page
      .locator(result)
      .first()
      .waitFor({state: 'detached'})
      .catch(() => undefined);
    const results = await timeUntil(page, result, 'input', () => page.locator(input).first().fill(QUERY));
    await page.keyboard.press('Escape');
    await page.waitForTimeout(1000);
    const slowest = await page.evaluate<number>('Math.max(0, ...window.benchEvents)');
    return {'search opens, ms': open, 'query to results, ms': results, 'slowest answer (INP), ms': slowest, 'search, kB': bytes / 1000};
  });
}

/** Until the first frame in which something visible matches, from the event that `act` causes. */
async function timeUntil(page: Page, selector: string, event: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate(`
    window.benchStart = window.benchEnd = undefined;
    document.addEventListener(${JSON.stringify(event)}, () => (window.benchStart ??= performance.now()), {capture: true, once: true});
    (function look() {
      const found = document.querySelector(${JSON.stringify(selector)});
      if (window.benchStart !== undefined && found && found.getClientRects().length > 0) window.benchEnd = performance.now();
      else requestAnimationFrame(look);
    })();`);
  await act();
  await page.waitForFunction('window.benchEnd !== undefined', undefined, {timeout: 20_000});
  return page.evaluate<number>('window.benchEnd - window.benchStart');
}

/** The longest task after the first move of the pointer, which starts the application. */
export function measureStart(browser: Browser, name: string, address: string): Promise<Figures> {
  return visit(browser, {cpuSlowdown: 4}, async (page) => {
    await page.addInitScript({
      content: `
        window.benchTasks = [];
        let moved = Infinity;
        addEventListener('pointermove', ({timeStamp}) => (moved = Math.min(moved, timeStamp)), {capture: true, passive: true});
        new PerformanceObserver((list) => {
          for (const {startTime, duration} of list.getEntries()) if (startTime >= moved) window.benchTasks.push(duration);
        }).observe({type: 'longtask'});`,
    });
    await page.goto(address, {waitUntil: 'load'});
    await page.mouse.move(640, 700);
    await page.mouse.move(650, 710);
    await page.waitForSelector('html[data-has-hydrated=true]');
    await page.waitForTimeout(1000);
    const longest = await page.evaluate<number>('Math.max(0, ...window.benchTasks)');
    return {[`start on ${name}: longest task, CPU slowed four times, ms`]: longest};
  });
}
