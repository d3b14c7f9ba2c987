import {describe, expect, it} from 'vitest';

import {readHost, readPort} from '../address';

describe('PORT and HOST', () => {
  it('take what a person means', () => {
    expect([readPort({}, 3000), readPort({PORT: ''}, 3000), readPort({PORT: ' 4000 '}, 3000), readPort({PORT: '0'}, 3000)]).toEqual([
      3000, 3000, 4000, 0,
    ]);
    expect([
      readHost({}),
      readHost({HOST: ''}),
      readHost({HOST: '0.0.0.0'}),
      readHost({HOST: '::1'}),
      readHost({HOST: 'docs.local'}),
    ]).toEqual(['127.0.0.1', '127.0.0.1', '0.0.0.0', '::1', 'docs.local']);
  });

  it.each(['abc', '-1', '65536', '3e3', '80 81', '0x50', 'NaN'])('names PORT=%s', (PORT) => {
    expect(() => readPort({PORT}, 3000)).toThrow(`PORT is "${PORT}", which is not a port.`);
  });

  it.each(['a b', 'http://x', '-x', '*', '/'])('names HOST=%s', (HOST) => {
    expect(() => readHost({HOST})).toThrow(`HOST is "${HOST}"`);
  });
});
