/**
 * Rspack keeps a cache between builds that does not notice changed plugin files: it replays old
 * errors or hangs. The cache is therefore dropped whenever the checkout has another place (compiled
 * files name theirs) or anything that shapes the build, other than the pages themselves, has
 * changed: code and settings, but also data, samples and pictures, which are drawn into pages.
 */
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {SiteEnv} from '../../config/env';
import {STORE as ASSETS} from '../../plugins/shared/assetStore';
import {contentHash} from '../../plugins/shared/contentHash';
import {hashFiles} from '../../plugins/shared/hashFiles';

const CACHE = 'node_modules/.cache';
const STAMP = `${CACHE}/build-inputs`;
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
  const inputs = hashFiles([...INPUTS, ...filesBesidePages(root)], root);
  const stamp = contentHash(process.version, inputs, JSON.stringify(settings), root);
  const before = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
  // Compiled pages name files that are kept here: without them they have to be compiled again.
  const hasAssets = mkdirSync(path.resolve(root, ASSETS), {recursive: true}) === undefined;
  if (hasAssets && before === stamp) return;
  if (before !== undefined)
    console.log('[build] caches of earlier builds are deleted, because code, data, settings or the place of this checkout changed.');
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
