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
  // Samples without an import are modules too, so that none sees the names of another.
  moduleDetection: ts.ModuleDetectionKind.Force,
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2022,
  types: [],
};

type Sample = Pick<Printed, 'language' | 'text' | 'whole' | 'kind' | 'needs'>;

/**
 * The names that are missing, for each sample that has any. TypeScript decides for its own
 * languages, the grammars of samples/names for the others.
 */
export async function findUndefinedNames<S extends Sample>(samples: readonly S[]): Promise<Map<S, string[]>> {
  const found = findInScripts(samples.filter(({language}) => SCRIPTS.has(language)));
  for (const sample of samples.filter(({language}) => !SCRIPTS.has(language))) {
    const names = await listByGrammar(sample.language, sample.whole ?? sample.text, listGiven(sample));
    found.set(
      sample,
      names.map(({name, line}) => `${name} (line ${line})`),
    );
  }
  return new Map([...found].filter(([, names]) => names.length > 0));
}

/** One program for all: preparing the types of the platform takes longer than a hundred samples. */
function findInScripts<S extends Sample>(samples: readonly S[]): Map<S, string[]> {
  const codes = new Map(samples.map((sample, index) => [`sample-${index}.tsx`, {sample, code: readCode(sample)}]));
  const host = ts.createCompilerHost(options);
  const readLibrary = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target) => {
    const own = codes.get(name);
    return own ? ts.createSourceFile(name, own.code, target) : readLibrary(name, target);
  };
  const program = ts.createProgram([...codes.keys()], options, host);
  return new Map(
    [...codes].map(([name, {sample, code}]) => {
      const given = listGiven(sample);
      const missing = program
        .getSemanticDiagnostics(program.getSourceFile(name))
        .filter((diagnostic) => CODES.has(diagnostic.code))
        .map(({start = 0, length = 0}) => code.slice(start, start + length))
        .filter((found) => !given.includes(found));
      return [sample, missing];
    }),
  );
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
