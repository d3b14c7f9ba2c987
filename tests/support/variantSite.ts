/**
 * A small site of another configuration, built with this site's plugins and theme as a fork would
 * build it: a folder under .cache/ that has the code of this one and pages of its own. Built once
 * for all tests that use it, and again when anything that shapes it has changed.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {hashFiles} from '../../plugins/shared/hashFiles';
import {compileConfig} from '../../scripts/lib/compileConfig';
import {BUILD_TIMEOUT_MS, withLock} from './withLock';

export type VariantSite = {name: 'fork' | 'versions' | 'below'; files: Record<string, string>; env?: Record<string, string>};

const ROOT = path.resolve('.cache/variants');
/** What a fork takes over as it is. */
const SHARED = ['plugins', 'src', 'config', 'static', 'samples', 'openapi', 'node_modules', 'package.json'];
const INPUTS = [
  'plugins',
  'src',
  'config',
  'data',
  'docusaurus.config.ts',
  'scripts/lib/compileConfig.ts',
  'tests/variants',
  'package-lock.json',
];

/** Returns the folder to publish. */
export async function buildVariant(site: VariantSite): Promise<string> {
  const outDir = path.join(ROOT, site.name, 'build');
  const stampFile = path.join(ROOT, `${site.name}.stamp`);
  const stamp = `${hashFiles(INPUTS, process.cwd())} ${JSON.stringify(site)}`;
  await withLock(path.join(ROOT, `${site.name}.lock`), async () => {
    if (existsSync(outDir) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
    const started = Date.now();
    await build(site);
    writeFileSync(stampFile, stamp);
    console.log(`variant ${site.name}: built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  });
  return outDir;
}

async function build({name, files, env = {}}: VariantSite): Promise<void> {
  const dir = writeSite(path.join(ROOT, name), files);
  const config = await compileVariant(name);
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [
      path.resolve('node_modules/.bin/docusaurus'),
      'build',
      '--config',
      config,
      '--out-dir',
      `build${env['BASE_URL'] ?? ''}`.replace(/\/$/, ''),
    ],
    {cwd: dir, encoding: 'utf8', env: {...process.env, ...QUIET, ...env}, timeout: BUILD_TIMEOUT_MS, maxBuffer: 50_000_000},
  );
  if (status !== 0) throw new Error(`The variant "${name}" does not build:\n${stdout}${stderr}`);
}

/** For the environment of a build. */
export const QUIET = {NO_UPDATE_NOTIFIER: '1', CI: 'true', NO_COLOR: '1', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};

/** Returns the file for `docusaurus --config`, made of `tests/variants/<name>.config.ts`. */
export async function compileVariant(name: string): Promise<string> {
  const folder = path.resolve('.cache/compiled', name);
  rmSync(folder, {recursive: true, force: true});
  return compileConfig(folder, `./tests/variants/${name}.config`);
}

/** Writes the folder of a site: the code of this one, and files of its own. */
export function writeSite(dir: string, files: Record<string, string>): string {
  rmSync(dir, {recursive: true, force: true});
  mkdirSync(path.join(dir, 'data', TABLES), {recursive: true});
  const link = (file: string) => symlinkSync(path.resolve(file), path.join(dir, file));
  SHARED.forEach(link);
  for (const file of readdirSync('data')) if (file !== TABLES) link(`data/${file}`);
  for (const file of readdirSync(`data/${TABLES}`)) link(`data/${TABLES}/${file}`);
  for (const [file, content] of Object.entries({...EMPTY_DATA, ...files})) {
    const target = path.join(dir, file);
    mkdirSync(path.dirname(target), {recursive: true});
    rmSync(target, {force: true});
    writeFileSync(target, content);
  }
  return dir;
}

const TABLES = 'tables';
/** This site's old addresses, terms and lines of readers lead to its own pages. */
const EMPTY_DATA = {'data/redirects.json': '[]\n', 'data/terms.json': '[]\n', 'data/asked.json': '{}\n'};
