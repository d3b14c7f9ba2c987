/** What `npm test` and `npm run test:slow` run. */
export const RESULTS = 'test-results';

export type Step = {
  name: string;
  command: string;
  env?: Record<string, string>;
  /** Where the runner of many tests writes what passed; a step without it counts as one test. */
  report?: string;
  /** A step of an earlier phase that must not have failed. */
  needs?: string;
};

function vitest(name: string, ...projects: string[]): Step {
  const report = `${RESULTS}/${name}.json`;
  const chosen = projects.map((project) => `--project ${project}`).join(' ');
  return {name, command: `npx vitest run ${chosen} --reporter=dot --reporter=json --outputFile.json=${report}`, report};
}

function playwright(name: string, ...projects: string[]): Step {
  const report = `${RESULTS}/${name}.json`;
  const chosen = projects.map((project) => `--project ${project}`).join(' ');
  return {
    name,
    command: `npx playwright test ${chosen} --reporter=dot,json`,
    env: {PLAYWRIGHT_JSON_OUTPUT_FILE: report},
    report,
  };
}

// The caches go by content; a fresh clone has none. Rules that know types take a minute more.
const LINT: Step = {
  name: 'lint',
  command: 'npx eslint . --max-warnings 0 --cache --cache-strategy content --cache-location .cache/eslint',
  env: {LINT_TYPES: 'off'},
};
const FORMAT: Step = {
  name: 'format',
  command: 'npx prettier --check --log-level warn --cache --cache-strategy content --cache-location .cache/prettier .',
};
const TYPES: Step = {name: 'types', command: 'npm run --silent typecheck'};
const SPELLING: Step = {name: 'spelling', command: 'npm run --silent spell'};
const UNUSED: Step = {name: 'unused', command: 'npm run --silent check:unused'};
const BUILD: Step = {name: 'build', command: 'npm run --silent build'};
const PACKAGES: Step = {name: 'packages of the samples', command: 'npx tsx samples/install.ts'};
const SAMPLES: Step = {
  name: 'samples',
  command: `npx tsx samples/run.ts --report ${RESULTS}/samples.json`,
  report: `${RESULTS}/samples.json`,
};

/**
 * One after the other; in each the long steps begin first. The browser takes both cores for itself.
 */
export const PHASES: Step[][] = [
  [BUILD, PACKAGES],
  [{...vitest('content', 'content'), needs: BUILD.name}, vitest('unit', 'unit', 'dom'), LINT, FORMAT, SAMPLES, TYPES, SPELLING, UNUSED],
  [{...playwright('browser', 'own-sites', 'site'), needs: BUILD.name}],
];

/** Over the build that `npm test` has made; the last two make their own. */
export const SLOW_PHASES: Step[][] = [
  // All samples, also those whose record in data/conformance.json holds.
  [
    {name: 'all samples', command: 'npx tsx samples/run.ts --all'},
    {name: 'lint with types', command: 'npx eslint . --max-warnings 0'},
  ],
  [vitest('content-slow', 'slow')],
  [playwright('browser-slow', 'slow')],
  [playwright('firefox', 'firefox')],
  [{name: 'reproducible build', command: 'npm run --silent check:reproducible'}],
  [{name: 'development server', command: 'npm run --silent check:dev'}],
];
