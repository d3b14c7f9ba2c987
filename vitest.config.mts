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

/** Three projects: code in Node, components in a DOM, and the pages as source and as built. */
export default defineConfig({
  plugins: [generated],
  resolve: {alias: {'@site': process.cwd(), '@theme-original': `${process.cwd()}/node_modules/@docusaurus/theme-classic/lib/theme`}},
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
          include: [
            'tests/content/**/*.test.ts',
            'tests/api/**/*.test.ts',
            'tests/config/**/*.test.ts',
            'tests/budgets/**/*.test.ts',
            'tests/delivery/**/*.test.ts',
          ],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
