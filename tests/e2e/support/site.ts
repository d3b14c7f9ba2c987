/**
 * Playwright's test with the built site behind `baseURL`; anything that leaves this machine or that
 * the site's own policy refuses fails the test.
 */
import path from 'node:path';

import {test as base, expect} from '@playwright/test';

import {serveSite} from '../../../scripts/lib/siteServer';
import {watchTraffic} from './settled';

/** A host of the network, in Chromium and in Firefox (playwright.config.ts). */
const NOT_HERE = /ERR_NAME_NOT_RESOLVED|NS_ERROR_PROXY/;

type WorkerFixtures = {siteUrl: string};
type TestFixtures = {startsAtOnce: boolean; savesData: boolean; outsideRequests: string[]; policyViolations: string[]};

/**
 * Playwright's `fill` sets the value of a field in Firefox itself, which React takes for its own
 * change. This enters the text as a paste does.
 */
function insertTextAsTyped(): void {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => document.execCommand('insertText', false, text),
    set: () => undefined,
  });
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteUrl: [
    async ({}, use) => {
      const {url, stop} = await serveSite(path.resolve('build'));
      await use(url);
      stop();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({siteUrl}, use) => use(siteUrl),
  /**
   * Pages start their application at the first sign of a reader (plugins/hydrate-on-intent). Tests
   * give that sign immediately, except those about it.
   */
  startsAtOnce: [true, {option: true}],
  /**
   * A reader who saves data gets no page ahead of a click. For tests that stay on their page: a
   * third of the requests is left.
   */
  savesData: [false, {option: true}],
  page: async ({page, browserName, startsAtOnce, savesData}, use) => {
    if (savesData)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', {value: Object.assign(new EventTarget(), {saveData: true, effectiveType: '4g'})}),
      );
    if (startsAtOnce)
      await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new Event('touchstart'))));
    if (browserName === 'firefox') await page.addInitScript(insertTextAsTyped);
    watchTraffic(page);
    await use(page);
  },
  /**
   * The browser can reach no other host (playwright.config.ts), so such requests fail and are seen.
   * Intercepting them would switch off the browser's cache, and mocks do not fail.
   */
  outsideRequests: [
    async ({context}, use) => {
      const outside: string[] = [];
      context.on('requestfailed', (request) => {
        if (NOT_HERE.test(request.failure()?.errorText ?? '')) outside.push(request.url());
      });
      await use(outside);
      expect(outside, 'requests to other sites').toEqual([]);
    },
    {auto: true},
  ],
  policyViolations: [
    async ({page}, use) => {
      const violations: string[] = [];
      page.on(
        'console',
        (message) => /Content Security Policy/i.test(message.text()) && violations.push(`${page.url()}: ${message.text()}`),
      );
      await use(violations);
      expect(violations, 'refused by the Content-Security-Policy').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
