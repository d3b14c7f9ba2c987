import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {createEvaluator, TooSlowError} from '../client/engine/evaluator';
import {READY, type Request, type Response} from '../model/jobs';

class FakeWorker {
  onmessage: ((event: {data: Response | typeof READY}) => void) | null = null;
  onerror: (() => void) | null = null;
  posted: Request[] = [];
  terminated = false;
  postMessage(request: Request): void {
    this.posted.push(request);
  }
  terminate(): void {
    this.terminated = true;
  }
}

describe('createEvaluator', () => {
  let workers: FakeWorker[];
  const start = () =>
    createEvaluator(() => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    }, 100);

  beforeEach(() => {
    workers = [];
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('starts the worker with the first job and keeps it', () => {
    const evaluate = start();
    expect(workers).toHaveLength(0);
    void evaluate('evaluate', []);
    void evaluate('evaluate', []);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.posted.map(({id}) => id)).toEqual([1, 2]);
  });

  it('gives each job its own answer', async () => {
    const evaluate = start();
    const first = evaluate('evaluate', []);
    const second = evaluate('evaluate', []);
    workers[0]?.onmessage?.({data: {id: 2, output: ['b']}});
    workers[0]?.onmessage?.({data: {id: 1, output: ['a']}});
    expect([await first, await second]).toEqual([['a'], ['b']]);
  });

  it('rejects with the message of the engine', async () => {
    const job = start()('evaluate', []);
    workers[0]?.onmessage?.({data: {id: 1, error: 'no such thing'}});
    await expect(job).rejects.toThrow('no such thing');
  });

  it('ends a job that takes too long, and starts again for the next', async () => {
    const evaluate = start();
    const job = evaluate('evaluate', []);
    const failed = expect(job).rejects.toBeInstanceOf(TooSlowError);
    workers[0]?.onmessage?.({data: READY});
    vi.advanceTimersByTime(101);
    await failed;
    expect(workers[0]?.terminated).toBe(true);
    void evaluate('evaluate', []);
    expect(workers).toHaveLength(2);
  });

  it('gives a worker the time that it needs to load', async () => {
    const job = start()('evaluate', []);
    vi.advanceTimersByTime(10_000);
    workers[0]?.onmessage?.({data: READY});
    vi.advanceTimersByTime(99);
    workers[0]?.onmessage?.({data: {id: 1, output: ['a']}});
    expect(await job).toEqual(['a']);
  });

  it('ends a job of a worker that was loaded before, too', async () => {
    const evaluate = start();
    const first = evaluate('evaluate', []);
    workers[0]?.onmessage?.({data: READY});
    workers[0]?.onmessage?.({data: {id: 1, output: ['a']}});
    await first;
    const failed = expect(evaluate('evaluate', [])).rejects.toBeInstanceOf(TooSlowError);
    vi.advanceTimersByTime(101);
    await failed;
  });

  it('rejects when the worker cannot start', async () => {
    const job = start()('evaluate', []);
    workers[0]?.onerror?.();
    await expect(job).rejects.toThrow('could not be started');
  });
});
