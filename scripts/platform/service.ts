/** A process that serves HTTP: started in a group of its own, so that its workers end with it. */
import {spawn} from 'node:child_process';

import type {Cleanup} from './cleanup';

type Options = {
  name: string;
  program: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** URL that responds when the service is up. */
  ready: string;
  timeoutMs?: number;
  cleanup: Cleanup;
};
export type Service = {log: () => string; stop: () => Promise<void>};

/** The API alone takes half a minute on a loaded machine. */
const START_TIMEOUT_MS = 240_000;
const STOP_TIMEOUT_MS = 5_000;

/**
 * Resolves when `ready` responds with any HTTP status; throws with the log
 * when the process ends before.
 */
export async function startService({
  name,
  program,
  args,
  cwd,
  env,
  ready,
  timeoutMs = START_TIMEOUT_MS,
  cleanup,
}: Options): Promise<Service> {
  const child = spawn(program, args, {cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe']});
  let log = '';
  const keep = (chunk: Buffer): void => void (log = (log + chunk.toString()).slice(-400_000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<number>((resolve) => {
    child.once('error', (error) => {
      log += error.message;
      resolve(127);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
  let code: number | undefined;
  void ended.then((value) => (code = value));
  const stop = async (): Promise<void> => {
    if (code !== undefined || child.pid === undefined) return;
    signal(child.pid, 'SIGTERM');
    const timer = setTimeout(() => signal(child.pid ?? 0, 'SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
  };
  // At once, so that an interrupted start ends it too.
  cleanup.add(name, stop);
  const deadline = Date.now() + timeoutMs;
  while (!(await answers(ready))) {
    if (code !== undefined) throw new ServiceError(`${name} ended with code ${code} while starting.`, code, log);
    if (Date.now() > deadline) {
      await stop();
      throw new ServiceError(`${name} did not answer on ${ready} within ${timeoutMs / 1000} s.`, 1, log);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return {log: () => log, stop};
}

/** Holds the log apart: a check of a start-up error reads it. */
export class ServiceError extends Error {
  constructor(
    message: string,
    readonly code: number,
    readonly log: string,
  ) {
    super(`${message}\n${log.trim().split('\n').slice(-25).join('\n')}`);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, {redirect: 'manual', signal: AbortSignal.timeout(10_000)});
    return true;
  } catch {
    return false;
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(-pid, name);
  } catch {
    // The group is gone already.
  }
}
