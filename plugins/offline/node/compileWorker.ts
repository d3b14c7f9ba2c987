import ts from 'typescript';

/** A worker is one plain script: types are removed and the constants it names are put in front. */
export function compileWorker(source: string, constants: Record<string, string> = {}): string {
  const {outputText} = ts.transpileModule(source, {
    compilerOptions: {target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, removeComments: true},
  });
  const declarations = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
  return declarations.join('') + outputText.replace(/^export \{\};\n?/m, '');
}
