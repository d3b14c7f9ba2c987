import {defineConfig, type Plugin} from 'vitest/config';

/**
 * `@generated/…` is written by a build and differs from site to site: a test that needs a part of
 * it mocks that part.
 */
const generated: Plugin = {
  name: 'generated',
  resolveId: (id) => (id.startsWith('@generated/') ? `\0${id}` : undefined),
  load: (id) => (id.startsWith('\0@generated/') ? 'export default undefined' : undefined),
};

const SITE_TESTS = ['content', 'api', 'config', 'delivery'].map((folder) => `tests/${folder}/**/*.test.ts`);
const SLOW_TESTS = '{scripts,tests}/**/*.slow.test.ts';
/** Of tests over the whole site. */
const SITE_TIMEOUT_MS = 120_000;

/**
 * Four projects: code in Node, components in a DOM, the pages as source and as built, and what is
 * left to `npm run test:slow`.
 */
export default defineConfig({
  plugins: [generated],
  resolve: {
    alias: {
      '@site': process.cwd(),
      '@theme-original': `${process.cwd()}/node_modules/@docusaurus/theme-classic/lib/theme`,
      '@docusaurus/router': `${process.cwd()}/node_modules/@docusaurus/core/lib/client/exports/router.js`,
      '@docusaurus/useBrokenLinks': `${process.cwd()}/node_modules/@docusaurus/core/lib/client/exports/useBrokenLinks.js`,
    },
  },
  test: {
    // These end a test that hangs; a machine with other work to do may take its time. Hooks do as
    // much as tests, so they get as long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'threads',
    // Files share modules (below), so every run has another order: a test that leans on an earlier
    // one shows. The seed is printed.
    sequence: {shuffle: {files: true, tests: true}, seed: Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000)},
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Files share a thread's modules: they keep no state between tests, and loading all
          // modules again for each took two thirds of the time.
          isolate: false,
          include: ['plugins/**/*.test.ts', 'config/**/*.test.ts', 'scripts/**/*.test.ts', 'src/**/*.test.ts'],
          exclude: ['**/node_modules/**', SLOW_TESTS],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          // One window for all files: to make one takes longer than most of them.
          isolate: false,
          setupFiles: ['tests/support/emptyWindow.ts'],
          include: ['plugins/**/*.test.tsx', 'src/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'content',
          // As above.
          isolate: false,
          environment: 'node',
          include: SITE_TESTS,
          exclude: [SLOW_TESTS],
          testTimeout: SITE_TIMEOUT_MS,
          hookTimeout: SITE_TIMEOUT_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          environment: 'node',
          include: [SLOW_TESTS],
          testTimeout: SITE_TIMEOUT_MS,
          hookTimeout: SITE_TIMEOUT_MS,
        },
      },
    ],
  },
});
