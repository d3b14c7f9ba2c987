import {afterEach, expect, it, vi} from 'vitest';

import {runStep} from '../runStep';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['that hangs', 'sleep 1000 & wait'],
  ['that leaves a program behind', 'sleep 1000 &'],
])('stops a step %s, counts it as failed and says why', async (_what, command) => {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  const {failures} = await runStep({name: 'slow', command}, 500);
  expect(failures).toEqual([{title: 'slow ended with a time-out', command}]);
  expect(said.join('\n')).toContain('slow was stopped, because it had not ended after');
});
