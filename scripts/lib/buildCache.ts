/**
 * Rspack keeps a cache between builds that does not notice changed plugin files: it replays old errors or hangs. The cache is therefore
 * dropped whenever anything that shapes the build, other than the pages themselves, has changed: code, but also data and samples, which are drawn into pages.
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

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
  const stamp = hashInputs();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  rmSync(CACHE, {recursive: true, force: true});
  rmSync('.docusaurus', {recursive: true, force: true});
  mkdirSync(CACHE, {recursive: true});
  writeFileSync(STAMP, stamp);
}

function hashInputs(): string {
  const hash = createHash('sha256').update(process.version);
  for (const input of INPUTS) for (const file of listFiles(input)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function listFiles(file: string): string[] {
  if (!existsSync(file)) return [];
  if (!statSync(file).isDirectory()) return [file];
  return readdirSync(file)
    .filter((name) => !['node_modules', '.cache', 'target', '__tests__'].includes(name))
    .sort()
    .flatMap((name) => listFiles(path.join(file, name)));
}
