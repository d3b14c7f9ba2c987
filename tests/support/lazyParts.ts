/** Every dynamic import of the code that readers run. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

type LazyImport = {file: string; module: string; chunk: string | undefined};

const FOLDERS = [
  'src',
  ...readdirSync('plugins').flatMap((name) =>
    ['browser', 'client', 'engine', 'model', 'theme'].map((part) => path.join('plugins', name, part)),
  ),
];
/** Not `typeof import('…')` nor `{a: import('…').Type}`. */
const IMPORT = /(?<!typeof |: )\bimport\(\s*(\/\*.*?\*\/)?\s*'([^']+)',?\s*\)/g;

export function findLazyImports(): LazyImport[] {
  return FOLDERS.flatMap(filesOf).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(IMPORT)].map(([, comment = '', module = '']) => ({
      file,
      module,
      chunk: /webpackChunkName: "([^"]+)"/.exec(comment)?.[1],
    }));
  });
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts') && !name.includes('__tests__'))
      .map((name) => path.join(folder, name));
  } catch {
    return [];
  }
}
