/**
 * `npm run check:dev`: opens a dozen pages in `npm run dev` and in the build, and compares what a
 * reader sees: text, headings, tables, diagrams, code, tabs, pictures, aids, menus and the title.
 * Exits with 1 and the differences.
 *
 * Needs `npm run build` first. One page more is one line in PAGES.
 */
import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

import {type Browser, chromium, type Page} from '@playwright/test';

import {BROWSER_ARGS, findBrowser} from './lib/findBrowser';
import {freePort} from './lib/ports';
import {runMain} from './lib/runMain';
import {serveSite} from './lib/siteServer';

const PAGES = [
  '/',
  '/quickstart',
  '/clients/server-side',
  '/deployment/configuration/environment-variables/api',
  '/basic-features/segments',
  '/basic-features/managing-features',
  '/edge-api/get-flags',
  '/edge-api/overview',
  '/system-administration/rbac',
  '/version-comparison',
  '/support/',
  '/platform/releases',
];
const START_MS = 300_000;
const ANSWER_MS = 10_000;
const PAGE_MS = 60_000;
/** A limit, not a wait. */
const AGREE_MS = 60_000;

/**
 * Run in the page. Everything below the fold has its turn: pictures, aids,
 * blocks that are drawn late.
 */
const SCROLL = `(async () => {
  for (let y = 0; y < document.body.scrollHeight; y += 700) {
    window.scrollTo(0, y);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
  window.scrollTo(0, 0);
})()`;
const LOOK = `(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const words = (element) => element.textContent.replace(/\\s+/g, ' ').trim();
  const texts = (selector) => all(selector).map(words);
  return {
    title: document.title,
    headings: texts('main :is(h1, h2, h3)'),
    text: texts('main :is(p, li, td, dd)'),
    code: texts('main pre'),
    'table rows': all('main table tr').length,
    diagrams: all('main figure svg').length,
    pictures: all('main img').map((image) => image.getAttribute('alt')),
    tabs: texts('main [role=tab]'),
    'language bar': texts('main [class*=language-bar]'),
    aids: texts('main .aid .aid-title'),
    badges: texts('main [class*=badge]'),
    sidebar: texts('.theme-doc-sidebar-menu a'),
    contents: texts('.table-of-contents a'),
    navbar: texts('.navbar__inner :is(a, button)'),
    footer: texts('.footer a'),
  };
})()`;

type Seen = Record<string, string | number | string[]>;

async function main(): Promise<void> {
  if (!existsSync('build/index.html')) throw new Error('There is no build to compare with. Run: npm run build');
  const built = await serveSite(path.resolve('build'));
  const dev = await startDev();
  const browser = await chromium.launch({executablePath: findBrowser(), args: BROWSER_ARGS});
  try {
    let differences = 0;
    for (const route of PAGES) {
      const found = await compare(browser, dev.url + route, built.url + route);
      differences += found.length;
      console.log(`${found.length === 0 ? 'same   ' : 'DIFFERS'} ${route}`);
      for (const line of found) console.log(`        ${line}`);
    }
    console.log(`\n${PAGES.length} pages, ${differences} differences`);
    process.exitCode = differences === 0 ? 0 : 1;
  } finally {
    await browser.close();
    dev.stop();
    built.stop();
  }
}

/** The dev server as a writer starts it, on a free port. */
async function startDev(): Promise<{url: string; stop: () => void}> {
  const given = process.env['DEV_URL'];
  if (given) return {url: given, stop: () => undefined};
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['node_modules/.bin/docusaurus', 'start', '--no-open', '--host', '127.0.0.1', '--port', String(port)],
    {
      env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const url = `http://127.0.0.1:${port}`;
  // A page, not a connection: Docusaurus first listens for a moment to see if the port is free.
  const answers = () =>
    fetch(url, {signal: AbortSignal.timeout(ANSWER_MS)}).then(
      ({ok}) => ok,
      () => false,
    );
  for (const end = Date.now() + START_MS; child.exitCode === null && Date.now() < end; await setTimeout(250))
    if (await answers()) return {url, stop: () => void child.kill()};
  child.kill();
  throw new Error(`npm run dev ended (${child.exitCode ?? 'no code'}) or did not answer within ${START_MS / 1000} s.`);
}

/**
 * Looks until the two agree: aids and pictures come when they are near, each at its own time. What
 * still differs at the end is a difference.
 */
async function compare(browser: Browser, devUrl: string, builtUrl: string): Promise<string[]> {
  const pages = [await open(browser, devUrl), await open(browser, builtUrl)] as const;
  try {
    for (const end = Date.now() + AGREE_MS; ; await setTimeout(250)) {
      const found = differencesOf(await look(pages[0]), await look(pages[1]));
      if (found.length === 0 || Date.now() > end) return found;
    }
  } finally {
    for (const {page} of pages) await page.context().close();
  }
}

type Opened = {page: Page; errors: string[]};

async function open(browser: Browser, url: string): Promise<Opened> {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}, reducedMotion: 'reduce'});
  const page = await context.newPage();
  page.setDefaultTimeout(PAGE_MS);
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  // Any sign of a reader, so that the application of the build runs too.
  await page.addInitScript("document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new Event('touchstart')))");
  await page.goto(url, {timeout: PAGE_MS});
  await page.waitForSelector('html[data-has-hydrated=true]');
  await page.waitForSelector('h1');
  return {page, errors};
}

async function look({page, errors}: Opened): Promise<Seen> {
  await page.evaluate(SCROLL);
  for (const aid of await page.locator('[data-aid]').all()) await aid.scrollIntoViewIfNeeded();
  const seen = await page.evaluate<Seen>(LOOK);
  return {...seen, errors};
}

function differencesOf(dev: Seen, built: Seen): string[] {
  return Object.keys(built).flatMap((name) => {
    const [left, right] = [dev[name], built[name]];
    if (JSON.stringify(left) === JSON.stringify(right)) return [];
    if (!Array.isArray(left) || !Array.isArray(right)) return [`${name}: ${String(left)} in dev, ${String(right)} in the build`];
    const only = (some: string[], others: string[]) => some.filter((one) => !others.includes(one)).slice(0, 3);
    return [
      `${name}: ${left.length} in dev, ${right.length} in the build; only in dev ${JSON.stringify(only(left, right)).slice(0, 300)}, only in the build ${JSON.stringify(only(right, left)).slice(0, 300)}`,
    ];
  });
}

runMain(main);
