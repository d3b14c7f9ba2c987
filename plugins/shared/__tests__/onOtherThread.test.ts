import path from 'node:path';

import {expect, it} from 'vitest';

import {onOtherThread} from '../onOtherThread';

const thread = onOtherThread<typeof import('./__fixtures__/arithmetic')>(path.join(__dirname, '__fixtures__/arithmetic.ts'));

it('calls functions on another thread and keeps answers apart', async () => {
  const answers = await Promise.all([thread.add(1, 2), thread.add(3, 4)]);
  expect(answers).toEqual([
    {sum: 3, isMainThread: false},
    {sum: 7, isMainThread: false},
  ]);
});

it('passes on what was thrown', async () => {
  await expect(thread.fail('no such page')).rejects.toThrow('no such page');
});

it('fails open calls when the thread dies, and starts another for the next', async () => {
  await expect(thread.die()).rejects.toThrow('the thread died');
  expect((await thread.add(2, 2)).sum).toBe(4);
});
