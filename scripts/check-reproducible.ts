/**
 * `npm run check:reproducible`: builds the site twice, without any cache, and compares every file.
 * Takes two builds' time, so it is not part of `npm test`. A difference means that something in the
 * build depends on the clock, on chance or on the order in which files were read.
 */
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, readdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';

import {buildSite} from './lib/buildSite';
import {runMain} from './lib/runMain';

const FIRST = '.cache/reproducible';

async function build(): Promise<void> {
  rmSync('node_modules/.cache', {recursive: true, force: true});
  rmSync('.docusaurus', {recursive: true, force: true});
  if ((await buildSite(['--no-compress'])) !== 0) throw new Error('The build failed.');
}

function hashFiles(root: string): Map<string, string> {
  const entries = readdirSync(root, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  return new Map(files.map((file) => [path.relative(root, file), createHash('sha256').update(readFileSync(file)).digest('hex')]));
}

async function main(): Promise<void> {
  rmSync(FIRST, {recursive: true, force: true});
  await build();
  mkdirSync(path.dirname(FIRST), {recursive: true});
  renameSync('build', FIRST);
  await build();
  const [first, second] = [hashFiles(FIRST), hashFiles('build')];
  const names = new Set([...first.keys(), ...second.keys()]);
  const different = [...names].filter((name) => first.get(name) !== second.get(name));
  console.log(
    different.length === 0
      ? `Both builds have the same ${names.size} files, byte for byte.`
      : `${different.length} of ${names.size} files differ:\n${different.join('\n')}`,
  );
  if (different.length === 0) rmSync(FIRST, {recursive: true, force: true});
  process.exitCode = different.length === 0 ? 0 : 1;
}

runMain(main);
