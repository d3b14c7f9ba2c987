/** What `npm test` and `npm run test:slow` run. */
import {readCounts, readPlaywright, readVitest} from './readReports';
import type {Step} from './types';

export const RESULTS = 'test-results';

function vitest(name: string, ...projects: string[]): Step {
  const file = `${RESULTS}/${name}.json`;
  const reporters = ['default', 'json', './scripts/test/vitestProgress.ts'].map((reporter) => `--reporter=${reporter}`);
  return {
    name,
    command: ['vitest', 'run', ...reporters, `--outputFile.json=${file}`, ...projects.flatMap((project) => ['--project', project])],
    report: {file, read: readVitest},
  };
}

function playwright(name: string, ...projects: string[]): Step {
  const file = `${RESULTS}/${name}.json`;
  return {
    name,
    command: [
      'playwright',
      'test',
      '--reporter=list,json,./scripts/test/playwrightProgress.ts',
      ...projects.flatMap((project) => ['--project', project]),
    ],
    env: {PLAYWRIGHT_JSON_OUTPUT_FILE: file},
    report: {file, read: readPlaywright},
  };
}

const TYPES: Step = {name: 'types', command: ['tsx', 'scripts/typecheck.ts']};
// Both caches go by content and by the version and configuration of the tool; a fresh clone has
// none. Rules that know types take a minute more: below, in `npm run test:slow`.
const LINT: Step = {
  name: 'lint',
  command: ['eslint', '.', '--max-warnings', '0', '--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint'],
  env: {LINT_TYPES: 'off'},
};
const FORMAT: Step = {
  name: 'format',
  command: [
    'prettier',
    '--check',
    '--log-level',
    'warn',
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    '.cache/prettier',
    '.',
  ],
};
const SPELLING: Step = {
  name: 'spelling',
  command: ['cspell', '--no-progress', '--no-summary', 'docs/**/*.mdx', '*.md', 'decisions/*.md'],
};
/** Packages and exports that nothing uses, and packages that are used without being declared. */
const UNUSED: Step = {name: 'unused', command: ['knip', '--treat-config-hints-as-errors']};
/** Files that import themselves through others (knip.config.ts). */
const CYCLES: Step = {name: 'cycles', command: ['knip', '--cycles']};
const BUILD: Step = {name: 'build', command: ['tsx', 'scripts/build.ts']};
/** What samples import, which content tests run as well. */
const PACKAGES: Step = {name: 'packages of the samples', command: ['tsx', 'samples/install.ts']};
const UNIT: Step = {...vitest('unit', 'unit', 'dom'), after: [PACKAGES]};
const CONTENT: Step = {...vitest('content', 'content'), needs: [BUILD], after: [PACKAGES]};
const SAMPLES: Step = {
  name: 'samples',
  command: ['tsx', 'samples/run.ts', '--report', `${RESULTS}/samples.json`],
  report: {file: `${RESULTS}/samples.json`, read: readCounts},
  needs: [PACKAGES, BUILD],
};
/** Uses both cores by itself, so it begins when only short steps are left beside it. */
const BROWSER: Step = {
  ...playwright('browser', 'own-sites', 'site'),
  needs: [BUILD],
  after: [SAMPLES, CONTENT, UNIT, LINT],
};

/** In this order, two at a time: the long ones first. */
export const STEPS: Step[] = [PACKAGES, BUILD, SAMPLES, CONTENT, UNIT, LINT, FORMAT, TYPES, UNUSED, CYCLES, SPELLING, BROWSER];

/** Without a cache: it does not know a type that changed in another file. */
const LINT_TYPES: Step = {name: 'lint with types', command: ['eslint', '.', '--max-warnings', '0']};

/** Patiently, so that the limits of the samples are for the samples. */
const LIBRARIES: Step = {name: 'libraries of all samples', command: ['tsx', 'samples/install.ts', '--all']};
/**
 * Takes more minutes than a change is worth, like the next; CI runs both after `npm test`. Every
 * sample, also those whose proof is kept in samples/proofs.json.
 */
const ALL_SAMPLES: Step = {name: 'all samples', command: ['tsx', 'samples/run.ts', '--all'], needs: [LIBRARIES]};
/** Over the build that `npm test` has made. From here on each step uses both cores by itself. */
const ACCESSIBILITY: Step = {...playwright('accessibility', 'slow'), after: [ALL_SAMPLES, LINT_TYPES]};
const REPRODUCIBLE: Step = {name: 'reproducible build', command: ['tsx', 'scripts/check-reproducible.ts'], after: [ACCESSIBILITY]};

/**
 * Starts the development server beside the last build, and both write
 * `.docusaurus/`: not beside another step.
 */
const DEVELOPMENT: Step = {name: 'development server', command: ['tsx', 'scripts/check-dev.ts'], after: [REPRODUCIBLE]};

export const SLOW_STEPS: Step[] = [LINT_TYPES, LIBRARIES, ALL_SAMPLES, ACCESSIBILITY, REPRODUCIBLE, DEVELOPMENT];
