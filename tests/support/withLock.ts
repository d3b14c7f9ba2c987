import {rmSync} from 'node:fs';
import {setTimeout} from 'node:timers/promises';

import {takeLock} from '../../scripts/lib/lock';

/**
 * A limit, not a wait: a small site takes seconds, and minutes on a machine that is busy with
 * something else.
 */
export const BUILD_TIMEOUT_MS = 600_000;

/** Workers begin at the same time: the first one acts, the others wait for it. */
export async function withLock<T>(lock: string, act: () => T | Promise<T>): Promise<T> {
  while (takeLock(lock) !== undefined) await setTimeout(250);
  try {
    return await act();
  } finally {
    rmSync(lock, {force: true});
  }
}
