/** Hosted services: consent and loading (tests/specification.md 3, 7, 8, 9). */
import type {Page} from '@playwright/test';

import {allow, follow} from './support/servicesPage';
import {expect, test} from './support/servicesSite';
import {settled} from './support/settled';

test.describe.configure({mode: 'default', timeout: 90_000});

const prompt = (page: Page) => page.getByRole('region', {name: 'Privacy choices'});

test.describe('consent', () => {
  test.describe('of a reader who does nothing', () => {
    test.use({startsAtOnce: false});

    test('is asked for when the browser is idle', {tag: '@slow'}, async ({page, collector}) => {
      await page.goto('/');
      await expect(prompt(page)).toBeVisible();
      expect(collector.configRequests).toEqual([]);
    });
  });

  test('is asked for once; without it nothing is contacted, and a no is remembered', async ({page, servicesUrl, collector: _collector}) => {
    const outside: string[] = [];
    page.on('request', (request) => new URL(request.url()).origin !== servicesUrl && outside.push(request.url()));
    await page.goto('/');
    await expect(prompt(page)).toBeVisible();
    await expect(prompt(page)).toContainText('Amplitude');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await prompt(page).getByRole('button', {name: 'Decline'}).click();
    await expect(prompt(page)).toBeHidden();
    await page.reload();
    await settled(page);
    await expect(prompt(page)).toBeHidden();
    expect(outside).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('can be changed from the footer, by keyboard; withdrawing removes what was stored', async ({page, collector}) => {
    await page.goto('/');
    await prompt(page).getByRole('button', {name: 'Allow'}).click();
    await expect.poll(() => collector.configRequests.length).toBe(1);
    await expect.poll(async () => (await page.context().cookies()).some(({name}) => name.startsWith('AMP_'))).toBe(true);
    await page.getByRole('button', {name: 'Privacy choices'}).focus();
    await page.keyboard.press('Enter');
    await expect(prompt(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(prompt(page)).toBeHidden();
    await expect(page.getByRole('button', {name: 'Privacy choices'})).toBeFocused();
    await page.keyboard.press('Enter');
    await Promise.all([page.waitForEvent('load'), prompt(page).getByRole('button', {name: 'Decline'}).click()]);
    await settled(page);
    expect((await page.context().cookies()).filter(({name}) => name.startsWith('AMP_'))).toEqual([]);
    expect(await page.evaluate(() => Object.keys(window.localStorage).filter((key) => key.startsWith('AMP_')))).toEqual([]);
    expect(collector.configRequests.length).toBe(1);
  });

  test('Do Not Track counts as a no, even after a yes', async ({page, context, servicesUrl, collector: _collector}) => {
    const outside: string[] = [];
    page.on('request', (request) => new URL(request.url()).origin !== servicesUrl && outside.push(request.url()));
    await allow(context);
    await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', {get: () => '1'}));
    await page.goto('/');
    await settled(page);
    await expect(prompt(page)).toBeHidden();
    await page.getByRole('button', {name: 'Privacy choices'}).click();
    await expect(prompt(page)).toContainText('asks sites not to track you');
    await expect(prompt(page).getByRole('button')).toHaveCount(1);
    expect(outside).toEqual([]);
  });
});

test.describe('loading', () => {
  test('starts after the page is complete, each service once, with its id, in order', async ({page, context, collector: _collector}) => {
    const scripts: string[] = [];
    let loaded = false;
    page.on('load', () => (loaded = true));
    await context.route(/googletagmanager|hs-scripts|reo\.dev/, async (route) => {
      expect(loaded).toBe(true);
      scripts.push(route.request().url());
      const body = route.request().url().includes('reo.dev') ? 'window.reoCalls=[];window.Reo={init:(o)=>window.reoCalls.push(o)}' : '';
      await route.fulfill({contentType: 'text/javascript', body});
    });
    await allow(context);
    await page.goto('/');
    await expect.poll(() => scripts.length).toBe(3);
    expect(scripts).toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123',
      'https://js-eu1.hs-scripts.com/1234567.js',
      'https://static.reo.dev/abcdef012345678/reo.js',
    ]);
    await expect.poll(() => page.evaluate(() => (window as {reoCalls?: unknown}).reoCalls)).toEqual([{clientID: 'abcdef012345678'}]);
    const first = await page.evaluate(() => (window as {dataLayer?: Record<string, unknown>[]}).dataLayer?.[0]);
    expect(first).toEqual({event: 'gtm.js', 'gtm.start': expect.any(Number)});
    expect(await page.locator('script#hs-script-loader').count()).toBe(1);
    await follow(page, 'the second page');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Two');
    await settled(page);
    expect(scripts.length).toBe(3);
  });

  test(
    'fails without the reader noticing, with one line in the console for each',
    {tag: '@slow'},
    async ({page, context, collector: _collector}) => {
      const warnings: string[] = [];
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      page.on('pageerror', (error) => errors.push(error.message));
      await context.route(/googletagmanager|hs-scripts|reo\.dev|amplitude/, (route) => route.abort());
      await allow(context);
      await page.goto('/');
      await expect.poll(() => warnings.filter((text) => text.includes('[analytics]')).length).toBe(4);
      await follow(page, 'the second page');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Two');
      await settled(page);
      expect(warnings.filter((text) => text.includes('[analytics]')).length).toBe(4);
      expect(errors).toEqual([]);
    },
  );

  /** A script's own errors are its own; none is caused in the code of the site. */
  for (const [title, script, config] of [
    ['a page instead of a script, and a text for its configuration', '<!doctype html><title>Log in</title>', '<!doctype html>'],
    ['scripts that throw, and null', 'throw new Error("hostile");', null],
    ['other shapes', 'window.dataLayer = 1; window.Reo = {init: () => { throw new Error("hostile"); }};', {configs: {analyticsSDK: 1}}],
    ['names of the language', 'window.Reo = 1;', {configs: JSON.parse('{"__proto__": {"pwned": 1}, "constructor": []}') as object}],
  ] as const)
    test(`gets no further than the service: ${title}`, {tag: '@slow'}, async ({page, context, collector}) => {
      const errors: string[] = [];
      page.on('pageerror', ({message}) => !/hostile|Unexpected token '<'/.test(message) && errors.push(message));
      collector.config = config as object;
      await context.route(/googletagmanager|hs-scripts|reo\.dev/, (route) => route.fulfill({contentType: 'text/javascript', body: script}));
      await allow(context);
      await page.goto('/');
      await expect.poll(() => collector.configRequests.length).toBeGreaterThan(0);
      await settled(page);
      await follow(page, 'the second page');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Two');
      await page.getByRole('button', {name: 'Privacy choices'}).click();
      await Promise.all([page.waitForEvent('load'), prompt(page).getByRole('button', {name: 'Decline'}).click()]);
      await settled(page);
      expect((await context.cookies()).filter(({name}) => name.startsWith('AMP_'))).toEqual([]);
      expect(await page.evaluate(() => 'pwned' in {})).toBe(false);
      expect(errors).toEqual([]);
    });
});
