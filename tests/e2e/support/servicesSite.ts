/**
 * The variant with every service that asks for consent (tests/variants), served under its policy.
 */
import {test as base} from '@playwright/test';

import {serveSite} from '../../../scripts/lib/siteServer';
import {buildVariant} from '../../support/variantSite';
import {BUILD_TIMEOUT_MS} from '../../support/withLock';
import {versions} from '../../variants/pages';
import {Collector} from './collector';
import {watchTraffic} from './settled';

type TestFixtures = {startsAtOnce: boolean; collector: Collector; violations: string[]};

export const test = base.extend<TestFixtures, {servicesUrl: string}>({
  servicesUrl: [
    async ({}, use) => {
      const {url, stop} = await serveSite(await buildVariant(versions));
      await use(url);
      stop();
    },
    {scope: 'worker', timeout: 2 * BUILD_TIMEOUT_MS},
  ],
  baseURL: async ({servicesUrl}, use) => use(servicesUrl),
  /**
   * As in site.ts: the first sign of a reader immediately, except in tests about readers who do
   * nothing.
   */
  startsAtOnce: [true, {option: true}],
  page: async ({page, startsAtOnce}, use) => {
    if (startsAtOnce)
      await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new Event('touchstart'))));
    watchTraffic(page);
    await use(page);
  },
  collector: async ({context, servicesUrl}, use) => {
    const collector = new Collector();
    await collector.start();
    await context.route(
      (url) => url.origin !== servicesUrl,
      (route) => route.fulfill({status: 200, contentType: 'text/javascript', body: ''}),
    );
    await collector.attach(context);
    await use(collector);
    await context.unrouteAll({behavior: 'ignoreErrors'});
    collector.stop();
  },
  violations: [
    async ({page}, use) => {
      const seen: string[] = [];
      page.on('console', (message) => /Content Security Policy/i.test(message.text()) && seen.push(message.text()));
      await use(seen);
      base.expect(seen, 'policy violations').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect} from '@playwright/test';
