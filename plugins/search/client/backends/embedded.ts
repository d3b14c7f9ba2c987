/** The site's own engine, in a worker; in the page itself where a policy forbids workers. */
import type {Engine} from '../../engine/engine';
import type {WorkerCall, WorkerReply} from './worker';
import type {AskAnswer, SearchAnswer} from '../../types';
import {type SearchBackend, SearchUnavailable} from './types';

type Call = <Result>(method: WorkerCall['method'], args: unknown[], signal?: AbortSignal) => Promise<Result>;

export function createEmbeddedBackend(folder: string): SearchBackend {
  const call = connect(folder);
  return {
    delayMs: 0,
    warmUp: () => call<void>('warmUp', []).catch(() => undefined),
    prepare: () => call<void>('prepare', []).catch(() => undefined),
    search: (query, {limit, filters, signal}) => call<SearchAnswer>('search', [query, {limit, filters}], signal),
    ask: (question, {signal, tab} = {}) => call<AskAnswer>('ask', [question, tab], signal),
  };
}

function connect(folder: string): Call {
  let worker: Worker | undefined;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url));
  } catch {
    return callInPage(folder);
  }
  const waiting = new Map<number, {resolve: (value: unknown) => void; reject: (error: unknown) => void}>();
  const inPage = callInPage(folder);
  let lastId = 0;
  let isBroken = false;

  worker.addEventListener('message', ({data: {id, result, failure}}: MessageEvent<WorkerReply>) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (failure) call?.reject(new SearchUnavailable(failure.message, failure.reason));
    else call?.resolve(result);
  });
  // The script of the worker could not be loaded or run: those who wait try in the page.
  worker.addEventListener('error', () => {
    isBroken = true;
    for (const {reject} of waiting.values()) reject(new WorkerBroken());
    waiting.clear();
  });

  const callWorker: Call = (method, args, signal) => {
    const id = (lastId += 1);
    return new Promise((resolve, reject) => {
      waiting.set(id, {resolve: resolve as (value: unknown) => void, reject});
      signal?.addEventListener('abort', () => {
        waiting.delete(id);
        reject(signal.reason as Error);
      });
      worker.postMessage({id, folder, method, args} satisfies WorkerCall);
    });
  };

  return async (method, args, signal) => {
    signal?.throwIfAborted();
    if (isBroken) return inPage(method, args, signal);
    try {
      return await callWorker(method, args, signal);
    } catch (error) {
      if (error instanceof WorkerBroken) return inPage(method, args, signal);
      throw error;
    }
  };
}

class WorkerBroken extends Error {}

function callInPage(folder: string): Call {
  let engine: Promise<Engine> | undefined;
  return async (method, args) => {
    const {createEngine} = await import('../../engine/engine');
    const {fetchFile} = await import('./fetchFile');
    engine ??= createEngine((name) => fetchFile(folder, name)).catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
    const loaded = await engine;
    if (method === 'warmUp') return undefined as never;
    return (loaded[method] as (...values: unknown[]) => Promise<unknown>)(...args) as never;
  };
}
