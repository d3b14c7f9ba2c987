/**
 * `npm test`: the production build, types, lint, format, spelling, unit tests, the tests over the
 * build and the code samples, two steps at a time. `npm run test:slow` (--slow): the checks that
 * take minutes each. A step that fails does not keep the others from running.
 *
 * Ends with the failures, each with the command that runs it alone, and the line
 * `N passed, N failed`. The reports of the runners are in test-results/.
 */
import {mkdirSync, rmSync} from 'node:fs';

import {findOrInstallBrowser, findOrInstallFirefox} from './lib/findBrowser';
import {runStep} from './test/runStep';
import {staleLines} from './test/stale';
import {PHASES, RESULTS, SLOW_PHASES, type Step} from './test/steps';
import {summarize, type Result} from './test/summarize';

/** A small machine has two cores. */
const WIDTH = 2;

async function main(): Promise<void> {
  process.env['CHROME_PATH'] = findOrInstallBrowser();
  const isSlow = process.argv.includes('--slow');
  if (isSlow) findOrInstallFirefox();
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS, {recursive: true});
  const results: Result[] = [];
  for (const steps of isSlow ? SLOW_PHASES : PHASES) {
    const hasFailed = (name: string) => results.some((result) => result.name === name && result.failures.length > 0);
    const ready = steps.filter(({needs}) => !needs || !hasFailed(needs));
    results.push(...(await runTogether(ready)));
    for (const {name, needs} of steps) if (needs && hasFailed(needs)) console.log(`${name} was not run, because ${needs} failed.`);
  }
  console.log([...staleLines(), ...summarize(results)].join('\n'));
  process.exitCode = results.some(({failures}) => failures.length > 0) ? 1 : 0;
}

async function runTogether(steps: Step[]): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = steps.values();
  const work = async (): Promise<void> => {
    for (const step of waiting) results.push(await runStep(step));
  };
  await Promise.all(Array.from({length: WIDTH}, work));
  return results;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(signal === 'SIGINT' ? 130 : 143));

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
