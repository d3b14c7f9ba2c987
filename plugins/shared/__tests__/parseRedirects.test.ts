import {describe, expect, it} from 'vitest';

import {parseRedirects} from '../parseRedirects';

describe('parseRedirects', () => {
  it('keeps addresses without a trailing slash', () => {
    expect(parseRedirects('[{"from": "/old/", "to": "/new"}]', 'r.json')).toEqual([{from: '/old', to: '/new'}]);
  });

  it.each([
    ['no list', '{}', /must be a list/],
    ['a bad start', '[{"from": "old", "to": "/new"}]', /entry 0 has a bad "from"/],
    ['a bad target', '[{"from": "/old", "to": "https://x"}]', /entry 0 has a bad "to"/],
    ['a double start', '[{"from": "/old", "to": "/a"}, {"from": "/old/", "to": "/b"}]', /entries 0 and 1 both start at \/old/],
  ])('rejects %s', (_title, json, message) => {
    expect(() => parseRedirects(json, 'r.json')).toThrow(message);
  });
});
