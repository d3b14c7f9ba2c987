import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {cacheDir} from './paths';

export type Workspace = {dir: string; release: () => void};

/**
 * The folder for the copies of one run. It stays between runs, so that compilers find their results again; a second run at the same time gets
 * a folder of its own, because its mock has another address.
 */
export function openWorkspace(): Workspace {
  const lock = path.join(cacheDir, 'work.lock');
  mkdirSync(cacheDir, {recursive: true});
  if (takeLock(lock)) return {dir: path.join(cacheDir, 'work'), release: () => rmSync(lock, {force: true})};
  const dir = path.join(cacheDir, `work-${process.pid}`);
  return {dir, release: () => rmSync(dir, {recursive: true, force: true})};
}

function takeLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), {flag: 'wx'});
    return true;
  } catch {
    const owner = Number(readFileSync(file, 'utf8') || 0);
    if (owner > 0 && isAlive(owner)) return false;
    writeFileSync(file, String(process.pid));
    return true;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
