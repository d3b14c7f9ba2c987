import {defineConfig} from '@playwright/test';

import {BROWSER_ARGS, findBrowser} from './scripts/lib/findBrowser';

const OWN_SITES = ['services.spec.ts', 'analytics.spec.ts', 'analyticsSending.spec.ts', 'variant*.spec.ts'].map((name) => `**/${name}`);

/** The tag of tests for `npm run test:slow`. */
const SLOW = /@slow/;

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
    // `npm run test:slow`; without `--project` all three run.
    {name: 'slow', grep: SLOW},
  ],
  reporter: [['list'], ['json', {outputFile: 'test-results/e2e.json'}]],
  use: {
    launchOptions: {
      executablePath: findBrowser(),
      args: [...BROWSER_ARGS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'],
    },
    // A worker would answer requests that tests intercept; tests/e2e/offline.spec.ts allows it.
    serviceWorkers: 'block',
    viewport: {width: 1280, height: 900},
  },
});
