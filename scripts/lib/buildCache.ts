/**
 * Rspack keeps a cache between builds that does not notice changed plugin files: it replays old errors or hangs. The cache is therefore
 * dropped whenever anything that shapes the build, other than the pages themselves, has changed: code, but also data and samples, which are drawn into pages.
 */
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';

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
  'docusaurus.config.ts',
  'sidebars.ts',
  'scripts/lib/compileConfig.ts',
  'package-lock.json',
  'package.json',
];

export function dropStaleCache(): void {
  const stamp = `${process.version} ${hashFiles(INPUTS, process.cwd())}`;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  rmSync(CACHE, {recursive: true, force: true});
  rmSync('.docusaurus', {recursive: true, force: true});
  mkdirSync(CACHE, {recursive: true});
  writeFileSync(STAMP, stamp);
}
