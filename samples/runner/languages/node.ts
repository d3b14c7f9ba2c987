import {existsSync, mkdirSync, readlinkSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';

import {writeIfChanged} from '../collect';
import {installNodePackages} from '../packages';
import {rootDir, samplesDir} from '../paths';
import {run} from '../process';
import type {Language, Toolchain} from '../types';

/** A name that nothing defines, also one written in short form; the types of scripts are not checked. */
const UNDEFINED_NAME = /error TS(2304|2552|18004|2503):/;
const TYPED = /\.tsx?$/;
const tool = (name: string): string => path.join(rootDir, 'node_modules', name);

/** JavaScript runs in Node as it is; TypeScript is checked with `tsc --strict` first (the native compiler: a tenth of the time) and then run through tsx. */
export const node: Toolchain = {
  required: true,
  compiles: (file) => TYPED.test(file),
  async prepare(language) {
    await installNodePackages();
    linkPackages(language);
    const errors = new Map<string, string>();
    const typed = language.samples.filter(({file, level}) => TYPED.test(file) && level !== 'parsed');
    writeIfChanged(path.join(language.dir, 'package.json'), '{"type": "module"}\n');
    writeIfChanged(path.join(language.dir, 'tsconfig.json'), JSON.stringify(compilerOptions(typed.map(({file}) => file))));
    if (typed.length === 0) return {errors};
    const {code, stdout} = await run(process.execPath, [tool('typescript-native/bin/tsc'), '-p', 'tsconfig.json'], {
      cwd: language.dir,
      timeoutMs: 180_000,
    });
    if (code === 0) return {errors};
    for (const line of stdout.split('\n')) {
      const file = /^([^()\s]+)\(\d+,\d+\): error/.exec(line)?.[1];
      const sample = language.samples.find((candidate) => candidate.file === file) ?? (line.includes('error') ? typed[0] : undefined);
      if (sample) errors.set(sample.id, `${errors.get(sample.id) ?? ''}${line}\n`);
    }
    return {errors};
  },
  async names(samples, {dir}) {
    const scripts = samples.filter(({file}) => !TYPED.test(file));
    const {compilerOptions: strict} = compilerOptions([]);
    const options = {...strict, strict: false, allowJs: true, checkJs: true, incremental: false, tsBuildInfoFile: undefined};
    writeIfChanged(path.join(dir, 'tsconfig.names.json'), JSON.stringify({compilerOptions: options, files: scripts.map(({file}) => file)}));
    if (scripts.length === 0) return new Map();
    const {stdout} = await run(process.execPath, [tool('typescript-native/bin/tsc'), '-p', 'tsconfig.names.json'], {cwd: dir, timeoutMs: 180_000});
    const lines = stdout.split('\n').filter((line) => UNDEFINED_NAME.test(line));
    return new Map(
      scripts.flatMap(({id, file}) => {
        const own = lines.filter((line) => line.startsWith(`${file}(`));
        return own.length > 0 ? [[id, own.join('\n')] as const] : [];
      }),
    );
  },
  command: ({copy, file, entry}, {dir, manifest}) => {
    const preload = [
      ...((entry.runtime ?? manifest.runtime) === 'browser' ? ['--import', path.join(samplesDir, 'runner/browser.mjs')] : []),
      ...(TYPED.test(file) ? ['--import', tool('tsx/dist/esm/index.mjs')] : []),
    ];
    return {program: process.execPath, args: [...preload, copy], cwd: dir};
  },
};

function compilerOptions(files: string[]) {
  return {
    compilerOptions: {
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
      // An unchanged folder is not checked a second time.
      incremental: true,
      tsBuildInfoFile: '.tsbuildinfo',
    },
    files,
  };
}

/** Most packages are in samples/node_modules, which the copies find by themselves; the rest is beside the language's own manifest. */
function linkPackages({name, dir}: Language): void {
  const own = path.join(samplesDir, name, 'node_modules');
  const link = path.join(dir, 'node_modules');
  const isLinked = existsSync(link) && readlinkSync(link) === own;
  if (!existsSync(own) || isLinked) return;
  mkdirSync(dir, {recursive: true});
  rmSync(link, {force: true, recursive: true});
  symlinkSync(own, link);
}
