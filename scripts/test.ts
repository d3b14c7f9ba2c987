/**
 * `npm test`: types, lint, format, spelling, unit tests, the production build, the tests over it
 * and the code samples. Every step runs even when another failed. `npm run test:slow` (--slow): the
 * checks that take minutes each.
 *
 * Shows which steps run, how far they are and what is to come; ends with the failures, each with
 * the command that runs it alone, and the line `N passed, N failed`. Reports and the whole output
 * of each step are in test-results/.
 */
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';

import {findOrInstallBrowser} from './lib/findBrowser';
import {createProgress} from './test/progress';
import {runStep} from './test/runStep';
import {schedule} from './test/schedule';
import {RESULTS, SLOW_STEPS, STEPS} from './test/steps';
import {describeInFull, summarize} from './test/summary';
import type {Result} from './test/types';

/** Steps at the same time: a small machine has two cores. */
const WIDTH = 2;
const MOST_LOG_LINES = 200;

async function main(): Promise<void> {
  const isSlow = process.argv.includes('--slow');
  const steps = isSlow ? SLOW_STEPS : STEPS;
  process.env['CHROME_PATH'] = findOrInstallBrowser();
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS, {recursive: true});

  const {stdout} = process;
  const isLive = Boolean(stdout.isTTY) && !process.env['CI'];
  const progress = createProgress(steps, {write: (text) => stdout.write(text), isTTY: isLive, columns: stdout.columns});
  const timer = setInterval(() => progress.tick(), 1000);
  const results = await schedule(steps, {
    width: WIDTH,
    run: async (step) => {
      progress.started(step);
      const result = await runStep(step, RESULTS, (at) => progress.advanced(step, at));
      progress.ended(result);
      if (result.failed > 0 && !isLive) printLog(step.name);
      return result;
    },
    leaveOut: ({name}, needed) => {
      const result: Result = {name, passed: 0, failed: 0, skipped: 0, failures: [], seconds: 0, skippedFor: needed.name};
      progress.ended(result);
      return result;
    },
  });
  clearInterval(timer);
  progress.clear();
  writeFileSync(`${RESULTS}/failures.txt`, describeInFull(results));
  console.log(summarize(results, `${RESULTS}/failures.txt`).join('\n'));
  process.exitCode = results.some(({failed}) => failed > 0) ? 1 : 0;
}

/** In CI the log file cannot be opened afterwards, so its end is in the output. */
function printLog(name: string): void {
  const lines = readFileSync(`${RESULTS}/${name.replaceAll(' ', '-')}.log`, 'utf8').split('\n');
  console.log(
    lines
      .filter((line) => !/^\s*(✓|✔|ok)\s/.test(line))
      .slice(-MOST_LOG_LINES)
      .join('\n'),
  );
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(signal === 'SIGINT' ? 130 : 143));

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
