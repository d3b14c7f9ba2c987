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
import {runPhases} from './test/runPhases';
import {staleLines} from './test/stale';
import {PHASES, RESULTS, SLOW_PHASES} from './test/steps';
import {summarize} from './test/summarize';

async function main(): Promise<void> {
  process.env['CHROME_PATH'] = findOrInstallBrowser();
  const isSlow = process.argv.includes('--slow');
  if (isSlow) findOrInstallFirefox();
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS, {recursive: true});
  const results = await runPhases(isSlow ? SLOW_PHASES : PHASES);
  console.log([...staleLines(), ...summarize(results)].join('\n'));
  process.exitCode = results.some(({failures}) => failures.length > 0) ? 1 : 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(signal === 'SIGINT' ? 130 : 143));

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
