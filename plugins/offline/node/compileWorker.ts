import {transformSync} from 'esbuild';

/** A worker is one plain script: types are removed and the constants it names are put in front. */
export function compileWorker(source: string, constants: Record<string, string> = {}): string {
  const {code} = transformSync(source, {loader: 'ts', target: 'es2022', legalComments: 'none'});
  const declarations = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
  return declarations.join('') + code.replace(/^export \{\};\n?/m, '');
}
