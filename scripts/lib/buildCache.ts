/**
 * Rspack keeps a cache between builds that does not notice changed plugin files: it replays old
 * errors or hangs. The cache is therefore dropped whenever the checkout has another place (compiled
 * files name theirs) or anything that shapes the build, other than the pages themselves, has
 * changed: code and settings, but also data, samples and pictures, which are drawn into pages.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {SiteEnv} from '../../config/env';
import {STORE as ASSETS} from '../../plugins/shared/assetStore';
import {contentHash} from '../../plugins/shared/contentHash';
import {hashFiles} from '../../plugins/shared/hashFiles';

const CACHE = 'node_modules/.cache';
const STAMP = `${CACHE}/build-inputs`;
const COMPILED = ['docusaurus.config.cjs', 'sidebars.cjs'].map((name) => `${CACHE}/config/${name}`);
const INPUTS = [
  'plugins',
  'config',
  'src',
  'data',
  'samples',
  'openapi',
  'static/img',
  'docusaurus.config.ts',
  'sidebars.ts',
  'scripts/lib/compileConfig.ts',
  'package-lock.json',
  'package.json',
];

/** Settings count as a whole: compiled pages contain the site's URL and path. */
export function dropStaleCache(settings: SiteEnv, root = process.cwd()): void {
  const [cache, stampFile] = [path.join(root, CACHE), path.join(root, STAMP)];
  const stamp = [
    process.version,
    hashFiles([...INPUTS, ...filesBesidePages(root)], root),
    contentHash(JSON.stringify(settings)),
    root,
  ].join(' ');
  const before = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
  // Compiled pages name files that are kept here: without them they have to be compiled again.
  const hasAssets = mkdirSync(path.resolve(root, ASSETS), {recursive: true}) === undefined;
  if (hasAssets && before === stamp && isWhole(root)) return;
  if (before !== undefined) console.log(`[build] caches of earlier builds are thrown away: ${reasonFor(before, stamp, hasAssets)}.`);
  rmSync(cache, {recursive: true, force: true});
  rmSync(path.join(root, '.docusaurus'), {recursive: true, force: true});
  mkdirSync(cache, {recursive: true});
  writeFileSync(stampFile, stamp);
}

/** Pictures and downloads: a page that shows one is compiled again when it changes. */
function filesBesidePages(root: string): string[] {
  if (!existsSync(path.join(root, 'docs'))) return [];
  const files = readdirSync(path.join(root, 'docs'), {recursive: true, withFileTypes: true}).filter(
    (entry) => entry.isFile() && !entry.name.endsWith('.mdx'),
  );
  return files.map(({parentPath, name}) => path.relative(root, path.join(parentPath, name))).sort();
}

/** Compiled files that cannot be parsed would stop every build from now on. */
function isWhole(root: string): boolean {
  return COMPILED.map((file) => path.join(root, file)).every(
    (file) => !existsSync(file) || spawnSync(process.execPath, ['--check', file], {stdio: 'ignore'}).status === 0,
  );
}

function reasonFor(before: string, stamp: string, hasAssets: boolean): string {
  const [node, inputs, settings, ...place] = stamp.split(' ');
  const [oldNode, oldInputs, oldSettings, ...oldPlace] = before.split(' ');
  if (before === stamp) return hasAssets ? 'the compiled configuration is damaged' : 'the pictures that pages name are gone';
  if (place.join(' ') !== oldPlace.join(' ')) return 'this checkout was copied or moved';
  if (node !== oldNode) return 'Node.js has another version';
  if (inputs !== oldInputs) return 'code, data or configuration changed';
  return settings === oldSettings ? 'their stamp is damaged' : 'an environment variable of the site changed';
}
