import {spawn} from 'node:child_process';

/** Runs a command with its output shown; resolves with its exit code. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {stdio: 'inherit', env: {...process.env, ...env}});
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
