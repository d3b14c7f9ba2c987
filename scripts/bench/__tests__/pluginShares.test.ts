import {expect, it} from 'vitest';

import {readProfile, toText} from '../pluginShares';

const frame = (url: string, functionName = 'f') => ({functionName, url});

it('counts a sample for the plugin that is innermost on the stack, with the libraries it calls', () => {
  const {busy, byPlugin} = readProfile({
    nodes: [
      {id: 1, callFrame: frame(''), children: [2, 5, 6, 7]},
      {id: 2, callFrame: frame('/site/plugins/search/index.ts'), children: [3]},
      {id: 3, callFrame: frame('/site/plugins/shared/cut.ts'), children: [4]},
      {id: 4, callFrame: frame('/site/node_modules/parse5/plugins/x/index.js')},
      {id: 5, callFrame: frame('/site/node_modules/.cache/threads/code-blocks.tokenize.abc.mjs')},
      {id: 6, callFrame: frame('/site/node_modules/webpack/index.js')},
      {id: 7, callFrame: frame('', '(idle)')},
    ],
    samples: [2, 4, 5, 6, 7],
    timeDeltas: [1e6, 2e6, 3e6, 4e6, 5e6],
  });
  expect(busy).toBe(10);
  expect(Object.fromEntries(byPlugin)).toEqual({search: 1, shared: 2, 'code-blocks': 3});
});

it('writes a table with the sum', () => {
  const text = toText({wallSeconds: 20, busy: 10, mainBusy: 8, plugins: [{name: 'search', main: 0.8, other: 0.2}]});
  expect(text).toContain('| search | 0.80 | 0.20 | 10.0 % | 10.0 % |');
  expect(text).toContain('| all of ours | 0.80 | 0.20 | 10.0 % | 10.0 % |');
});
