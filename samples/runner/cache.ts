import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

import {cacheDir} from './paths';

const LOCK_TIMEOUT_MS = 10 * 60_000;

/**
 * Does `work` once for the given state of `inputs` and remembers it. Two runs at the same time (the runner and a content test) wait for
 * each other, because both may need the same installation.
 */
export async function once(name: string, inputs: string[], work: () => Promise<void>, isThere: () => boolean = () => true): Promise<void> {
  const stamp = path.join(cacheDir, 'stamps', name);
  const state = createHash('sha256')
    .update(inputs.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : file)).join('\0'))
    .digest('hex');
  const isDone = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === state && isThere();
  if (isDone()) return;
  mkdirSync(path.dirname(stamp), {recursive: true});
  const release = await lock(`${stamp}.lock`);
  try {
    if (isDone()) return;
    await work();
    writeFileSync(stamp, state);
  } finally {
    release();
  }
}

async function lock(directory: string): Promise<() => void> {
  for (;;) {
    try {
      mkdirSync(directory);
      return () => rmSync(directory, {recursive: true, force: true});
    } catch {
      const age = existsSync(directory) ? Date.now() - statSync(directory).mtimeMs : 0;
      if (age > LOCK_TIMEOUT_MS) rmSync(directory, {recursive: true, force: true});
      else await sleep(300);
    }
  }
}
