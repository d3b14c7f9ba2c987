/**
 * The engine off the main thread: building the index must not hold up typing. Speaks in
 * `{id, method, args}` and answers `{id, result}` or `{id, failure}`.
 */
import {createEngine, type Engine} from '../../engine/engine';
import {fetchFile, toFailure} from './fetchFile';
import type {FailureReason} from './types';

export type WorkerCall = {id: number; folder: string; method: 'warmUp' | keyof Engine; args: unknown[]};
export type WorkerReply = {id: number; result?: unknown; failure?: {message: string; reason: FailureReason}};

let engine: Promise<Engine> | undefined;

function loadEngine(folder: string): Promise<Engine> {
  engine ??= createEngine((name) => fetchFile(folder, name)).catch((error: unknown) => {
    // The next keystroke tries again: the reader may be back on the network by then.
    engine = undefined;
    throw error;
  });
  return engine;
}

async function reply({id, folder, method, args}: WorkerCall): Promise<WorkerReply> {
  try {
    const loaded = await loadEngine(folder);
    if (method === 'warmUp') return {id};
    const run = loaded[method] as (...values: unknown[]) => Promise<unknown>;
    return {id, result: await run(...args)};
  } catch (error) {
    return {id, failure: toFailure(error)};
  }
}

self.addEventListener('message', (event: MessageEvent<WorkerCall>) => {
  void reply(event.data).then((answer) => self.postMessage(answer));
});
