/**
 * `npm run test:stress`: the browser tests many times in a row on a machine that is busy with other
 * things, to find those that depend on luck. `--runs=N` (ten unless told); every other argument
 * goes to Playwright: `npm run test:stress -- --runs=3 firstPaint`.
 *
 * A line for each run; at the end every failure once, with how often it was seen and the command
 * that repeats it. Exits with 1 after any.
 */
import {spawn} from 'node:child_process';
import {createWriteStream, existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';

import {findOrInstallBrowser} from './lib/findBrowser';
import {run} from './lib/run';
import {readPlaywright} from './test/readReports';
import type {Failure, Outcome} from './test/types';

const FOLDER = 'test-results/stress';
const BUSY_LOOPS = 2;
const MOST_LINES = 3;

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const runs = Number(args.find((arg) => arg.startsWith('--runs='))?.slice('--runs='.length) ?? 10);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number of runs: npm run test:stress -- --runs=3');
  process.env['CHROME_PATH'] = findOrInstallBrowser();
  if (!existsSync('build/index.html') && (await run('npm', ['run', 'build'])) !== 0) throw new Error('There is no build to test.');
  rmSync(FOLDER, {recursive: true, force: true});
  mkdirSync(FOLDER, {recursive: true});
  keepBusy();
  const failures: Failure[] = [];
  for (let at = 1; at <= runs; at += 1) {
    const started = Date.now();
    const {
      passed,
      failed,
      failures: found,
    } = await runOnce(
      at,
      args.filter((arg) => !arg.startsWith('--runs=')),
    );
    console.log(`run ${at} of ${runs}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - started) / 1000)} s`);
    failures.push(...found);
  }
  report(failures, runs);
  // The loops would keep this process alive.
  process.exit(failures.length > 0 ? 1 : 0);
}

/** Programs that do nothing, as fast as they can, until this one ends, in whatever way. */
function keepBusy(): void {
  const loops = Array.from({length: BUSY_LOOPS}, () =>
    spawn(process.execPath, ['-e', 'while (process.ppid === +process.argv[1]);', `${process.pid}`]),
  );
  process.on('exit', () => loops.forEach((loop) => loop.kill('SIGKILL')));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
}

function runOnce(at: number, args: string[]): Promise<Outcome> {
  const file = `${FOLDER}/${at}.json`;
  const output = createWriteStream(`${FOLDER}/${at}.log`);
  return new Promise((resolve) => {
    const child = spawn(
      'npx',
      ['--no', '--', 'playwright', 'test', '--project', 'own-sites', '--project', 'site', '--reporter=list,json', ...args],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: '0'},
      },
    );
    child.stdout.pipe(output);
    child.stderr.pipe(output);
    process.once('exit', () => child.kill());
    child.once('close', (code) => {
      const outcome = existsSync(file) ? readPlaywright(readFileSync(file, 'utf8')) : {passed: 0, failed: 0, skipped: 0, failures: []};
      if (code === 0 || outcome.failed > 0) return resolve(outcome);
      const failure = {title: 'The browser tests could not be run', message: `See ${FOLDER}/${at}.log`, command: 'npx playwright test'};
      resolve({...outcome, failed: 1, failures: [failure]});
    });
  });
}

function report(failures: Failure[], runs: number): void {
  const commands = [...new Set(failures.map(({command}) => command))];
  console.log(`\n${failures.length} failures in ${runs} runs${commands.length > 0 ? `, of ${commands.length} tests:` : '.'}`);
  for (const command of commands) {
    const same = failures.filter((failure) => failure.command === command);
    console.log(`\n${same.length} × ${same[0]?.title} (${same[0]?.place ?? FOLDER})`);
    console.log(same[0]?.message.split('\n').slice(0, MOST_LINES).join('\n'));
    console.log(`  ${command}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
