import {afterEach, expect, it, vi} from 'vitest';

import {runStep} from '../runStep';

afterEach(() => vi.restoreAllMocks());

it('stops a step that hangs, counts it as failed and says why', async () => {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  const {failures} = await runStep({name: 'slow', command: 'sleep 1000 & wait'}, 500);
  expect(failures).toEqual([{title: 'slow ended with SIGKILL', command: 'sleep 1000 & wait'}]);
  expect(said.join('\n')).toContain('slow was stopped, because it had not ended after');
});
