/**
 * Names that a printed sample uses and nothing defines: not the code, not the platform, not what a
 * fragment says it needs.
 */
import ts from 'typescript';

import {listUndefinedNames as listByGrammar} from '../../../samples/names';
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

type Sample = Pick<Printed, 'language' | 'text' | 'whole' | 'kind' | 'needs'>;

/** TypeScript answers for its own languages, the grammars of samples/names for the others. */
export async function listUndefinedNames(sample: Sample): Promise<string[]> {
  if (SCRIPTS.has(sample.language)) return listInScript(sample);
  const given = sample.kind === 'fragment' ? sample.needs.split(/[^\w$]+/) : [];
  const found = await listByGrammar(sample.language, sample.whole ?? sample.text, given);
  return found.map(({name, line}) => `${name} (line ${line})`);
}

function listInScript({whole, text: shown, kind, needs}: Sample): string[] {
  const text = whole ?? shown;
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
