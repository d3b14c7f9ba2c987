/**
 * Rspack keeps a cache between builds that does not notice changed plugin files: it replays old errors or hangs. The cache is therefore
 * dropped whenever anything that shapes the build, other than the pages themselves, has changed: code, but also data, samples and pictures, which are drawn into
 * pages.
 */
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {STORE as ASSETS} from '../../plugins/images/node/store';
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

/** Pictures and downloads: a page that shows one is compiled again when it changes. */
function filesBesidePages(): string[] {
  const files = readdirSync('docs', {recursive: true, withFileTypes: true}).filter(
    (entry) => entry.isFile() && !entry.name.endsWith('.mdx'),
  );
  return files.map(({parentPath, name}) => path.join(parentPath, name)).sort();
}

export function dropStaleCache(): void {
  const stamp = `${process.version} ${hashFiles([...INPUTS, ...filesBesidePages()], process.cwd())}`;
  // Compiled pages name files that are kept here: without them they have to be compiled again.
  const hasAssets = mkdirSync(ASSETS, {recursive: true}) === undefined;
  if (hasAssets && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  rmSync(CACHE, {recursive: true, force: true});
  rmSync('.docusaurus', {recursive: true, force: true});
  mkdirSync(CACHE, {recursive: true});
  writeFileSync(STAMP, stamp);
}
