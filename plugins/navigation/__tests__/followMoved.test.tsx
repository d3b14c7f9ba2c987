import {afterEach, expect, it, vi} from 'vitest';

import {onRouteDidUpdate as followMoved} from '../client/followMoved';

const replace = vi.fn();

afterEach(() => {
  vi.unstubAllGlobals();
  replace.mockReset();
});

it.each([
  ['#gone', ['http://localhost:3000/new#gone']],
  ['#here', []],
  ['#never', []],
  ['', []],
])('takes a reader of %s to %j', (hash, expected) => {
  vi.stubGlobal('location', {hash, replace});
  document.body.innerHTML = '<h2 id="here">Here</h2><nav class="moved"><ul><li><a id="gone" href="/new#gone">x</a></li></ul></nav>';
  followMoved();
  expect(replace.mock.calls.flat()).toEqual(expected);
});
