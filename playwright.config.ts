import path from 'node:path';

import {defineConfig} from '@playwright/test';

import {BROWSER_ARGS, findBrowser, findFirefox} from './scripts/lib/findBrowser';

const OWN_SITES = ['services.spec.ts', 'analytics.spec.ts', 'analyticsSending.spec.ts', 'variantVersions.spec.ts'].map(
  (name) => `**/${name}`,
);

/** Tests for `npm run test:slow`, by their tag or by the name of their file. */
const SLOW = /@slow|\.slow\.spec\.ts/;

/**
 * What readers do, in a second engine. Over WebDriver BiDi, Playwright cannot switch scripts off or
 * emulate print, so tests that need it are `@chromium`; so is hostile input that no reader writes.
 */
const FIREFOX = ['aids', 'ask', 'codeBlocks', 'console.slow', 'images', 'navbar', 'navigation', 'search', 'storage.slow', 'tabs'].map(
  (name) => `**/${name}.spec.ts`,
);

/**
 * Nothing but this machine: every other host is behind a proxy that is not there. Scrollbars take
 * no room, as in the Chromium of the tests.
 */
const FIREFOX_PREFERENCES = {
  'ui.useOverlayScrollbars': 1,
  'network.proxy.type': 1,
  'network.proxy.socks': '127.0.0.1',
  'network.proxy.socks_port': 9,
  'network.proxy.no_proxies_on': '127.0.0.1, localhost',
};

/**
 * Runs over the built site in build/; every worker serves it for itself
 * (tests/e2e/support/site.ts).
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  // Emptied at the start; the other steps of `npm test` keep their reports one level up.
  outputDir: 'test-results/browser',
  // Limits, not waits: a busy machine needs them, a quiet one never does.
  timeout: 120_000,
  expect: {timeout: 20_000},
  fullyParallel: true,
  // One more than the cores of a small machine: many tests wait more than they work.
  workers: 3,
  forbidOnly: true,
  // These build a site of their own and then run one by one: begun last, they would keep one worker
  // busy while the others are done.
  projects: [
    {name: 'own-sites', testMatch: OWN_SITES, grepInvert: SLOW},
    {name: 'site', testIgnore: OWN_SITES, grepInvert: SLOW},
    // `npm run test:slow`; without `--project` all four run.
    {name: 'slow', grep: SLOW},
    {
      name: 'firefox',
      testMatch: FIREFOX,
      grepInvert: /@chromium/,
      // Each Firefox is several processes.
      workers: 2,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: path.resolve('tests/support/firefox.mjs'),
          env: {...process.env, FIREFOX_PATH: findFirefox() ?? ''},
          firefoxUserPrefs: FIREFOX_PREFERENCES,
        },
      },
    },
  ],
  reporter: [['list'], ['json', {outputFile: 'test-results/e2e.json'}]],
  use: {
    launchOptions: {
      executablePath: findBrowser(),
      args: [...BROWSER_ARGS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'],
    },
    viewport: {width: 1280, height: 900},
  },
});
