import path from 'node:path';

import {checkSchemas} from './schemas';
import {toolchainFor} from './languages';
import {findFreePort, run, type Outcome} from './process';
import {runReceiver} from './receiver';
import {checkSyntax} from './syntax';
import type {Language, Prepared, Result, Sample, Toolchain, Verdict} from './types';

const RUN_TIMEOUT_MS = 60_000;

/** Parses the samples, which needs no tool of their languages. */
export function parseSamples(samples: Sample[]): Promise<Result[]> {
  return Promise.all(
    samples.map(async (sample): Promise<Result> => {
      const problem = await checkSyntax(path.extname(sample.file).slice(1), sample.source);
      const detail = problem && `line ${problem.line}: ${problem.message}`;
      return {sample, verdict: detail ? {status: 'failed', detail} : {status: 'passed', level: 'parsed'}};
    }),
  );
}

/** Runs or compiles every sample of a language as far as its manifest says, or parses it. */
export async function proveLanguage(language: Language, env: Record<string, string>, isCi: boolean): Promise<Result[]> {
  const {samples} = language;
  const parsed = samples.filter(({level}) => level === 'parsed');
  const results = [...(await parseSamples(parsed.filter(({entry}) => !entry.schema))), ...(await checkSchemas(parsed, isCi))];
  const rest = samples.filter(({level}) => level !== 'parsed');
  for (const toolchain of new Set(rest.map(({file}) => toolchainFor(file)))) {
    const own = rest.filter(({file}) => toolchainFor(file) === toolchain);
    const group = {...language, samples: own};
    const prepared = await toolchain?.prepare(group).catch((error: unknown) => ({failure: String(error)}));
    for (const sample of own) results.push(await prove(sample, group, toolchain, prepared, env, isCi));
  }
  return results;
}

async function prove(
  sample: Sample,
  language: Language,
  toolchain: Toolchain | undefined,
  prepared: Prepared | {failure: string} | undefined,
  env: Record<string, string>,
  isCi: boolean,
): Promise<Result> {
  const {level, entry, file} = sample;
  const fail = (detail: string): Result => ({sample, verdict: {status: 'failed', detail}});
  if (!toolchain || !prepared || (level === 'compiled' && !toolchain.compiles(file)))
    return fail(`nothing here has ${path.extname(file)} files ${level}: lower the level in samples.json.`);
  if ('failure' in prepared) return fail(prepared.failure);
  if ('skip' in prepared) {
    if (isCi && !toolchain.release) return fail(`${prepared.skip}, and CI has to run it`);
    return {sample, verdict: {status: 'skipped', reason: prepared.skip}};
  }
  const error = prepared.errors.get(sample.id);
  if (error) return fail(error);
  if (level === 'compiled') return {sample, verdict: {status: 'passed', level}};
  const {program, args, cwd} = toolchain.command(sample, language);
  const options = {cwd, env: {...env, PORT: String(await findFreePort()), ...entry.env}, timeoutMs: RUN_TIMEOUT_MS};
  const outcome = await (entry.receives ? runReceiver(program, args, entry.receives, options) : run(program, args, options));
  const output = outcome.stdout + (outcome.stderr ? `--- stderr ---\n${outcome.stderr}` : '');
  return {sample, output, verdict: judge(sample, outcome)};
}

/** Compares exit code and output with what the manifest promises. */
export function judge({entry}: Pick<Sample, 'entry'>, {code, stdout, stderr}: Outcome): Verdict {
  const {stdout: expected, contains = [], exitCode = 0} = entry;
  const shown = `Output:\n${indent(stdout)}${stderr ? `\nError output:\n${indent(stderr.slice(-3000))}` : ''}`;
  const fail = (detail: string): Verdict => ({status: 'failed', detail: `${detail}\n${shown}`});
  if (code !== exitCode) return fail(`ended with code ${code}, expected ${exitCode}.`);
  if (expected && stdout.replace(/\r/g, '').replace(/\n+$/, '') !== expected.join('\n'))
    return fail(`printed something else. Expected:\n${indent(expected.join('\n'))}`);
  let position = 0;
  for (const text of contains) {
    const found = stdout.indexOf(text, position);
    if (found < 0) return fail(`the output lacks "${text}"${position > 0 ? ' after what comes before it' : ''}.`);
    position = found + text.length;
  }
  return {status: 'passed', level: 'executed'};
}

function indent(text: string): string {
  return text.trimEnd().replace(/^/gm, '    ');
}
