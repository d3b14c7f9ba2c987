/**
 * `npm run test:stress`: the browser tests many times over on a machine that is busy with other
 * things, to find those that depend on luck. `--runs=N` (default: ten); every other argument
 * goes to Playwright: `npm run test:stress -- --runs=3 firstPaint`.
 */
import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';

import {findOrInstallBrowser} from './lib/findBrowser';
import {run} from './lib/run';
import {runMain} from './lib/runMain';

const BUSY_LOOPS = 2;

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const runs = Number(args.find((arg) => arg.startsWith('--runs='))?.slice('--runs='.length) ?? 10);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number of runs: npm run test:stress -- --runs=3');
  process.env['CHROME_PATH'] = findOrInstallBrowser();
  if (!existsSync('build/index.html') && (await run('npm', ['run', 'build'])) !== 0) throw new Error('There is no build to test.');
  keepBusy();
  const rest = args.filter((arg) => !arg.startsWith('--runs='));
  const projects = ['--project', 'own-sites', '--project', 'site'];
  const code = await run('npx', ['--no', '--', 'playwright', 'test', ...projects, `--repeat-each=${runs}`, '--reporter=dot', ...rest]);
  // The loops would keep this process alive.
  process.exit(code);
}

/** Programs that do nothing, as fast as they can, until this one ends, in whatever way. */
function keepBusy(): void {
  const loops = Array.from({length: BUSY_LOOPS}, () =>
    spawn(process.execPath, ['-e', 'while (process.ppid === +process.argv[1]);', `${process.pid}`]),
  );
  process.on('exit', () => loops.forEach((loop) => loop.kill('SIGKILL')));
}

runMain(main);
