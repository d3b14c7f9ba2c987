import {describe, expect, it} from 'vitest';

import {parseAddress, readHost, readPort} from '../address';

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

describe('--port and --host', () => {
  const env = {PORT: '4000', HOST: '0.0.0.0'};

  it('count more than the environment', () => {
    expect(parseAddress(['--port', '5000', '--host=::1'], env, 3000)).toEqual({port: 5000, host: '::1'});
    expect(parseAddress(['-p', '5000'], env, 3000)).toEqual({port: 5000, host: '0.0.0.0'});
    expect(parseAddress([], {}, 3000)).toEqual({port: 3000, host: '127.0.0.1'});
  });

  it('are named when they are wrong', () => {
    expect(() => parseAddress(['--port', 'abc'], env, 3000)).toThrow('--port is "abc", which is not a port.');
    expect(() => parseAddress(['--host', 'a b'], env, 3000)).toThrow('--host is "a b"');
    expect(() => parseAddress(['--prot', '5000'], env, 3000)).toThrow("Unknown option '--prot'");
  });
});
