import {expect, it} from 'vitest';

import {encodeQuery, encodeValue} from '../encodeValue';

it.each(['\ud800', 'a\udc00b', '\udc00\ud800'])('takes half a character in an address: %j', (value) => {
  expect(encodeValue(value, 'url')).toContain('%EF%BF%BD');
  expect(() => encodeQuery([{name: value, in: 'query'}] as never, [value])).not.toThrow();
  expect(encodeValue('😀', 'url')).toBe('%F0%9F%98%80');
});
