/** Names that a piece of JavaScript or TypeScript uses and nothing defines: not the code, not the platform, not what a fragment says it needs. */
import ts from 'typescript';

import type {Printed} from '../../../samples/printed';

const SCRIPTS = new Set(['javascript', 'jsx', 'typescript', 'tsx']);
/** Cannot find name; did you mean; shorthand property without a value. */
const CODES = new Set([2304, 2552, 18004]);
const options: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  noResolve: true,
  jsx: ts.JsxEmit.Preserve,
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2022,
  types: [],
};

const host = ts.createCompilerHost(options);
const readSourceFile = host.getSourceFile.bind(host);
const libraries = new Map<string, ts.SourceFile | undefined>();

/** The descriptions of the platform are large and the same for every sample. */
function readLibrary(name: string, target: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.SourceFile | undefined {
  if (!libraries.has(name)) libraries.set(name, readSourceFile(name, target));
  return libraries.get(name);
}

export function listUndefinedNames({language, text, kind, needs}: Pick<Printed, 'language' | 'text' | 'kind' | 'needs'>): string[] {
  if (!SCRIPTS.has(language)) return [];
  // A property alone is part of an object that the reader already has.
  const code = kind === 'fragment' && /^\s*\w+:/.test(text) ? `({${text}});` : text;
  const file = 'sample.tsx';
  host.getSourceFile = (name, target) => (name === file ? ts.createSourceFile(name, code, target) : readLibrary(name, target));
  const program = ts.createProgram([file], options, host);
  const given = kind === 'fragment' ? needs.split(/[^\w$]+/) : [];
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .filter((diagnostic) => CODES.has(diagnostic.code))
    .map(({start = 0, length = 0}) => code.slice(start, start + length))
    .filter((name) => !given.includes(name));
}
