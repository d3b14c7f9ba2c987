import {type ChildProcess, spawn} from 'node:child_process';

/** What may end this program from outside. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const running = new Set<ChildProcess>();
let isWatching = false;

/**
 * Runs a command with its output shown; resolves with its exit code. The command ends with this
 * program, whichever way that ends.
 */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  endTogether();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {stdio: 'inherit', env: {...process.env, ...env}});
    running.add(child);
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** A build has nothing to save: it is killed, so that a busy one ends at once too. */
function endTogether(): void {
  if (isWatching) return;
  isWatching = true;
  process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));
  for (const signal of SIGNALS) {
    process.once(signal, () => {
      running.forEach((child) => child.kill('SIGKILL'));
      // The listener is removed, so this time the signal has its default effect.
      process.kill(process.pid, signal);
    });
  }
}
