/**
 * One value for the given files, and for the given folders with all that is in them: it changes
 * with every name and every byte.
 */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Inside folders: what was installed or made from the rest, and tests. */
const LEFT_OUT = /^(\.|node_modules$|target$|build$|dist$|__tests__$|__pycache__$|vendor$)/;

/**
 * Paths are from `root`. One that does not exist counts as such: when it comes, the value changes.
 * Files that match `leftOut` do not count.
 */
export function hashFiles(sources: string[], root: string, leftOut?: RegExp): string {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of filesOf(root, source).filter((name) => !leftOut?.test(name)))
      hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

function filesOf(root: string, source: string): string[] {
  try {
    return readdirSync(path.join(root, source), {withFileTypes: true})
      .filter(({name}) => !LEFT_OUT.test(name))
      .sort((left, right) => (left.name < right.name ? -1 : 1))
      .flatMap((entry) => {
        const file = path.join(source, entry.name);
        return entry.isDirectory() ? filesOf(root, file) : entry.isFile() ? [file] : [];
      });
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [source];
    if (code === 'ENOENT') return [];
    throw error;
  }
}
