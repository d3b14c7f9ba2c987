import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';

export type Outcome = {code: number; stdout: string; stderr: string};
export type RunOptions = {cwd?: string; env?: Record<string, string>; timeoutMs?: number; input?: string};

/** Runs a program to its end, or kills it after `timeoutMs`. Never throws: a program that cannot start has code 127. */
export function run(command: string, args: string[], {cwd, env, timeoutMs = 60_000, input}: RunOptions = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {cwd, env: {...process.env, ...env}, stdio: ['pipe', 'pipe', 'pipe']});
    let stdout = '';
    let stderr = '';
    const timer = setTimeout(() => {
      stderr += `\nStopped after ${timeoutMs / 1000} s. A sample must end by itself: close what the SDK opens.`;
      child.kill('SIGKILL');
    }, timeoutMs);
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString('utf8')));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input ?? '');
    child.on('error', (error) => {
      clearTimeout(timer);
      resolve({code: 127, stdout, stderr: `${stderr}${error.message}`});
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({code: code ?? 1, stdout, stderr});
    });
  });
}

/** First program of the list that answers to its version option. */
export async function findProgram(names: string[], versionArgs: string[] = ['--version']): Promise<string | undefined> {
  for (const name of names) {
    const {code} = await run(name, versionArgs, {timeoutMs: 30_000});
    if (code === 0) return name;
  }
  return undefined;
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
