/**
 * Proofs that are kept in the repository. A sample whose text, manifest entry, pins, runner, mock and tools are those of its last good run need not run
 * again; whatever changes one of them makes the proof stale.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import ts from 'typescript';
import {parse} from 'yaml';

import {rootDir, samplesDir} from './paths';
import {run} from './process';
import {parsedLanguage} from './syntax';
import type {Language, Sample} from './types';

/** One entry of samples/proofs.json. */
export type Proof = {hash: string; level: string; tool: string; date: string};
export type Proofs = Record<string, Proof>;

export const proofsFile = path.join(samplesDir, 'proofs.json');
export const RENEW = 'npm run test:samples -- --renew';

/** What decides over every sample: the runner without its toolchains, the mock with its description, all pins, and the versions that badges name. */
const SHARED = [
  'samples/run.ts',
  'samples/package-lock.json',
  'samples/mock',
  'samples/names',
  'samples/runner',
  'openapi/edge-api.yaml',
  'data/sdk-versions.json',
  'plugins/code-samples/node/readManifest.ts',
  'plugins/code-samples/node/regions.ts',
];
/** Toolchains count for the samples that they prove; how proofs are kept decides over none. */
const NOT_SHARED = /^samples\/(?:runner\/(?:languages\/|proofs\.ts$)|names\/known\.json$)/;
const KNOWN_NAMES = path.join(samplesDir, 'names/known.json');
const NODE = ['node.ts'];
const TOOLCHAINS: Record<string, string[]> = {
  '.cs': ['csharp.ts', 'Compile.cs'],
  '.exs': ['elixir.ts'],
  '.go': ['go.ts'],
  '.html': ['html.ts'],
  '.java': ['java.ts', 'maven.ts'],
  '.js': NODE,
  '.kt': ['kotlin.ts', 'maven.ts'],
  '.mjs': NODE,
  '.php': ['php.ts'],
  '.py': ['python.ts'],
  '.rb': ['ruby.ts'],
  '.rs': ['rust.ts'],
  '.sh': ['shell.ts'],
  '.ts': NODE,
  '.tsx': NODE,
};
/** Pins and settings in a language's folder; the samples themselves come from the pages. */
const PINS = /^(package\.json|requirements\.txt|go\.(mod|sum)|pom\.xml|Cargo\.(toml|lock))$/;

const TOOLS: Record<string, [program: string, args: string[], version: RegExp]> = {
  '.py': ['python3', ['--version'], /Python \d+\.\d+/],
  '.go': ['go', ['version'], /go\d+\.\d+/],
  '.java': ['javac', ['-version'], /javac \d+/],
  '.rs': ['cargo', ['--version'], /cargo \d+\.\d+/],
  '.js': [process.execPath, ['--version'], /v\d+/],
  '.kt': ['java', ['--version'], /openjdk \d+/],
  '.rb': ['ruby', ['--version'], /ruby \d+\.\d+/],
  '.php': ['php', ['--version'], /PHP \d+\.\d+/],
  '.exs': ['elixir', ['--version'], /Elixir \d+\.\d+/],
};
/** Proven with a checkout of the SDK, which few machines have: another interpreter or compiler alone does not contradict the proof. */
const WITH_CHECKOUT = new Set(['.rb', '.php', '.exs', '.kt', '.cs']);
for (const extension of ['.mjs', '.ts', '.tsx']) TOOLS[extension] = TOOLS['.js'] as (typeof TOOLS)[string];

export function readProofs(): Proofs {
  return existsSync(proofsFile) ? (JSON.parse(readFileSync(proofsFile, 'utf8')) as Proofs) : {};
}

export function writeProofs(proofs: Proofs): void {
  const sorted = Object.fromEntries(Object.entries(proofs).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(proofsFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Files of samples/runner/languages/ that decide over this sample. */
export function toolchainFiles(file: string): string[] {
  return TOOLCHAINS[path.extname(file)] ?? [];
}

let shared: string | undefined;

/** Hash of everything that the verdict over a sample depends on, apart from the tool on this machine. */
export function hashSample(sample: Sample, {manifest, name}: Language): string {
  shared ??= hash(
    SHARED.flatMap((file) => listFiles(path.join(rootDir, file)))
      .filter((file) => !NOT_SHARED.test(path.relative(rootDir, file)))
      .map(readFile),
  );
  const toolchain = toolchainFiles(sample.file).map((file) => path.join(samplesDir, 'runner/languages', file));
  const dir = path.join(samplesDir, name);
  const pins = readdirSync(dir).filter((file) => PINS.test(file));
  const {files: _files, ...folder} = manifest;
  return hash([
    shared,
    ...toolchain.map(readFile),
    knownNames(sample.file),
    sample.id,
    sample.source,
    sample.driver,
    sample.level,
    JSON.stringify(sample.entry),
    JSON.stringify(folder),
    ...pins.map((file) => readFile(path.join(dir, file))),
  ]);
}

const versions = new Map<string, Promise<string>>();

/** The tool that proves this file, with its version; empty when it is not here or comes with the pins. */
export function toolFor(file: string): Promise<string> {
  const [program, args, pattern] = TOOLS[path.extname(file)] ?? [];
  if (!program || !args || !pattern) return Promise.resolve('');
  const found = versions.get(program) ?? run(program, args).then(({stdout, stderr}) => pattern.exec(stdout + stderr)?.[0] ?? '');
  versions.set(program, found);
  return found;
}

/** Whether the kept proof still holds. A machine without the tool cannot contradict it. */
export async function isProven(sample: Sample, language: Language, proofs: Proofs): Promise<boolean> {
  const proof = proofs[sample.id];
  if (!proof || proof.hash !== hashSample(sample, language) || proof.level !== sample.level) return false;
  if (WITH_CHECKOUT.has(path.extname(sample.file))) return true;
  const tool = await toolFor(sample.file);
  return tool === '' || tool === proof.tool;
}

function hash(parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 32);
}

function listFiles(file: string): string[] {
  if (!existsSync(file)) throw new Error(`${path.relative(rootDir, file)} is an input of every sample and does not exist.`);
  const entries = readDirectory(file);
  return entries ? entries.sort().flatMap((entry) => listFiles(path.join(file, entry))) : [file];
}

function readDirectory(file: string): string[] | undefined {
  try {
    return readdirSync(file).filter((entry) => entry !== 'node_modules');
  } catch {
    return undefined;
  }
}

/** With its name, so that a renamed file is another input. */
function readFile(file: string): string {
  return `${path.relative(rootDir, file)}\n${relevant(file, readFileSync(file, 'utf8'))}`;
}

/** Comments and types of a program and the prose of the API description decide over nothing. */
function relevant(file: string, text: string): string {
  const options = {removeComments: true, target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext};
  if (file.endsWith('.ts')) return ts.transpileModule(text, {compilerOptions: options}).outputText;
  if (!file.endsWith('edge-api.yaml')) return text;
  return JSON.stringify(parse(text), (key, value: unknown) => (/^(?:description|summary)$/.test(key) && typeof value === 'string' ? undefined : value));
}

/** Names that the check of this language knows. */
function knownNames(file: string): string {
  const known = JSON.parse(readFileSync(KNOWN_NAMES, 'utf8')) as Record<string, unknown>;
  return JSON.stringify(known[parsedLanguage(path.extname(file).slice(1)) ?? ''] ?? {});
}
