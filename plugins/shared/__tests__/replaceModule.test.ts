import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {replaceModules, type Replacement} from '../replaceModule';

type Bundler = Parameters<typeof replaceModules>[0];
type Stats = {toJson: (options: object) => {errors?: {message: string}[]; modules?: {name?: string}[]}};
type Child = {runAsChild: (done: (error: Error | null, entries: unknown, compilation?: {errors: unknown[]}) => void) => void};
type Outer = {
  hooks: {
    make: {
      tapAsync: (
        name: string,
        use: (
          compilation: {createChildCompiler: (name: string, options: object, plugins: object[]) => Child},
          done: (error: Error | null) => void,
        ) => void,
      ) => void;
    };
  };
};
type Rspack = ((options: object, done: (error: Error | null, stats: Stats) => void) => void) & {
  EntryPlugin: new (folder: string, file: string, options: object) => {apply: (compiler: Child) => void};
};

// The bundler of the site, which comes with @docusaurus/faster.
const rspack = createRequire(require.resolve('@docusaurus/faster'))('@rspack/core') as Rspack;
const bundler = {name: 'rspack', instance: rspack} as unknown as Bundler;

let folder: string;
const file = (name: string) => path.join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'replace-module-'));
  writeFileSync(file('entry.js'), `import './hooks.js'; import './other.js';`);
  writeFileSync(file('hooks.js'), 'console.log("original")');
  writeFileSync(file('other.js'), 'console.log("other")');
  writeFileSync(file('own.js'), 'console.log("own")');
});

afterAll(() => rmSync(folder, {recursive: true}));

function bundle(
  replacement: Partial<Replacement>,
  isOptional?: boolean,
  more: object[] = [],
): Promise<{errors: string[]; files: string[]}> {
  const whole = {request: './hooks.js', original: file('hooks.js'), replacement: file('own.js'), ...replacement};
  const plugins = [...replaceModules(bundler, 'example', [whole], isOptional), ...more];
  const options = {context: folder, entry: './entry.js', mode: 'development', devtool: false, output: {path: file('out')}, plugins};
  return new Promise((resolve, reject) =>
    rspack(options, (error, stats) => {
      if (error) return reject(error);
      const {errors = [], modules = []} = stats.toJson({all: false, errors: true, modules: true});
      resolve({errors: errors.map(({message}) => message), files: modules.flatMap(({name}) => name ?? []).sort()});
    }),
  );
}

describe('replaceModules', () => {
  it('puts the replacement into the bundle instead of the original', async () => {
    expect(await bundle({})).toEqual({errors: [], files: ['./entry.js', './other.js', './own.js']});
  });

  it('counts importers in the given folder only', async () => {
    expect((await bundle({importer: path.basename(folder)})).errors).toEqual([]);
    expect((await bundle({importer: `${path.basename(folder)}/`})).errors).toEqual([]);
    expect((await bundle({importer: 'elsewhere'})).files).toContain('./hooks.js');
  });

  it('fails the build when no file asks for the module, and names plugin, module and remedy', async () => {
    const {errors} = await bundle({request: './hooks/renamed'});
    expect(errors).toEqual([
      expect.stringMatching(/plugins\/example .*"\.\/hooks\/renamed".*no file asks for it.*decisions\/public-interfaces\.md/),
    ]);
  });

  it('accepts that nothing asks for it where that is expected', async () => {
    expect((await bundle({request: './hooks/renamed'}, true)).errors).toEqual([]);
  });

  it('asks nothing of a compilation inside another, such as that of a template', async () => {
    const errors: unknown[] = [];
    const inner = {
      apply: (compiler: Outer) =>
        compiler.hooks.make.tapAsync('template', (compilation, done) => {
          const child = compilation.createChildCompiler('template', {}, []);
          new rspack.EntryPlugin(folder, './other.js', {name: 'template'}).apply(child);
          child.runAsChild((error, _entries, compiled) => {
            errors.push(...(compiled?.errors ?? []));
            done(error);
          });
        }),
    };
    expect((await bundle({}, false, [inner])).errors).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('stops at once when the original is gone', () => {
    expect(() => bundle({original: file('gone.js')})).toThrow(/plugins\/example .*gone\.js does not exist/);
  });
});
