import {defineConfig} from 'vitest/config';

/** Three projects: code in Node, components in a DOM, and the pages as source and as built. */
export default defineConfig({
  resolve: {alias: {'@site': process.cwd()}},
  test: {
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['plugins/**/*.test.ts', 'config/**/*.test.ts', 'scripts/**/*.test.ts', 'src/**/*.test.ts'],
        },
      },
      {extends: true, test: {name: 'dom', environment: 'jsdom', include: ['plugins/**/*.test.tsx', 'src/**/*.test.tsx']}},
      {
        extends: true,
        test: {
          name: 'content',
          environment: 'node',
          include: [
            'tests/content/**/*.test.ts',
            'tests/api/**/*.test.ts',
            'tests/config/**/*.test.ts',
            'tests/budgets/**/*.test.ts',
            'tests/delivery/**/*.test.ts',
          ],
          testTimeout: 120_000,
        },
      },
    ],
  },
});
