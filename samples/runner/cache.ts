import {createHash} from 'node:crypto';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

import {takeLock} from '../../scripts/lib/lock';
import {cacheDir} from './paths';

/**
 * Does `work` once for the given state of `inputs` (files) and remembers it. Two runs at the same
 * time, the runner and a content test, wait for each other, because both may need the installation.
 *
 * @param part names work that does only a part; it is done too when the whole is
 */
export async function once(
  name: string,
  inputs: string[],
  work: () => Promise<void>,
  isThere: () => boolean = () => true,
  part = '',
): Promise<void> {
  const stamp = path.join(cacheDir, 'stamps', name);
  const state = createHash('sha256')
    .update(inputs.map((file) => readFileSync(file, 'utf8')).join('\0'))
    .digest('hex');
  const isDone = (): boolean => existsSync(stamp) && [state, state + part].includes(readFileSync(stamp, 'utf8')) && isThere();
  if (isDone()) return;
  const lock = `${stamp}.lock`;
  while (takeLock(lock) !== undefined) await sleep(300);
  try {
    if (isDone()) return;
    await work();
    writeFileSync(stamp, state + part);
  } finally {
    rmSync(lock, {force: true});
  }
}
