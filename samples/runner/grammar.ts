/** Tree-sitter grammars, as WebAssembly from npm: the same parser on every machine. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {installParsers} from './packages';
import {samplesDir} from './paths';

/** A node of the syntax tree, with the few members that are used here. */
export type SyntaxNode = {
  type: string;
  text: string;
  hasError: boolean;
  isError: boolean;
  isMissing: boolean;
  startPosition: {row: number};
  parent: SyntaxNode | null;
  children: (SyntaxNode | null)[];
};

type TreeSitter = {
  Parser: {
    new (): {setLanguage: (language: unknown) => void; parse: (code: string) => {rootNode: SyntaxNode} | null};
    init: () => Promise<void>;
  };
  Language: {load: (bytes: Uint8Array) => Promise<unknown>};
};

/** The collection has no grammar for PowerShell, and one for bash that stops at heredocs. */
const OWN_PACKAGE = ['bash', 'powershell'];
const COLLECTION = 'dart elixir go html java kotlin php python ruby rust swift'.split(' ');
const OTHER_NAME: Record<string, string> = {csharp: 'c_sharp'};

let treeSitter: Promise<TreeSitter> | undefined;
const languages = new Map<string, Promise<unknown>>();
/** Grammars share one WebAssembly table, so two of them must not be linked at the same time. */
let lastLoad: Promise<unknown> = Promise.resolve();

async function loadTreeSitter(): Promise<TreeSitter> {
  await installParsers();
  const library = requireFromSamples('web-tree-sitter') as TreeSitter;
  await library.Parser.init();
  return library;
}

function grammarFile(language: string): string {
  const file = OWN_PACKAGE.includes(language)
    ? `tree-sitter-${language}/tree-sitter-${language}.wasm`
    : `tree-sitter-wasms/out/tree-sitter-${OTHER_NAME[language] ?? language}.wasm`;
  return path.join(samplesDir, 'node_modules', file);
}

export function hasGrammar(language: string): boolean {
  return [...OWN_PACKAGE, ...COLLECTION, ...Object.keys(OTHER_NAME)].includes(language);
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
