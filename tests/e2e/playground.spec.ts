/** Interactive aids: static example without scripts, nothing loaded early, the real engine, safe links, keyboard, axe. */
import {readdirSync, readFileSync} from 'node:fs';
import {brotliCompressSync, constants} from 'node:zlib';

import type {Page} from '@playwright/test';

import {answersOfSdk, contextFor, people} from '../../plugins/playground/__tests__/engineSupport';
import {expectNoViolations} from './support/axe';
import {settled} from './support/settled';
import {expect, test} from './support/site';

test.use({savesData: true});

const PAGES: [aid: string, route: string][] = [
  ['rollout', '/guides-and-examples/staged-feature-rollouts'],
  ['rollout', '/basic-features/segments'],
  ['rollout', '/basic-features/managing-features'],
  ['rollout', '/advanced-use/ab-testing'],
  ['segment', '/basic-features/segments'],
  ['segment', '/guides-and-examples/mobile-app-versioning'],
  ['ladder', '/basic-features/'],
  ['ladder', '/basic-features/segments'],
  ['ladder', '/guides-and-examples/defensive-coding'],
  ['usage', '/billing/'],
  ['usage', '/system-administration/api-usage'],
  ['usage', '/guides-and-examples/efficient-api-usage'],
  ['usage', '/deployment/configuration/sizing-and-scaling'],
  ['sdk', '/clients/server-side'],
  ['sdk', '/clients/javascript'],
  ['permissions', '/system-administration/rbac'],
  ['signature', '/system-administration/webhooks'],
  ['signature', '/integrations/webhook'],
  ['edge-proxy', '/deployment/hosting/locally-edge-proxy'],
  ['topology', '/deployment/'],
  ['topology', '/system-administration/architecture'],
];

const FIRST = PAGES.filter(([aid], index) => PAGES.findIndex(([other]) => other === aid) === index);
const EXPECTED_TO_LOAD = /aids\.[0-9a-f]+\.css$/;

async function reach(page: Page, aid: string): Promise<void> {
  await page.locator(`[data-aid="${aid}"]`).first().scrollIntoViewIfNeeded();
  await page.waitForSelector(`[data-aid="${aid}"] section.aid`);
}

function link(aid: string, state: unknown): string {
  return `#${aid}=${Buffer.from(JSON.stringify(state)).toString('base64url')}`;
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  for (const route of new Set(PAGES.map(([, route]) => route))) {
    const aids = PAGES.filter(([, other]) => other === route).map(([aid]) => aid);
    test(`${route} has worked examples for ${aids.join(', ')}`, async ({page}) => {
      await page.goto(route);
      for (const aid of aids) await expectExample(page, aid);
    });
  }
});

async function expectExample(page: Page, aid: string): Promise<void> {
  const example = page.locator(`[data-aid="${aid}"]`).first();
  await expect(example.locator('svg')).toBeVisible();
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

test('the engine takes at most 20 kB', async ({page}) => {
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

test('the engine in the browser answers as the Node.js SDK for 2,500 identities', async ({page}) => {
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
});

test('a raised share only adds, and the page says so aloud', async ({page}) => {
  await page.goto('/guides-and-examples/staged-feature-rollouts');
  await reach(page, 'rollout');
  const aid = page.getByRole('region', {name: 'Rollout visualiser'});
  await expect(aid.locator('.aid-result')).toContainText('0 removed');
  const slider = aid.getByRole('group', {name: 'After'}).getByRole('slider');
  await slider.focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight');
  await expect(aid.locator('.aid-result')).toContainText('197 are in now');
  await expect(aid.locator('.aid-result')).toContainText('0 removed');
  await expect(aid.getByRole('status')).toContainText('0 removed');
});

test('a link opens the same state, at the aid', async ({page, context}) => {
  await page.goto('/basic-features/segments');
  await reach(page, 'segment');
  const aid = page.getByRole('region', {name: 'Segment playground'});
  await aid.getByRole('group', {name: 'Trait 2'}).getByLabel('Value').fill('1.0.0');
  await expect(aid.locator('.aid-result')).toContainText('one condition decides: app_version SemVer >= 2.1.0');
  await expect.poll(() => page.url()).toContain('#segment=');
  const other = await context.newPage();
  await other.goto(page.url());
  const opened = other.getByRole('region', {name: 'Segment playground'});
  await expect(opened.locator('.aid-result')).toContainText('not in the segment');
  await expect(opened).toBeInViewport();
});

for (const [name, hash, message] of [
  ['cut off', '#segment=eyJuYW1lIjo', 'cut off or was changed'],
  ['with markup', '#segment=<img src=x onerror=alert(1)>', 'characters that such a link never has'],
  [
    'with an expression as path',
    link('segment', {
      rule: {
        type: 'ALL',
        groups: [],
        conditions: [{property: '$..[?(@.constructor.constructor("alert(1)")())]', operator: 'EQUAL', value: 'x'}],
      },
    }),
    'does not evaluate',
  ],
  ['with an unknown setting', link('segment', {__proto__x: 1}), 'there is no setting'],
  ['with too much', link('segment', {name: 'x'.repeat(20_000)}), 'longer than'],
] as const) {
  test(`a link ${name} gives a message and a working example`, async ({page}) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      return dialog.dismiss();
    });
    await page.goto(`/basic-features/segments${hash}`);
    const aid = page.getByRole('region', {name: 'Segment playground'});
    await expect(aid.getByRole('alert')).toContainText(message);
    await expect(aid.locator('.aid-result')).toContainText('is in the segment');
    expect(dialogs).toEqual([]);
  });
}

test('a pattern that never ends is stopped, and the page stays alive', async ({page}) => {
  const rule = {type: 'ALL', groups: [], conditions: [{property: 'email', operator: 'REGEX', value: '^(a+)+$'}]};
  await page.goto(
    `/basic-features/segments${link('segment', {rule, traits: [{key: 'email', type: 'string', value: `${'a'.repeat(40)}!`}]})}`,
  );
  const aid = page.getByRole('region', {name: 'Segment playground'});
  await expect(aid.getByRole('alert')).toContainText('takes too long');
  await aid.getByRole('button', {name: 'Reset'}).click();
  await expect(aid.locator('.aid-result')).toContainText('is in the segment');
});

test('secrets stay out of address, storage and network', async ({page}) => {
  await page.clock.install();
  await page.goto('/system-administration/webhooks');
  await reach(page, 'signature');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const aid = page.getByRole('region', {name: 'Signature checker'});
  await aid.getByLabel('Secret', {exact: true}).fill('a-secret-nobody-sees');
  await expect(aid.locator('.aid-result')).toContainText('does not match');
  // Longer than aids with a link take to write it.
  await page.clock.runFor(5000);
  expect(page.url()).not.toContain('secret');
  expect(requests.filter((url) => !url.startsWith('data:') && url.includes('secret'))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage}))).not.toContain('a-secret-nobody-sees');
});

test('an aid works after moving to its page without a page load', async ({page}) => {
  await page.goto('/basic-features/managing-identities');
  await page.mouse.move(10, 10, {steps: 2});
  await page.waitForSelector('html[data-has-hydrated=true]');
  await page.locator('main a[href^="/basic-features/segments"]').first().click();
  await expect(page).toHaveURL(/\/basic-features\/segments/);
  await reach(page, 'ladder');
  await expect(page.getByRole('region', {name: 'Evaluation ladder'}).locator('.aid-result')).toContainText('decides');
});

for (const [aid, route] of FIRST) {
  test(`${aid} passes axe and stays in the window, in both colour modes and widths`, {tag: '@slow'}, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(route);
    await reach(page, aid);
    await settled(page);
    await expectNoViolations(page, aid, {widths: [1280, 390], parts: [`[data-aid="${aid}"] section.aid`]});
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the verdict is in sight while the rule is edited, and no operator is cut', async ({page}) => {
    await page.goto('/basic-features/segments');
    await reach(page, 'segment');
    const aid = page.getByRole('region', {name: 'Segment playground'});
    const value = aid.getByRole('group', {name: 'Group 1, condition 1'}).getByLabel('Value');
    await value.evaluate((field) => field.scrollIntoView({block: 'center'}));
    await expect(aid.locator('.aid-result')).toBeInViewport({ratio: 1});
    await expect(aid.getByText('Body of POST projects')).toBeHidden();
    const cut = await aid.getByLabel('Operator').evaluateAll((selects) =>
      selects.map((select) => {
        const {font, paddingInline} = getComputedStyle(select);
        const context = Object.assign(document.createElement('canvas').getContext('2d')!, {font});
        const {clientWidth, selectedOptions} = select as HTMLSelectElement;
        return clientWidth - 2 * parseFloat(paddingInline) - context.measureText(selectedOptions[0]!.text).width;
      }),
    );
    expect(Math.min(...cut)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

for (const [aid, route] of FIRST) {
  test(`${aid} has its verdict beside the inputs on a laptop, and it stays in view`, async ({page}) => {
    await page.goto(route);
    await reach(page, aid);
    const section = page.locator(`[data-aid="${aid}"] section.aid`).first();
    const verdict = section.locator('.aid-result');
    const inputs = (await section.locator('.aid-inputs').boundingBox())!;
    const result = (await verdict.boundingBox())!;
    expect(result.x).toBeGreaterThanOrEqual(inputs.x + inputs.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    await section.locator('.aid-inputs :is(input, select, summary)').last().scrollIntoViewIfNeeded();
    await expect(verdict).toBeInViewport({ratio: 1});
  });
}

test('names of permissions are whole', async ({page}) => {
  await page.goto('/system-administration/rbac');
  await reach(page, 'permissions');
  const cut = await page
    .locator('section.aid .aid-grants code')
    .evaluateAll((names) => names.filter((name) => name.getClientRects().length > 1).map(({textContent}) => textContent));
  expect(cut).toEqual([]);
  await expect(page.locator('section.aid .aid-grants code').first()).toHaveText('VIEW_PROJECT');
});
