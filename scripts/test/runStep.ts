import {spawn} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';

import {parseProgress} from './progress';
import {plain} from './readReports';
import type {Failure, Outcome, Progress, Result, Step} from './types';

const LAST_LINES = 12;

/**
 * Runs a step with its output in `<folder>/<name>.log`; never rejects, as whatever goes wrong
 * is a failure of the step.
 */
export async function runStep(step: Step, folder: string, onProgress: (progress: Progress) => void): Promise<Result> {
  const started = Date.now();
  const {output, ending} = await execute(step, onProgress);
  writeFileSync(path.join(folder, `${step.name.replaceAll(' ', '-')}.log`), output);
  return {...judge(step, ending, output), name: step.name, seconds: Math.round((Date.now() - started) / 1000)};
}

type Ending = {code: number | null; signal: NodeJS.Signals | null; error?: Error};

function execute({command, env}: Step, onProgress: (progress: Progress) => void): Promise<{output: string; ending: Ending}> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(path.resolve('node_modules/.bin', program), args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0', ...env},
    });
    const end = () => child.kill('SIGTERM');
    process.once('exit', end);
    const lines: string[] = [];
    const take = (line: string): void => {
      const progress = parseProgress(line);
      if (progress) onProgress(progress);
      else lines.push(line);
    };
    for (const stream of [child.stdout, child.stderr]) readline.createInterface({input: stream}).on('line', take);
    const done = (ending: Ending): void => {
      process.off('exit', end);
      resolve({output: plain(lines.join('\n')), ending});
    };
    child.once('error', (error) => done({code: null, signal: null, error}));
    child.once('close', (code, signal) => done({code, signal}));
  });
}

/** A runner that crashes, writes no report or runs no test must not look green. */
export function judge(step: Step, ending: Ending, output: string): Outcome {
  const whole = (title: string, message = output.trimEnd().split('\n').slice(-LAST_LINES).join('\n')): Failure => ({
    title,
    message,
    command: ['npx', ...step.command].join(' '),
  });
  const failedWith = (failure: Failure, counts: Outcome = {passed: 0, failed: 0, skipped: 0, failures: []}): Outcome => ({
    ...counts,
    failed: counts.failed + 1,
    failures: [...counts.failures, failure],
  });
  const how = ending.error?.message ?? (ending.signal ? `was ended by ${ending.signal}` : `ended with code ${ending.code}`);
  if (!step.report) return ending.code === 0 ? {passed: 1, failed: 0, skipped: 0, failures: []} : failedWith(whole(`${step.name} ${how}`));
  if (!existsSync(step.report.file)) return failedWith(whole(`${step.name} ${how} and wrote no report`));
  const outcome = readOutcome(step.report);
  if (outcome instanceof Error) return failedWith(whole(`${step.name} wrote a report that cannot be read`, outcome.message));
  outcome.failures = outcome.failures.map((failure) => (failure.message ? failure : {...failure, message: findInLog(output, failure)}));
  if (outcome.failed > outcome.failures.length)
    outcome.failures.push(whole(`${outcome.failed - outcome.failures.length} failed that the report does not describe`));
  if (outcome.failed > 0) return outcome;
  if (ending.code !== 0) return failedWith(whole(`${step.name} ${how} although no test failed`), outcome);
  if (outcome.passed === 0) return failedWith(whole(`${step.name} ran no test`), outcome);
  return outcome;
}

/**
 * Vitest's report leaves out why a hook failed; its log has the reason below the name of the file.
 */
function findInLog(output: string, {place}: Failure): string {
  const lines = output.split('\n');
  const at = lines.findIndex((line) => /\bFAIL\b/.test(line) && place !== undefined && line.includes(place));
  return at < 0 ? '' : lines.slice(at + 1, at + 1 + LAST_LINES).join('\n');
}

function readOutcome({file, read}: NonNullable<Step['report']>): Outcome | Error {
  try {
    return read(readFileSync(file, 'utf8'));
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
