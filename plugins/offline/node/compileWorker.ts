import {buildSync} from 'esbuild';

/**
 * A worker is one plain script: its modules are bundled, types are removed, and the constants
 * it names are put in front.
 */
export function compileWorker(file: string, constants: Record<string, string> = {}): string {
  const {outputFiles} = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
  });
  const declarations = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
  return declarations.join('') + (outputFiles[0]?.text ?? '');
}
