import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Makes the lock file, or returns the id of the process that holds it. The lock of a process that
 * has ended does not count.
 */
export function takeLock(file: string): number | undefined {
  mkdirSync(path.dirname(file), {recursive: true});
  for (;;) {
    try {
      writeFileSync(file, `${process.pid}`, {flag: 'wx'});
      return undefined;
    } catch {
      const owner = ownerOf(file);
      if (owner !== undefined) return owner;
      rmSync(file, {recursive: true, force: true});
    }
  }
}

/** Two builds in one checkout overwrite each other's files. Returns what ends the lock. */
export function lockBuild(file = 'node_modules/.build-lock'): () => void {
  const owner = takeLock(file);
  if (owner === undefined) return () => rmSync(file, {force: true});
  throw new Error(
    `Another build runs in this checkout (process ${owner}), and two would overwrite each other's files. Wait until it ends, or build in another checkout. If there is no such build, remove ${file}.`,
  );
}

function ownerOf(file: string): number | undefined {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    // 0: another process has made the file and not yet written its id. The signal 0 is not sent;
    // it only asks whether the process exists.
    if (owner !== 0) process.kill(owner, 0);
    return owner;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? Number(readFileSync(file, 'utf8')) : undefined;
  }
}
