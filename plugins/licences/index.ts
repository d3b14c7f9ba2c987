/**
 * What ships to the browser, and under which licences.
 *
 * Readers get: `/third-party-licences.txt` with every package whose code is in the scripts, its
 * version, licence and text, as those licences ask.
 * Reads: the modules of the browser bundle, as the bundler reports them,
 * and the packages' own files.
 * Emits: the text file. A package whose licence is not in `allowed` stops the build, so that
 * no one adds one by accident.
 * In `npm run dev`: nothing.
 */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {readLicence} from './node/readLicence';
import {renderLicences} from './node/renderLicences';
import {shippedPackages} from './node/shippedPackages';

const ALLOWED = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']);

type BundledModule = {resource?: string; modules?: Iterable<BundledModule> | undefined};
type Compiler = {hooks: {done: {tap: (name: string, use: (stats: {compilation: {modules: Iterable<BundledModule>}}) => void) => void}}};

export default function licences(_context: LoadContext): Plugin {
  const files = new Set<string>();
  return {
    name: 'licences',

    configureWebpack: (config, isServer) => {
      if (isServer || config.mode !== 'production') return {};
      const collect = (modules: Iterable<BundledModule>) => {
        for (const {resource, modules: inner} of modules) {
          if (resource) files.add(resource.split('?')[0] ?? resource);
          if (inner) collect(inner);
        }
      };
      return {
        plugins: [{apply: (compiler: Compiler) => compiler.hooks.done.tap('licences', ({compilation}) => collect(compilation.modules))}],
      } as object;
    },

    async postBuild({outDir}) {
      const packages = await Promise.all(shippedPackages(files).map(readLicence));
      const foreign = packages.filter(({licence}) => !ALLOWED.has(licence));
      if (foreign.length > 0) {
        throw new Error(
          `Scripts contain packages under licences that are not allowed: ${foreign.map(({name, licence}) => `${name} (${licence})`).join(', ')}. Remove them, or add the licence to plugins/licences/index.ts after review.`,
        );
      }
      await writeFile(path.join(outDir, 'third-party-licences.txt'), renderLicences(packages));
    },
  };
}
