/**
 * A name for the data that changes when anything does that can change a page. The bundle, which holds the name, is made before the pages that the data is
 * cut from; so the hash is of their sources.
 */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const SOURCES = [
  'docs',
  'data',
  'openapi',
  'samples',
  'config',
  'plugins',
  'src',
  'sidebars.ts',
  'docusaurus.config.ts',
  'package-lock.json',
];
const IGNORED = /^(\.|node_modules$|target$|build$|dist$|__tests__$|__pycache__$|vendor$)/;

export function hashSources(siteDir: string): string {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const file of filesOf(siteDir, source)) hash.update(`${file}\0`).update(readFileSync(path.join(siteDir, file)));
  return hash.digest('hex').slice(0, 10);
}

function filesOf(siteDir: string, source: string): string[] {
  const full = path.join(siteDir, source);
  try {
    return readdirSync(full, {withFileTypes: true})
      .filter(({name}) => !IGNORED.test(name))
      .sort((left, right) => (left.name < right.name ? -1 : 1))
      .flatMap((entry) =>
        entry.isDirectory() ? filesOf(siteDir, path.join(source, entry.name)) : entry.isFile() ? [path.join(source, entry.name)] : [],
      );
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [source];
    if (code === 'ENOENT') return [];
    throw error;
  }
}
