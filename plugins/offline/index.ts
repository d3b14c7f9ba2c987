/**
 * Visited pages without a network, and a notice when the site has changed.
 *
 * Readers get: pages they have visited, and search once they have used it, while offline; "A newer
 * version of these pages is available" with a button after a deploy.
 * Pages come from the network; a stored copy is shown if it fails or takes more than 4 s.
 * Reads: the built pages, for a value that differs in every build.
 * Emits: `/sw.js` from worker/worker.ts. With `enabled: false` (OFFLINE=off) it is worker/remove.ts
 * instead, which removes what earlier builds left in browsers.
 * In `npm run dev`: nothing. decisions/offline.md has the reasons.
 */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {readBuiltPages} from '../shared/builtPages';
import {bundleScript} from '../shared/bundleScript';
import {contentHash} from '../shared/contentHash';
import type {PluginOptions} from './options';

export {validateOptions} from './options';

export default function offline(_context: LoadContext, {enabled}: PluginOptions): Plugin {
  const isBuild = process.env['NODE_ENV'] === 'production';
  return {
    name: 'offline',
    getClientModules: () => (enabled && isBuild ? [path.join(__dirname, 'client/index.ts')] : []),

    async postBuild({outDir}) {
      const file = path.join(__dirname, enabled ? 'worker/worker.ts' : 'worker/remove.ts');
      // Pages name every script, style and data folder, so any change of the site changes it.
      const build = contentHash(...(await readBuiltPages(outDir)).flatMap(({file: name, html}) => [name, html]));
      await writeFile(path.join(outDir, 'sw.js'), bundleScript(file, {BUILD: JSON.stringify(build)}));
    },
  };
}
