/**
 * Interactive aids: flags evaluated in the page, calculators and generators.
 *
 * Readers get: a worked example (picture and table) in the HTML; when they come near it, the same
 * example as something they can change; and the rule of the home page's flag, which is evaluated as
 * they type. Nothing that they enter leaves the browser. The state is in
 * the URL after the `#`, so that it can be sent to someone; secrets are never in it.
 * Reads: the words of types.ts in pages, through `node/remarkAids.ts`; data/tables for permissions
 * and the Edge Proxy.
 * Emits: static HTML, and chunks that load when an aid is near the viewport: one per aid, one
 * stylesheet, and the worker with the flag engine.
 * Evaluation is done by the engine of the Node.js SDK, in a worker: a link may hold a pattern that
 * never ends, and the page must survive it.
 * In `npm run dev`: the same.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import type {Markdown} from '../shared/markdownHalf';
import {replaceModule} from '../shared/replaceModule';
import {remarkAids} from './node/remarkAids';

export const markdown: Markdown = () => ({draw: [remarkAids]});

const SDK_ENGINE = 'flagsmith-nodejs/build/esm/flagsmith-engine/';

export default function playground({siteDir}: LoadContext): Plugin {
  const own = (name: string) => path.join(siteDir, 'plugins/playground/client/engine', name);
  return {
    name: 'playground',
    getClientModules: () => [path.join(siteDir, 'plugins/playground/client/flagDemo.ts')],
    configureWebpack: (_config, isServer, {currentBundler}) => {
      const replace = (request: string, name: string) =>
        replaceModule(currentBundler.instance, {request, importer: SDK_ENGINE, replacement: own(name)});
      return {
        // The engine is not among the package's entries, so the folder gets a name of its own.
        resolve: {alias: {'flag-engine': path.join(siteDir, 'node_modules', SDK_ENGINE)}},
        plugins: isServer ? [] : [replace('node:crypto', 'browserCrypto.ts'), replace('semver', 'semverFunctions.ts')],
      };
    },
  };
}
