/**
 * `npm run check:upgrade [-- <version>]`: builds and tests a copy of this checkout with the
 * newest Docusaurus 3.x (or the given release), to see early what an upgrade will cost. The
 * checkout itself stays as it is. Takes as long as `npm ci && npm test`;
 * decisions/upgrading.md says what may come up.
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
import {compareVersions} from './lib/sdkReleases';

const STEPS = ['build', 'test:unit', 'test:content', 'test:e2e'];

/**
 * What 3.10 asks for and 3.9 refuses, made in the copy so that the rehearsal gets further
 * (decisions/upgrading.md).
 */
const KNOWN_EDITS: [file: string, from: string, to: string][] = [
  ['docusaurus.config.ts', 'experimental_faster', 'faster'],
  // With `v4: true`, 3.10 adds a suffix to storage keys, which the inline loader reads before
  // there is a configuration.
  ['docusaurus.config.ts', '  future: {\n', '  storage: {namespace: false},\n  future: {\n'],
  ['tests/variants/base.ts', 'experimental_faster', 'faster'],
  ['plugins/lean-bundle/index.ts', '{plugins: replace([keyboardNavigation])}', '{}'],
  ['plugins/lean-bundle/index.ts', '            keyboardNavigation,\n', ''],
  [
    'tests/config/docusaurusContract.test.ts',
    "  [`${THEME_COMMON}/internal.js`, './hooks/useKeyboardNavigation', 'lean-bundle/client/keyboardNavigation.ts'],\n",
    '',
  ],
  ['tests/config/docusaurusContract.test.ts', '  `${THEME_COMMON}/hooks/useKeyboardNavigation.js`,\n', ''],
  ['tests/config/__fixtures__/rewritten-files.txt', 'bbfd600f850542eb  @docusaurus/theme-common/lib/hooks/useKeyboardNavigation.js\n', ''],
];

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

/** Of an earlier copy: a test that is gone from the checkout must not fail in it. */
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

function edit(folder: string): void {
  for (const [name, from, to] of KNOWN_EDITS) {
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(from)) throw new Error(`${name} has no "${from.trim()}": take the edit out of scripts/check-upgrade.ts.`);
    writeFileSync(file, text.replaceAll(from, to));
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
  edit(folder);
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
      ? `Everything passes with Docusaurus ${release}.`
      : `With Docusaurus ${release}, these fail: ${failed.join(', ')}. The copy is kept in ${folder}; decisions/upgrading.md says what each private file is for.`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}

runMain(main);
