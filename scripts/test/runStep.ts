/** Runs one step. What it says is shown when it has ended, so that it stays together. */
import {spawn} from 'node:child_process';

import {judge} from './judge';
import type {Step} from './steps';
import {describeResult, type Result} from './summarize';

/** The longest step takes a third of this on a slow machine: what needs more hangs. */
const LIMIT_MS = 30 * 60_000;

export function runStep(step: Step, limitMs = LIMIT_MS): Promise<Result> {
  const started = Date.now();
  console.log(`${step.name} …`);
  const child = spawn(step.command, {
    shell: true,
    // A group of its own, so that what a step has started ends with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, NO_UPDATE_NOTIFIER: '1', ...step.env},
  });
  // The command may have ended and left something behind that holds its output open.
  const end = (signal: NodeJS.Signals): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  const endWithUs = (): void => end('SIGTERM');
  process.once('exit', endWithUs);
  let output = '';
  let isLate = false;
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const timer = setTimeout(() => {
    isLate = true;
    output += `\n${step.name} was stopped, because it had not ended after ${Math.round(limitMs / 60_000)} minutes.`;
    end('SIGKILL');
    // A program that has left the group may hold these open.
    for (const stream of [child.stdout, child.stderr]) stream.destroy();
  }, limitMs);
  return new Promise((resolve) => {
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      process.off('exit', endWithUs);
      const result = {
        name: step.name,
        seconds: Math.round((Date.now() - started) / 1000),
        ...judge(step, isLate ? 'a time-out' : (code ?? String(signal))),
      };
      console.log(`\n${output.trimEnd()}\n${describeResult(result)}\n`);
      resolve(result);
    });
  });
}
