/** Interactive aids: worked examples without scripts, nothing loaded early, the real engine. */
import {readdirSync, readFileSync} from 'node:fs';
import {brotliCompressSync, constants} from 'node:zlib';

import type {Page} from '@playwright/test';

import {answersOfSdk, contextFor, people, RULES} from '../../plugins/playground/__tests__/engineSupport';
import {PAGES, reach} from './support/aids';
import {settled} from './support/settled';
import {expect, test} from './support/site';

test.use({savesData: true});

const EXPECTED_TO_LOAD = /part-widget-segment\.[0-9a-f]+\.js$/;

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const route of new Set(PAGES.map(([, each]) => each)))
    test(`${route} has worked examples that fit a phone`, {tag: '@slow'}, async ({page}) => {
      await page.goto(route);
      for (const [aid] of PAGES.filter(([, other]) => other === route)) await expectExample(page, aid);
      for (const width of [320, 390]) {
        await page.setViewportSize({width, height: 844});
        expect(await page.evaluate(listUnreadable), `${width} px`).toEqual([]);
      }
    });
});

/** Drawings that are wider than their place, or have words smaller than 11 px. */
function listUnreadable(): string[] {
  return [...document.querySelectorAll('.diagram-canvas')].flatMap((canvas) => {
    const svg = [...canvas.querySelectorAll('svg')].find((each) => each.getClientRects().length > 0);
    const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
    const words = [...(svg?.querySelectorAll('text') ?? [])];
    const smallest = Math.min(...words.map((text) => parseFloat(getComputedStyle(text).fontSize) * scale));
    const isWide = canvas.scrollWidth > canvas.clientWidth;
    return isWide || smallest < 11 ? [`${canvas.getAttribute('aria-label') ?? ''} ${canvas.scrollWidth}, ${smallest}`] : [];
  });
}

async function expectExample(page: Page, aid: string): Promise<void> {
  const example = page.locator(`[data-aid="${aid}"]`).first();
  await expect(example.locator('svg:visible')).toHaveCount(1);
  await expect(example.locator('table')).toBeVisible();
  await expect(example.getByText('This picture in words')).toBeVisible();
  await expect(example.locator('input, select')).toHaveCount(0);
}

test('nothing of an aid loads before the reader comes near it', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto('/basic-features/segments');
  await page.mouse.move(10, 10, {steps: 2});
  await page.waitForSelector('html[data-has-hydrated=true]');
  await settled(page);
  expect(requests.filter((url) => EXPECTED_TO_LOAD.test(url))).toEqual([]);
  expect(workers).toEqual([]);
  await expect(page.locator('section.aid')).toHaveCount(0);
  await reach(page, 'segment');
  await expect.poll(() => requests.filter((url) => EXPECTED_TO_LOAD.test(url)).length).toBe(1);
  await expect.poll(() => workers.length).toBe(1);
  await expect(page.locator('section.aid')).toHaveCSS('border-top-style', 'solid');
});

test('pages without an aid carry nothing of it', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  await page.goto('/quickstart');
  await page.mouse.move(10, 10, {steps: 2});
  await page.waitForSelector('html[data-has-hydrated=true]');
  const text = (await Promise.all(scripts)).join('\n');
  expect(text.length).toBeGreaterThan(10_000);
  expect(text).not.toMatch(/data-aid|section\.aid|className:"aid|TARGETING_MATCH/);
  expect(await page.content()).not.toContain('data-aid');
  const stylesheets = readdirSync('build/assets/css').filter((name) => name.startsWith('styles.') && name.endsWith('.css'));
  for (const name of stylesheets) expect(readFileSync(`build/assets/css/${name}`, 'utf8')).not.toContain('.aid-');
});

test('the engine takes at most 20 kB', {tag: '@slow'}, async ({page}) => {
  const bodies: Promise<Buffer>[] = [];
  const urls: string[] = [];
  page.on('worker', (worker) => urls.push(worker.url()));
  await page.goto('/basic-features/');
  await reach(page, 'ladder');
  await expect(page.locator('.aid-result')).toContainText('decides');
  const loaded = await page.workers()[0]!.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
  for (const url of new Set([...urls, ...loaded])) bodies.push(page.request.get(url).then((response) => response.body()));
  const sizes = (await Promise.all(bodies)).map(
    (body) => brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length,
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`flag engine: ${total} bytes in ${sizes.length} files`);
  expect(total).toBeLessThanOrEqual(20_000);
});

test('the engine in the browser answers as the Node.js SDK for 2,500 identities', {tag: '@slow'}, async ({page}) => {
  test.slow();
  const persons = people(2500);
  const expected = await answersOfSdk(persons);
  const started = page.waitForEvent('worker');
  await page.goto('/basic-features/');
  await reach(page, 'ladder');
  const address = (await started).url();
  const contexts = persons.map(contextFor);
  const shared = {...contexts[0]!, identity: undefined};
  const identities = contexts.map(({identity}) => identity);
  // As text: values of this size take Playwright longer to send than the engine to work on.
  const reply = await page.evaluate(
    ([url, input]) =>
      new Promise<string>((resolve, reject) => {
        const {base, list} = JSON.parse(input) as {base: object; list: object[]};
        const worker = new Worker(url);
        const begun = performance.now();
        worker.onmessage = ({data}) => {
          if (data.error) reject(new Error(data.error));
          // The worker first says that it is ready.
          if (data.output) resolve(JSON.stringify({answers: data.output, milliseconds: performance.now() - begun}));
        };
        worker.postMessage({id: 1, name: 'evaluate', input: list.map((identity) => ({...base, identity}))});
      }),
    [address, JSON.stringify({base: shared, list: identities})] as const,
  );
  const {answers, milliseconds} = JSON.parse(reply) as {
    answers: {flags: Record<string, {name: string; enabled: boolean; value: unknown}>; segments: {name: string}[]}[];
    milliseconds: number;
  };
  console.log(`2,500 identities with 26 segments: ${Math.round(milliseconds)} ms in the worker`);
  const ours = answers.map(({flags, segments}) => ({
    flags: Object.fromEntries(Object.values(flags).map(({name, enabled, value}) => [name, {enabled, value}])),
    segments: segments.map(({name}) => name).sort(),
  }));
  expect(ours).toEqual(expected);
  for (const name of Object.keys(RULES).filter((key) => key !== 'noMatch' && key !== 'environmentName')) {
    const inside = expected.filter(({segments}) => segments.includes(name)).length;
    expect(inside, `some are in ${name}`).toBeGreaterThan(0);
    expect(inside, `some are out of ${name}`).toBeLessThan(persons.length);
  }
});
