import {describe, expect, it} from 'vitest';

import {parseAddress} from '../address';

describe('parseAddress', () => {
  const env = {PORT: ' 4000 ', HOST: '0.0.0.0'};

  it('takes options before the environment, and both before the defaults', () => {
    expect(parseAddress(['--port', '5000', '--host=::1'], env)).toEqual({port: 5000, host: '::1'});
    expect(parseAddress(['-p', '0'], env)).toEqual({port: 0, host: '0.0.0.0'});
    expect(parseAddress([], env)).toEqual({port: 4000, host: '0.0.0.0'});
    expect(parseAddress([], {PORT: '', HOST: ''})).toEqual({port: 3000, host: '127.0.0.1'});
  });

  it.each(['abc', '-1', '65536', '80 81', '4000.5', 'NaN'])('names the port %s', (PORT) => {
    expect(() => parseAddress([], {PORT})).toThrow(`"${PORT}" is not a port.`);
  });

  it('names an unknown option', () => {
    expect(() => parseAddress(['--prot', '5000'], env)).toThrow("Unknown option '--prot'");
  });
});
