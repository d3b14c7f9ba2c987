import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

/**
 * A limit, not a wait: a small site takes seconds, and minutes on a machine that is busy with
 * something else.
 */
export const BUILD_TIMEOUT_MS = 600_000;

/**
 * Workers begin at the same time: the first one acts, the others wait for it. A lock of a process
 * that has ended counts as none.
 */
export async function withLock<T>(lock: string, act: () => T | Promise<T>): Promise<T> {
  mkdirSync(path.dirname(lock), {recursive: true});
  while (!take(lock)) await setTimeout(250);
  try {
    return await act();
  } finally {
    rmSync(lock, {force: true});
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, `${process.pid}`, {flag: 'wx'});
    return true;
  } catch {
    if (!isHeld(lock)) rmSync(lock, {recursive: true, force: true});
    return false;
  }
}

function isHeld(lock: string): boolean {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    // Made, but not written yet.
    if (owner === 0) return true;
    return process.kill(owner, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
