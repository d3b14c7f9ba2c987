import {existsSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';

import {writeIfChanged} from '../collect';
import {installNodePackages} from '../packages';
import {rootDir, samplesDir} from '../paths';
import {INSTALL_TIMEOUT_MS, run} from '../process';
import type {Language, Toolchain} from '../types';

const TYPED = /\.tsx?$/;
const tool = (name: string): string => path.join(rootDir, 'node_modules', name);

/**
 * JavaScript runs in Node as it is; TypeScript is checked with `tsc --strict` first (the native
 * compiler: a tenth of the time) and then run through tsx.
 */
export const node: Toolchain = {
  compiles: (file) => TYPED.test(file),
  async prepare(language) {
    const {dir, samples} = language;
    await installNodePackages();
    linkPackages(language);
    const errors = new Map<string, string>();
    const typed = samples.filter(({file}) => TYPED.test(file));
    writeIfChanged(path.join(dir, 'package.json'), '{"type": "module"}\n');
    if (typed.length === 0) return {errors};
    writeIfChanged(path.join(dir, 'tsconfig.json'), JSON.stringify({compilerOptions: OPTIONS, files: typed.map(({file}) => file)}));
    const tsc = [tool('typescript-native/bin/tsc'), '-p', 'tsconfig.json'];
    const {code, stdout} = await run(process.execPath, tsc, {cwd: dir, timeoutMs: INSTALL_TIMEOUT_MS});
    if (code === 0) return {errors};
    for (const line of stdout.split('\n').filter((text) => text.includes('error'))) {
      const {id = ''} = typed.find(({file}) => line.startsWith(`${file}(`)) ?? typed[0] ?? {};
      errors.set(id, `${errors.get(id) ?? ''}${line}\n`);
    }
    return {errors};
  },
  command: ({copy, file, entry}, {dir, manifest}) => {
    const preload = [
      ...((entry.runtime ?? manifest.runtime) === 'browser' ? ['--import', path.join(samplesDir, 'runner/browser.mjs')] : []),
      ...(TYPED.test(file) ? ['--import', tool('tsx/dist/esm/index.mjs')] : []),
    ];
    return {program: process.execPath, args: [...preload, copy], cwd: dir};
  },
};

const OPTIONS = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  resolveJsonModule: true,
  esModuleInterop: true,
  noEmit: true,
};

/**
 * The copies find most packages in samples/node_modules; the rest is beside the language's own
 * manifest.
 */
function linkPackages({name, dir}: Language): void {
  const own = path.join(samplesDir, name, 'node_modules');
  const link = path.join(dir, 'node_modules');
  rmSync(link, {force: true, recursive: true});
  if (existsSync(own)) symlinkSync(own, link);
}
