import {realpathSync, type Stats, statSync} from 'node:fs';
import path from 'node:path';

export type Found = {
  /** Path below the root, starting with a slash. */
  pathname: string;
  stats: Stats;
};

/**
 * The file behind a clean, decoded path
 * (plugins/delivery/node/cleanPath.ts), never outside the root.
 */
export function findFile(root: string, pathname: string): Found | undefined {
  for (const candidate of [pathname, path.posix.join(pathname, 'index.html')]) {
    if (candidate.endsWith('/')) continue;
    const stats = statFile(root, candidate);
    if (stats) return {pathname: candidate, stats};
  }
  return undefined;
}

/**
 * Nothing for what is reached by a symbolic link below the root, because it may lead out of it.
 * Names that are too long or go on below a file throw also when a missing file would not.
 */
export function statFile(root: string, pathname: string): Stats | undefined {
  try {
    const file = path.join(realpathSync(root), pathname);
    const stats = statSync(file, {throwIfNoEntry: false});
    return stats?.isFile() && realpathSync(file) === file ? stats : undefined;
  } catch {
    return undefined;
  }
}
