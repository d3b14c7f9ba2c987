/**
 * Syntax checks for every language the site shows: samples, and the short fences in pages.
 *
 * Real parsers where a package brings one (TypeScript, HashiCorp's HCL and PostgreSQL's own parser
 * as WebAssembly, bash itself), tree-sitter grammars elsewhere. A page may show a fragment, such as
 * statements without their function, so some languages are tried in a wrapper.
 */
import ts from 'typescript';
import {parseAllDocuments} from 'yaml';

import {findError, hasGrammar, parseTree, requireFromSamples} from './grammar';
import {installParsers} from './packages';
import {run} from './process';

export type SyntaxProblem = {line: number; message: string};

const NAMES: Record<string, string> = {
  cs: 'csharp',
  exs: 'elixir',
  js: 'javascript',
  kt: 'kotlin',
  mjs: 'javascript',
  ps1: 'powershell',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  sh: 'bash',
  tf: 'hcl',
  ts: 'typescript',
  yml: 'yaml',
};

/**
 * Contexts in which a fragment may stand in place of the dots. The code itself is always tried
 * first, as it is.
 */
const WRAPPERS: Record<string, string[]> = {
  csharp: ['class Sample {…}'],
  dart: ['Future<void> main() async {…}', 'class Sample {…}'],
  go: ['package main; func main() {…}'],
  java: ['class Sample { void run() throws Exception {…}}', 'class Sample {…}'],
  javascript: ['({…})'],
  json: ['{…}', '[…]'],
  kotlin: ['fun main() {…}'],
  rust: ['fn main() {…}'],
  typescript: ['({…})'],
  swift: ['func run() async throws {…}', 'let package = Package(…)'],
};

/** The name under which a language is known here, or undefined when it cannot be parsed. */
export function parsedLanguage(name: string): string | undefined {
  const language = NAMES[name.toLowerCase()] ?? name.toLowerCase();
  return language in CHECKS || hasGrammar(language) ? language : undefined;
}

/** The first syntax problem, or undefined when the code is well-formed. */
export async function checkSyntax(name: string, code: string): Promise<SyntaxProblem | undefined> {
  const language = parsedLanguage(name);
  if (!language) throw new Error(`No parser for "${name}".`);
  const check = CHECKS[language] ?? ((text: string) => checkWithGrammar(language, text));
  const problem = await check(code);
  if (!problem) return undefined;
  for (const wrapper of WRAPPERS[language] ?? []) {
    const [before, after] = wrapper.split('…');
    if (!(await check(`${before}${code}\n${after}`))) return undefined;
  }
  return problem;
}

const CHECKS: Record<string, (code: string) => Promise<SyntaxProblem | undefined> | SyntaxProblem | undefined> = {
  javascript: (code) => checkScript(code, 'sample.jsx'),
  jsx: (code) => checkScript(code, 'sample.jsx'),
  typescript: (code) => checkScript(code, 'sample.ts'),
  tsx: (code) => checkScript(code, 'sample.tsx'),
  json: checkJson,
  jsonc: (code) => checkJson(code.replace(/^\s*\/\/.*$/gm, '')),
  yaml: checkYaml,
  bash: checkShell,
  hcl: checkHcl,
  // Without the opening tag the grammar takes everything for HTML and finds no fault.
  php: (code) => checkWithGrammar('php', code.includes('<?php') ? code : `<?php ${code}`),
  sql: checkSql,
};

function checkScript(code: string, fileName: string): SyntaxProblem | undefined {
  const {diagnostics = []} = ts.transpileModule(code, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: {jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext},
  });
  const first = diagnostics.find(({category}) => category === ts.DiagnosticCategory.Error);
  if (!first) return undefined;
  return {line: lineOf(code, first.start ?? 0), message: ts.flattenDiagnosticMessageText(first.messageText, ' ')};
}

function checkJson(code: string): SyntaxProblem | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
    return {line: lineOf(code, offset), message};
  }
}

function checkYaml(code: string): SyntaxProblem | undefined {
  for (const document of parseAllDocuments(code, {logLevel: 'silent'})) {
    const [error] = document.errors;
    if (error) return {line: error.linePos?.[0].line ?? 1, message: error.message.split('\n')[0] ?? error.message};
  }
  return undefined;
}

async function checkShell(code: string): Promise<SyntaxProblem | undefined> {
  const {code: exit, stderr} = await run('bash', ['-n'], {input: code, timeoutMs: 60_000});
  if (exit === 0) return undefined;
  const [, line, message] = /line (\d+): (.*)/.exec(stderr) ?? [];
  return {line: Number(line ?? 1), message: message ?? stderr.trim()};
}

async function checkHcl(code: string): Promise<SyntaxProblem | undefined> {
  await installParsers();
  const {parse} = requireFromSamples('@cdktf/hcl2json') as {parse: (name: string, code: string) => Promise<unknown>};
  try {
    await parse('sample.tf', code);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {line: Number(/sample\.tf:(\d+)/.exec(message)?.[1] ?? 1), message: message.split('\n')[0] ?? message};
  }
}

async function checkSql(code: string): Promise<SyntaxProblem | undefined> {
  await installParsers();
  const {parse} = requireFromSamples('libpg-query') as {parse: (sql: string) => Promise<unknown>};
  try {
    await parse(code);
    return undefined;
  } catch (error) {
    const {message, sqlDetails} = error as {message: string; sqlDetails?: {cursorPosition?: number}};
    return {line: lineOf(code, sqlDetails?.cursorPosition ?? 0), message};
  }
}

async function checkWithGrammar(language: string, code: string): Promise<SyntaxProblem | undefined> {
  const root = await parseTree(language, code);
  if (!root) return {line: 1, message: 'The parser gave no result.'};
  const bad = root.hasError ? findError(root) : undefined;
  if (!bad) return undefined;
  const near = bad.text.trim().split('\n')[0]?.slice(0, 60) ?? '';
  return {line: bad.startPosition.row + 1, message: bad.isMissing ? `${bad.type} is missing` : `unexpected text near "${near}"`};
}

function lineOf(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length;
}
