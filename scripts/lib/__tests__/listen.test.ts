import http from 'node:http';

import {describe, expect, it} from 'vitest';

import {listen} from '../listen';

describe('listen', () => {
  it('takes the next free port when the wanted one is taken', async () => {
    const first = http.createServer();
    const port = await listen(first, 0);
    const second = http.createServer();
    expect(await listen(second, port)).toBeGreaterThan(port);
    first.close();
    second.close();
  });
});
