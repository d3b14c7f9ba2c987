/**
 * `npm run check:upgrade [-- <version>]`: builds and tests a copy of this checkout with the
 * newest Docusaurus 3.x (or the given release), to see early what an upgrade will cost. The
 * checkout itself stays as it is. Takes as long as `npm ci && npm test`;
 * decisions/public-interfaces.md says what may come up.
 *
 * --steps=build,test:e2e   only these scripts of package.json
 * --in=folder              in a copy that an earlier run has kept, without installing again
 */
import {execFileSync} from 'node:child_process';
import {chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {run} from './lib/run';
import {runMain} from './lib/runMain';
import {compareVersions} from '../plugins/shared/compareVersions';
import {type Edit, editsFor} from './lib/upgradeEdits';

const STEPS = ['build', 'test:unit', 'test:content', 'test:e2e'];

type Manifest = {dependencies: Record<string, string>; devDependencies: Record<string, string>};

function newestRelease(): string {
  const versions = JSON.parse(execFileSync('npm', ['view', '@docusaurus/core@3', 'version', '--json'], {encoding: 'utf8'})) as
    string | string[];
  // The registry lists releases in no order: 3.10.2 comes before 3.9.2.
  const newest = [versions]
    .flat()
    .filter((version) => !version.includes('-'))
    .sort(compareVersions)
    .at(-1);
  if (!newest) throw new Error('The registry names no release 3 of @docusaurus/core. Name one: npm run check:upgrade -- 3.10.2');
  return newest;
}

function listFiles(...args: string[]): string[] {
  return execFileSync('git', [...args, '-z'], {encoding: 'utf8'})
    .split('\0')
    .filter(Boolean);
}

/** Removes the files of an earlier rehearsal so that deleted tests do not linger. */
function emptyCopy(folder: string, release: string): void {
  const manifest = path.join(folder, 'package.json');
  const found = existsSync(manifest) && (JSON.parse(readFileSync(manifest, 'utf8')) as Partial<Manifest>).dependencies;
  if (!found || found['@docusaurus/core'] !== release)
    throw new Error(
      `--in: ${folder} is no copy that an earlier run with Docusaurus ${release} has kept. Name the folder and the release which that run printed, or leave --in out to make a new copy.`,
    );
  for (const file of listFiles('-C', folder, 'ls-files')) rmSync(path.join(folder, file), {force: true});
  rmSync(path.join(folder, '.git'), {recursive: true, force: true});
}

/** Files that git knows, with their present contents. */
function copyCheckout(folder: string): void {
  const files = listFiles('ls-files', '--cached', '--others', '--exclude-standard');
  for (const file of files.filter((name) => existsSync(name))) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    cpSync(file, path.join(folder, file));
  }
  // Dates and authors of pages come from the history.
  cpSync('.git', path.join(folder, '.git'), {recursive: true});
}

function raise(folder: string, release: string): void {
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  for (const group of [manifest.dependencies, manifest.devDependencies])
    for (const name of Object.keys(group)) if (name.startsWith('@docusaurus/')) group[name] = release;
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

function edit(folder: string, edits: readonly Edit[]): void {
  for (const [name, from, to] of edits) {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
    console.log(`Edited in the copy: ${name}, "${from.trim()}" → "${to.trim()}"`);
  }
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {steps: {type: 'string', default: STEPS.join()}, in: {type: 'string'}},
    allowPositionals: true,
  });
  const release = positionals[0] ?? newestRelease();
  const folder = values.in ?? mkdtempSync(path.join(os.tmpdir(), 'docusaurus-upgrade-'));
  if (values.in) emptyCopy(folder, release);
  // mkdtemp makes it private, but nginx runs as another user.
  chmodSync(folder, 0o755);
  console.log(`Docusaurus ${release}, in ${folder}`);
  copyCheckout(folder);
  raise(folder, release);
  const edits = editsFor(release);
  edit(folder, edits);
  const npm = (...args: string[]) => run('npm', ['--prefix', folder, ...args]);
  if (!values.in && (await npm('install', '--no-audit', '--no-fund')) !== 0)
    throw new Error(`Docusaurus ${release} could not be installed.`);
  const failed: string[] = [];
  for (const step of values.steps.split(',')) {
    console.log(`\n── npm run ${step}`);
    if ((await npm('run', step)) === 0) continue;
    failed.push(step);
    // Without a site there is nothing to test.
    if (step === 'build') break;
  }
  console.log(
    failed.length === 0
      ? `Everything passes with Docusaurus ${release}${edits.length > 0 ? `, after ${edits.length} edits in the copy (above)` : ''}.`
      : `With Docusaurus ${release}, these fail: ${failed.join(', ')}. The copy is kept in ${folder}; decisions/public-interfaces.md says what each private file is for.`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}

runMain(main);
