import path from 'node:path';

import {listUndefinedNames} from '../names';
import {toolchainFor} from './languages';
import {checkNatively} from './nativeSyntax';
import {findFreePort, run} from './process';
import {runReceiver} from './receiver';
import {checkSchema} from './schemas';
import {checkSyntax, parsedLanguage} from './syntax';
import type {Context, Language, Result, Sample, Toolchain, Verdict} from './types';

const RUN_TIMEOUT_MS = 60_000;

/** Proves every sample of a language at the level its manifest claims. */
export async function proveLanguage(language: Language, context: Context, isCi: boolean): Promise<Result[]> {
  const results: Result[] = [];
  const byToolchain = new Map<Toolchain, Sample[]>();
  for (const sample of language.samples) {
    const toolchain = toolchainFor(sample.file);
    if (sample.level === 'parsed') results.push({sample, verdict: await parse(sample)});
    else if (toolchain) byToolchain.set(toolchain, [...(byToolchain.get(toolchain) ?? []), sample]);
    else
      results.push({
        sample,
        verdict: {status: 'failed', detail: `nothing runs ${path.extname(sample.file)} files here, so the level must be "parsed".`},
      });
  }
  for (const [toolchain, samples] of byToolchain) {
    const own = {...language, samples};
    const prepared = await toolchain
      .prepare(own)
      .catch((error: unknown) => ({failure: error instanceof Error ? error.message : String(error)}));
    for (const sample of samples) results.push(await prove(sample, own, toolchain, prepared, context, isCi));
  }
  return withNames(results, language);
}

/** A sample that passed otherwise still fails on a name that nothing defines: some lines run only when something goes wrong. */
async function withNames(results: Result[], language: Language): Promise<Result[]> {
  const problems = new Map<string, string>();
  for (const toolchain of new Set(results.map(({sample}) => toolchainFor(sample.file)))) {
    const samples = results.map(({sample}) => sample).filter(({file}) => toolchainFor(file) === toolchain);
    if (!toolchain?.names || 'skip' in (await toolchain.prepare({...language, samples: []}))) continue;
    for (const [id, detail] of await toolchain.names(samples, language)) problems.set(id, detail);
  }
  return results.map((result) => {
    const detail = result.verdict.status === 'passed' ? problems.get(result.sample.id) : undefined;
    return detail === undefined ? result : {...result, verdict: {status: 'failed', detail: `uses names that nothing defines:\n${detail}`}};
  });
}

type Prepared = Awaited<ReturnType<Toolchain['prepare']>> | {failure: string};

async function prove(
  sample: Sample,
  language: Language,
  toolchain: Toolchain,
  prepared: Prepared,
  context: Context,
  isCi: boolean,
): Promise<Result> {
  if (sample.level === 'compiled' && !toolchain.compiles(sample.file)) {
    return {sample, verdict: {status: 'failed', detail: 'nothing compiles this file, so the level must be "executed" or "parsed".'}};
  }
  if ('failure' in prepared) return {sample, verdict: {status: 'failed', detail: prepared.failure}};
  if ('skip' in prepared) {
    if (isCi && toolchain.required) return {sample, verdict: {status: 'failed', detail: `${prepared.skip}, and CI=true needs it`}};
    return {sample, verdict: {status: 'skipped', reason: prepared.skip}};
  }
  const compileError = prepared.errors.get(sample.id);
  if (compileError) return {sample, verdict: {status: 'failed', detail: compileError}};
  if (sample.level === 'compiled') return {sample, verdict: {status: 'passed'}};
  const {program, args, cwd} = toolchain.command(sample, language);
  const env = {...context.env, PORT: String(await findFreePort()), ...sample.entry.env};
  const options = {cwd, env, timeoutMs: RUN_TIMEOUT_MS};
  const {receives} = sample.entry;
  const outcome = await (receives ? runReceiver(program, args, receives, options) : run(program, args, options));
  const output = outcome.stdout + (outcome.stderr ? `--- stderr ---\n${outcome.stderr}` : '');
  return {sample, output, verdict: judge(sample, outcome)};
}

/** Compares exit code and output with what the manifest promises. */
export function judge({entry}: Pick<Sample, 'entry'>, {code, stdout, stderr}: {code: number; stdout: string; stderr: string}): Verdict {
  const {stdout: expected, contains = [], exitCode = 0} = entry;
  const lines = stdout.replace(/\r/g, '').replace(/\n+$/, '').split('\n');
  const shown = `Output:\n${indent(stdout)}${stderr ? `\nError output:\n${indent(stderr.slice(-3000))}` : ''}`;
  if (code !== exitCode) return {status: 'failed', detail: `ended with code ${code}, expected ${exitCode}.\n${shown}`};
  if (expected && lines.join('\n') !== expected.join('\n')) {
    return {status: 'failed', detail: `printed something else. Expected:\n${indent(expected.join('\n'))}\n${shown}`};
  }
  let position = 0;
  for (const text of contains) {
    const found = stdout.indexOf(text, position);
    if (found < 0)
      return {status: 'failed', detail: `the output lacks "${text}"${position > 0 ? ' after what comes before it' : ''}.\n${shown}`};
    position = found + text.length;
  }
  return {status: 'passed'};
}

function indent(text: string): string {
  return text.trimEnd().replace(/^/gm, '    ');
}

async function parse({file, source, entry}: Sample): Promise<Verdict> {
  const extension = path.extname(file).slice(1);
  const problem = (await checkSyntax(extension, source)) ?? (await checkNatively(extension, source));
  if (problem) return {status: 'failed', detail: `line ${problem.line}: ${problem.message}`};
  const names = extension === 'py' ? [] : await listUndefinedNames(parsedLanguage(extension) ?? '', source);
  if (names.length > 0) {
    const lines = names.map(({name, line}) => `line ${line}: undefined name '${name}'`);
    return {status: 'failed', detail: `uses names that nothing defines:\n${lines.join('\n')}`};
  }
  if (!entry.schema) return {status: 'passed'};
  const broken = await checkSchema(entry.schema, source);
  if (!broken) return {status: 'passed'};
  return 'skip' in broken
    ? {status: 'skipped', reason: broken.skip}
    : {status: 'failed', detail: `schema ${entry.schema}: ${broken.message}`};
}
