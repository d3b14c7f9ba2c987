import {createServer} from 'node:net';

import {afterEach, describe, expect, it, vi} from 'vitest';

import {capture, must} from '../capture';
import {Cleanup} from '../cleanup';
import {freePorts} from '../ports';
import {startService} from '../service';

afterEach(() => vi.restoreAllMocks());

describe('freePorts', () => {
  it('returns different ports on which one can listen', async () => {
    const ports = await freePorts(3);
    expect(new Set(ports).size).toBe(3);
    for (const port of ports) {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      await new Promise((resolve) => server.close(resolve));
    }
  });
});

describe('Cleanup', () => {
  it('ends in reverse order, once, and goes on after a failure', async () => {
    const ended: string[] = [];
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const cleanup = new Cleanup();
    cleanup.add('first', () => void ended.push('first'));
    cleanup.add('second', () => {
      throw new Error('stuck');
    });
    cleanup.add('third', async () => void ended.push('third'));
    await Promise.all([cleanup.close(), cleanup.close()]);
    expect(ended).toEqual(['third', 'first']);
    expect(errors).toHaveBeenCalledWith('Could not end second: stuck');
  });
});

describe('capture', () => {
  it('returns code and output', async () => {
    expect(await capture('sh', ['-c', 'echo out; echo err >&2; exit 3'])).toMatchObject({code: 3, output: expect.stringContaining('err')});
  });

  it('passes input', async () => expect((await capture('cat', [], {input: 'hello'})).output).toBe('hello'));

  it('reports a missing program', async () => expect((await capture('no-such-program', [])).code).toBe(127));

  it('must() throws with the end of the output', async () => {
    await expect(must('sh', ['-c', 'echo no disk; exit 2'], {what: 'Saving'})).rejects.toThrow(/Saving failed \(code 2\).*\nno disk/s);
  });
});

describe('startService', () => {
  const base = {name: 'It', program: process.execPath, cwd: '.', env: process.env};

  it('waits for the answer, and the cleanup ends the process', async () => {
    const [port = 0] = await freePorts(1);
    const cleanup = new Cleanup();
    const script = `require('http').createServer((q, s) => s.end()).listen(${port}, '127.0.0.1', () => console.log('up'))`;
    const service = await startService({...base, args: ['-e', script], ready: `http://127.0.0.1:${port}/`, cleanup});
    expect(service.log()).toContain('up');
    await cleanup.close();
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  });

  it('throws with the log when the process ends early', async () => {
    const [port = 0] = await freePorts(1);
    const args = ['-e', 'console.error("no database"); process.exit(4)'];
    await expect(startService({...base, args, ready: `http://127.0.0.1:${port}/`, cleanup: new Cleanup()})).rejects.toMatchObject({
      code: 4,
      log: expect.stringContaining('no database'),
    });
  });
});
