/**
 * Sends jobs to the worker. A job that takes too long (a pattern can run for ever) ends the worker;
 * the next job starts a new one. The time to load the worker does not count: on a slow connection
 * it takes longer than any job.
 */
import {type JobName, type Jobs, READY, type Response} from '../../model/jobs';

export class TooSlowError extends Error {}

const LIMIT_MS = 2000;

export type Evaluate = <Name extends JobName>(name: Name, input: Jobs[Name]['input']) => Promise<Jobs[Name]['output']>;

type Waiting = {resolve: (output: never) => void; reject: (error: Error) => void; timer?: number};
type Spawn = () => Worker;

export function createEvaluator(spawn: Spawn, limit = LIMIT_MS): Evaluate {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let isReady = false;
  let id = 0;

  const stop = (error: Error) => {
    worker?.terminate();
    worker = undefined;
    isReady = false;
    for (const {reject, timer} of waiting.values()) {
      window.clearTimeout(timer);
      reject(error);
    }
    waiting.clear();
  };

  const measure = (entry: Waiting) => {
    entry.timer = window.setTimeout(() => stop(new TooSlowError()), limit);
  };

  const start = (): Worker => {
    const started = spawn();
    started.onmessage = ({data}: MessageEvent<Response | typeof READY>) => {
      if (data === READY) {
        isReady = true;
        return waiting.forEach(measure);
      }
      const entry = waiting.get(data.id);
      if (!entry) return;
      waiting.delete(data.id);
      window.clearTimeout(entry.timer);
      if ('error' in data) entry.reject(new Error(data.error));
      else entry.resolve(data.output as never);
    };
    started.onerror = () => stop(new Error('The flag engine could not be started.'));
    return started;
  };

  return (name, input) =>
    new Promise((resolve, reject) => {
      worker ??= start();
      id += 1;
      const entry: Waiting = {resolve, reject};
      waiting.set(id, entry);
      if (isReady) measure(entry);
      worker.postMessage({id, name, input});
    });
}

export const evaluate: Evaluate = createEvaluator(() => new Worker(new URL('./engineWorker.ts', import.meta.url)));
