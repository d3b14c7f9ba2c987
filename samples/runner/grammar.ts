/** Tree-sitter grammars, as WebAssembly from npm: the same parser on every machine. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {installNodePackages} from './packages';
import {samplesDir} from './paths';

/** A node of the syntax tree, with the few members that are used here. */
export type SyntaxNode = {
  id: number;
  type: string;
  text: string;
  isNamed: boolean;
  hasError: boolean;
  isError: boolean;
  isMissing: boolean;
  startPosition: {row: number};
  parent: SyntaxNode | null;
  nextSibling: SyntaxNode | null;
  previousSibling: SyntaxNode | null;
  children: (SyntaxNode | null)[];
  childForFieldName(name: string): SyntaxNode | null;
  fieldNameForChild(index: number): string | null;
};

type TreeSitter = {
  Parser: {new (): {setLanguage(language: unknown): void; parse(code: string): {rootNode: SyntaxNode} | null}; init(): Promise<void>};
  Language: {load(bytes: Uint8Array): Promise<unknown>};
};

const GRAMMARS: Record<string, string> = {
  bash: 'bash',
  csharp: 'c_sharp',
  css: 'css',
  dart: 'dart',
  elixir: 'elixir',
  go: 'go',
  html: 'html',
  java: 'java',
  kotlin: 'kotlin',
  objectivec: 'objc',
  php: 'php',
  powershell: 'powershell',
  python: 'python',
  ruby: 'ruby',
  rust: 'rust',
  swift: 'swift',
  toml: 'toml',
};

/** The collection has no grammar for PowerShell, and one for bash that stops at heredocs. */
const OWN_PACKAGE = new Set(['bash', 'powershell']);

let treeSitter: Promise<TreeSitter> | undefined;
const languages = new Map<string, Promise<unknown>>();
/** Grammars share one WebAssembly table, so two of them must not be linked at the same time. */
let lastLoad: Promise<unknown> = Promise.resolve();

async function loadTreeSitter(): Promise<TreeSitter> {
  await installNodePackages();
  const library = requireFromSamples('web-tree-sitter') as TreeSitter;
  await library.Parser.init();
  return library;
}

function grammarFile(language: string): string {
  if (OWN_PACKAGE.has(language)) return path.join(samplesDir, `node_modules/tree-sitter-${language}/tree-sitter-${language}.wasm`);
  return path.join(samplesDir, `node_modules/tree-sitter-wasms/out/tree-sitter-${GRAMMARS[language]}.wasm`);
}

export function hasGrammar(language: string): boolean {
  return language in GRAMMARS;
}

/** The syntax tree of the code; undefined when the parser gives up. */
export async function parseTree(language: string, code: string): Promise<SyntaxNode | undefined> {
  const library = await (treeSitter ??= loadTreeSitter());
  let grammar = languages.get(language);
  if (!grammar) {
    grammar = lastLoad.then(() => library.Language.load(readFileSync(grammarFile(language))));
    lastLoad = grammar.catch(() => undefined);
    languages.set(language, grammar);
  }
  const parser = new library.Parser();
  parser.setLanguage(await grammar);
  return parser.parse(`${code}\n`)?.rootNode;
}

/** The first place that the grammar does not allow. */
export function findError(node: SyntaxNode): SyntaxNode | undefined {
  if (node.isError || node.isMissing) return node;
  for (const child of node.children) {
    const found = child?.hasError || child?.isMissing ? findError(child) : undefined;
    if (found) return found;
  }
  return undefined;
}

export function requireFromSamples(name: string): unknown {
  return createRequire(path.join(samplesDir, 'package.json'))(name);
}
