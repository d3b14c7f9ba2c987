/**
 * Names that a printed script uses and nothing defines: not the code, not the platform, not what a
 * fragment says it needs. Compilers and pyflakes look at other languages, as far as those run.
 */
import ts from 'typescript';

import type {Printed} from './readPrinted';

const SCRIPTS = new Set(['javascript', 'jsx', 'typescript', 'tsx']);
/** Cannot find name; did you mean; shorthand property without a value. */
const CODES = new Set([2304, 2552, 18004]);
const options: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  noResolve: true,
  jsx: ts.JsxEmit.Preserve,
  // Samples without an import are modules too, so that none sees the names of another.
  moduleDetection: ts.ModuleDetectionKind.Force,
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2022,
  // Programs for Node as well as for a browser.
  types: ['node'],
};

type Sample = Pick<Printed, 'language' | 'text' | 'whole' | 'kind' | 'needs'>;

/**
 * The names that are missing, for each script that has any. One program for all: preparing the
 * types of the platform takes longer than a hundred samples.
 */
export function findUndefinedNames<S extends Sample>(samples: readonly S[]): Map<S, string[]> {
  const scripts = samples.filter(({language}) => SCRIPTS.has(language));
  const codes = new Map(scripts.map((sample, index) => [`sample-${index}.tsx`, {sample, code: readCode(sample)}]));
  const host = ts.createCompilerHost(options);
  const readLibrary = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target) => {
    const own = codes.get(name);
    return own ? ts.createSourceFile(name, own.code, target) : readLibrary(name, target);
  };
  const program = ts.createProgram([...codes.keys()], options, host);
  const found = [...codes].map(([name, {sample, code}]) => {
    const given = listGiven(sample);
    const missing = program
      .getSemanticDiagnostics(program.getSourceFile(name))
      .filter((diagnostic) => CODES.has(diagnostic.code))
      .map(({start = 0, length = 0}) => code.slice(start, start + length))
      .filter((text) => !given.includes(text));
    return [sample, missing] as const;
  });
  return new Map(found.filter(([, missing]) => missing.length > 0));
}

function readCode({whole, text: shown, kind}: Sample): string {
  const text = whole ?? shown;
  // A property alone is part of an object that the reader already has.
  return kind === 'fragment' && /^\s*\w+:/.test(text) ? `({${text}});` : text;
}

/** What a fragment says it needs. */
function listGiven({kind, needs}: Sample): string[] {
  return kind === 'fragment' ? needs.split(/[^\w$]+/) : [];
}
