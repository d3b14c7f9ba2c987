import {spawn} from 'node:child_process';
import {createServer} from 'node:net';
import path from 'node:path';

import {afterEach, describe, expect, it, vi} from 'vitest';

import {capture, must} from '../capture';
import {Cleanup} from '../cleanup';
import {freePort, freePorts} from '../../lib/ports';
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

describe('an interruption', () => {
  it('waits for the end of commands and of all that was started, also when the signal comes twice', async () => {
    const module = (name: string): string => JSON.stringify(path.resolve('scripts/platform', name));
    const script = `
      const {capture} = require(${module('capture.ts')});
      const {Cleanup, stopOnSignal} = require(${module('cleanup.ts')});
      const cleanup = new Cleanup();
      stopOnSignal(cleanup);
      cleanup.add('slow', async () => { await new Promise((done) => setTimeout(done, 300)); console.log('ended slowly'); });
      void capture('sleep', ['30']).then(() => console.log('command ended'));
      console.log('up');
      setTimeout(() => undefined, 30_000);`;
    const child = spawn(process.execPath, ['--import', 'tsx', '-e', script], {stdio: ['ignore', 'pipe', 'inherit']});
    let output = '';
    const code = await new Promise<number | null>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('up') || output.includes('Stopping')) child.kill('SIGINT');
      });
      child.once('close', resolve);
    });
    expect({code, lines: output.split('\n').filter(Boolean)}).toEqual({
      code: 130,
      lines: ['up', 'Stopping …', 'command ended', 'ended slowly'],
    });
  });

  it('ends what is added while everything ends', async () => {
    const ended: string[] = [];
    const cleanup = new Cleanup();
    cleanup.add('first', () => cleanup.add('late', () => void ended.push('late')));
    await cleanup.close();
    await vi.waitFor(() => expect(ended).toEqual(['late']));
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
    const port = await freePort();
    const cleanup = new Cleanup();
    const script = `require('http').createServer((q, s) => s.end()).listen(${port}, '127.0.0.1', () => console.log('up'))`;
    const service = await startService({...base, args: ['-e', script], ready: `http://127.0.0.1:${port}/`, cleanup});
    expect(service.log()).toContain('up');
    await cleanup.close();
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  });

  it('throws with the log when the process ends early', async () => {
    const port = await freePort();
    const args = ['-e', 'console.error("no database"); process.exit(4)'];
    await expect(startService({...base, args, ready: `http://127.0.0.1:${port}/`, cleanup: new Cleanup()})).rejects.toMatchObject({
      code: 4,
      log: expect.stringContaining('no database'),
    });
  });
});
