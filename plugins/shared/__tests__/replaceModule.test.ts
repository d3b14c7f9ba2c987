import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {replaceModule} from '../replaceModule';

type Stats = {toJson: (options: object) => {modules?: {name?: string}[]}};
type Rspack = Parameters<typeof replaceModule>[0] & ((options: object, done: (error: Error | null, stats: Stats) => void) => void);

// The bundler of the site, which comes with @docusaurus/faster.
const rspack = createRequire(require.resolve('@docusaurus/faster'))('@rspack/core') as Rspack;

let folder: string;
const file = (name: string) => path.join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'replace-module-'));
  writeFileSync(file('entry.js'), `import './hooks.js'; import './other.js';`);
  for (const name of ['hooks', 'other', 'own']) writeFileSync(file(`${name}.js`), `console.log("${name}")`);
});

afterAll(() => rmSync(folder, {recursive: true}));

function bundle(importer: string): Promise<string[]> {
  const plugins = [replaceModule(rspack, {request: './hooks.js', importer, replacement: file('own.js')})];
  const options = {context: folder, entry: './entry.js', mode: 'development', devtool: false, output: {path: file('out')}, plugins};
  return new Promise((resolve, reject) =>
    rspack(options, (error, stats) => {
      if (error) return reject(error);
      const {modules = []} = stats.toJson({all: false, modules: true});
      resolve(modules.flatMap(({name}) => name ?? []).sort());
    }),
  );
}

describe('replaceModule', () => {
  it('puts the replacement into the bundle instead of the original', async () => {
    expect(await bundle(`${path.basename(folder)}/`)).toEqual(['./entry.js', './other.js', './own.js']);
  });

  it('leaves importers in other folders alone', async () => {
    expect(await bundle('elsewhere/')).toEqual(['./entry.js', './hooks.js', './other.js']);
  });
});
