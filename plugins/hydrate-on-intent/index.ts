/**
 * Pages that are there before any script, and an application that is ready when
 * the reader reaches for it.
 *
 * Most of it is the page template (`node/pageTemplate.ts`, set in docusaurus.config.ts) with its
 * inline loader (`client/loader.ts`).
 * Emits: the site's font, which the loader fetches after the first page has loaded.
 * The script begins with client/entry.ts, which evaluates it in steps.
 * In `npm run dev` neither is used: scripts run at once, and text is shown in the fallback font.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {fontFile} from './node/fontFile';

export {pageTemplate} from './node/pageTemplate';

export default function hydrateOnIntent({siteDir}: LoadContext): Plugin {
  return {
    name: 'hydrate-on-intent',
    configureWebpack: (config, isServer) =>
      isServer || config.mode === 'development' ? {} : {entry: path.join(siteDir, 'plugins/hydrate-on-intent/client/entry.ts')},
    async postBuild({outDir}) {
      const {file, data} = fontFile(siteDir);
      await mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
      await writeFile(path.join(outDir, file), data);
    },
  };
}
