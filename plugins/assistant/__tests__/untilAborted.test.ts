import {expect, it} from 'vitest';

import {untilAborted} from '../client/ask/untilAborted';

async function* writes(...words: string[]): AsyncGenerator<string> {
  yield* words;
  await new Promise(() => undefined);
}

it('ends with the signal though the writer does not listen', async () => {
  const controller = new AbortController();
  const seen: string[] = [];
  const reading = (async () => {
    for await (const word of untilAborted(writes('one', 'two'), controller.signal)) {
      seen.push(word);
      if (word === 'two') setTimeout(() => controller.abort(new Error('stopped')));
    }
  })();
  await expect(reading).rejects.toThrow('stopped');
  expect(seen).toEqual(['one', 'two']);
});

it('ends before the first value when the signal has aborted already', async () => {
  const values = untilAborted(writes(), AbortSignal.abort(new Error('stopped')));
  await expect(values.next()).rejects.toThrow('stopped');
});

it('ends with the writer', async () => {
  async function* brief(): AsyncGenerator<number> {
    yield 1;
    yield 2;
  }
  const seen: number[] = [];
  for await (const number of untilAborted(brief(), new AbortController().signal)) seen.push(number);
  expect(seen).toEqual([1, 2]);
});

it('ends the writer when the reader goes', async () => {
  const ended: string[] = [];
  async function* told(name: string): AsyncGenerator<number> {
    try {
      yield 1;
      yield 2;
    } finally {
      ended.push(name);
    }
  }
  for await (const _number of untilAborted(told('left'), new AbortController().signal)) break;
  await Promise.resolve();
  expect(ended).toEqual(['left']);
});

it('leaves no rejection behind when the signal comes between two reads', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on('unhandledRejection', note);
  const controller = new AbortController();
  const values = untilAborted(writes('one', 'two'), controller.signal);
  await values.next();
  controller.abort(new Error('stopped'));
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});
