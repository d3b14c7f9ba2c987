import {isMainThread} from 'node:worker_threads';

export async function add(left: number, right: number): Promise<{sum: number; isMainThread: boolean}> {
  return {sum: left + right, isMainThread};
}

export function fail(message: string): never {
  throw new TypeError(message);
}

export function die(): Promise<void> {
  setImmediate(() => {
    throw new Error('the thread died');
  });
  return new Promise(() => undefined);
}
