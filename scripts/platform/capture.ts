import {spawn, type ChildProcess} from 'node:child_process';

export type Captured = {code: number; output: string};
type Options = {cwd?: string; env?: NodeJS.ProcessEnv; input?: string};

const running = new Set<ChildProcess>();

/**
 * Ends commands that still run, such as an installation that the user interrupts, and
 * waits until they are gone.
 */
export async function endCommands(): Promise<void> {
  const ends = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
  for (const child of running) child.kill();
  await Promise.all(ends);
}

/**
 * Runs a command; resolves with its exit code and all it printed. A missing program is code 127.
 */
export function capture(program: string, args: string[], {cwd, env, input}: Options = {}): Promise<Captured> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {cwd, env: env ?? process.env, stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe']});
    running.add(child);
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', (error) => {
      running.delete(child);
      resolve({code: 127, output: error.message});
    });
    child.once('close', (code) => {
      running.delete(child);
      resolve({code: code ?? 1, output});
    });
    child.stdin?.end(input);
  });
}

/** Runs a command that has to work; throws with the end of its output and a remedy. */
export async function must(program: string, args: string[], options: Options & {what: string}): Promise<string> {
  const {code, output} = await capture(program, args, options);
  if (code !== 0)
    throw new Error(
      `${options.what} failed (code ${code}): ${program} ${args.join(' ')}\n${output.trim().split('\n').slice(-25).join('\n')}`,
    );
  return output;
}
