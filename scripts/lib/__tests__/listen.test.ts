import http from 'node:http';

import {describe, expect, it, vi} from 'vitest';

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

  it('ends at the last port there is', async () => {
    const servers = Array.from({length: 3}, () => http.createServer());
    // Where another program has the last port, the first of them finds that out.
    const ports = await Promise.allSettled(servers.map((server) => listen(server, 65_535)));
    for (const {reason} of ports.filter(({status}) => status === 'rejected') as PromiseRejectedResult[])
      expect(reason).toHaveProperty('message', 'Port 65535 is taken. Free one, or name another: PORT=4000 npm start.');
    expect(ports.filter(({status}) => status === 'rejected').length).toBeGreaterThanOrEqual(2);
    servers.forEach((server) => server.close());
  });

  it('names the setting for an address of another machine', async () => {
    await expect(listen(http.createServer(), 0, '192.0.2.1')).rejects.toThrow(
      'HOST is "192.0.2.1", which is not an address of this machine. Set 127.0.0.1',
    );
  });

  it('names a remedy for a port that needs more rights', async () => {
    const server = http.createServer();
    // The superuser may take any port, so the system's refusal is imitated.
    vi.spyOn(server, 'listen').mockImplementation(() => {
      server.emit('error', Object.assign(new Error('listen EACCES'), {code: 'EACCES'}));
      return server;
    });
    await expect(listen(server, 80)).rejects.toThrow('Port 80 needs more rights than this user has. Name one from 1024 on');
  });
});
