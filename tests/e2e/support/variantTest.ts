import {expect, test as base} from '@playwright/test';

import {serveSite} from '../../../scripts/lib/siteServer';
import {buildVariant, type VariantSite} from '../../support/variantSite';
import {BUILD_TIMEOUT_MS} from '../../support/withLock';

/** Tests on a small site built with the plugins and theme of this one (tests/variants). */
export function testOf(site: VariantSite) {
  return base.extend<{errors: string[]}, {variantUrl: string}>({
    variantUrl: [
      async ({}, use) => {
        const {url, stop} = await serveSite(await buildVariant(site));
        await use(url);
        stop();
      },
      {scope: 'worker', timeout: 2 * BUILD_TIMEOUT_MS},
    ],
    baseURL: async ({variantUrl}, use) => use(variantUrl),
    page: async ({page}, use) => {
      await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new Event('touchstart'))));
      await use(page);
    },
    errors: [
      async ({page}, use) => {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        page.on('console', (message) => /Content Security Policy/i.test(message.text()) && errors.push(message.text()));
        await use(errors);
        expect(errors, 'errors in the page').toEqual([]);
      },
      {auto: true},
    ],
  });
}
