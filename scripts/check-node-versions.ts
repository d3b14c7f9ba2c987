/**
 * `npm run check:node-versions`: builds the site and runs the unit tests with each newer
 * Node.js release that we support.
 * The releases come from the registry (package `node`). Takes a few minutes, so it
 * is no part of `npm test`.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';

import {run} from './lib/run';
import {runMain} from './lib/runMain';

const RELEASES = ['22', '24'];
/** Not in node_modules/.cache: a build with another release empties that. */
const FOLDER = path.resolve('.cache/node-versions');

async function check(release: string): Promise<string[]> {
  const prefix = path.join(FOLDER, release);
  // The package fetches the program for this platform in its install script.
  const installed = await run('npm', ['install', '--prefix', prefix, '--no-save', '--ignore-scripts=false', `node@${release}`]);
  if (installed !== 0) return [`Node.js ${release} could not be installed.`];
  const bin = path.join(prefix, 'node_modules/node/bin');
  const env = {PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`};
  const version = spawnSync(path.join(bin, 'node'), ['--version'], {encoding: 'utf8'}).stdout.trim();
  console.log(`\n── Node.js ${version}`);
  const failed: string[] = [];
  for (const script of ['build', 'test:unit'])
    if ((await run('npm', ['run', script], env)) !== 0) failed.push(`Node.js ${version}: npm run ${script} failed.`);
  return failed;
}

async function main(): Promise<void> {
  const failed: string[] = [];
  for (const release of RELEASES) failed.push(...(await check(release)));
  console.log(failed.length === 0 ? `Build and unit tests pass with Node.js ${RELEASES.join(' and ')}.` : failed.join('\n'));
  process.exitCode = failed.length === 0 ? 0 : 1;
}

runMain(main);
