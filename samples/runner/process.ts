import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';

export type Outcome = {code: number; stdout: string; stderr: string};
export type RunOptions = {cwd?: string; env?: Record<string, string>; timeoutMs?: number; input?: string};

/** What downloads or compiles libraries may take its time: CI has a limit of its own. */
export const INSTALL_TIMEOUT_MS = 20 * 60_000;

/**
 * Runs a program to its end, or kills it after `timeoutMs`. Never throws: a program that cannot
 * start has code 127.
 */
export function run(command: string, args: string[], {cwd, env, timeoutMs = 60_000, input}: RunOptions = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {cwd, env: {...process.env, ...env}, stdio: ['pipe', 'pipe', 'pipe']});
    let stdout = '';
    let stderr = '';
    const timer = setTimeout(() => {
      stderr += `\nStopped after ${timeoutMs / 1000} s. A sample must end without help: close what the SDK opens.`;
      child.kill('SIGKILL');
    }, timeoutMs);
    const end = (code: number): void => {
      clearTimeout(timer);
      resolve({code, stdout, stderr});
    };
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString('utf8')));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input ?? '');
    child.on('error', (error) => {
      stderr += error.message;
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Runs a program that has to succeed, such as an installation. */
export async function mustRun(command: string, args: string[], options: RunOptions = {}): Promise<void> {
  const {code, stdout, stderr} = await run(command, args, {timeoutMs: INSTALL_TIMEOUT_MS, ...options});
  if (code !== 0) throw new Error(`${command} ${args.slice(0, 3).join(' ')} failed:\n${(stdout + stderr).slice(-2000)}`);
}

/** Whether the program answers to its version option. */
export async function hasProgram(name: string, versionOption = '--version'): Promise<boolean> {
  return (await run(name, [versionOption], {timeoutMs: 30_000})).code === 0;
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
