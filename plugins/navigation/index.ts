/**
 * Moving between pages.
 *
 * Readers get: clean addresses (`.html` and `/index.html` are trimmed), links that are fetched ahead on hover, touch and in view and never
 * twice, the section they are in (beside the text or in a bar under the navbar), a message with "Retry" when a part of the page cannot be
 * loaded, and a not-found page that knows old addresses and close titles.
 * Reads: data/redirects.json and the routes of the docs.
 * Emits: `routes.json` in the built site (title of every page, old addresses), fetched only by the not-found page.
 * In `npm run dev`: no `routes.json`, so the not-found page shows no suggestions.
 */
import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {replaceModules} from '../shared/replaceModule';
import {collectTitles} from './node/collectTitles';
import {publishedFolder} from '../shared/publishedFolder';
import {parseRedirects} from './node/parseRedirects';
import type {RouteIndex} from './types';

const REDIRECTS = 'data/redirects.json';

export default function navigation({siteDir, baseUrl}: LoadContext): Plugin {
  const own = (name: string) => path.join(siteDir, 'plugins/navigation/client', name);
  return {
    name: 'navigation',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [
      own('trimAddress.ts'),
      own('wholePage.ts'),
      own('missingTarget.ts'),
      own('chunkFailure.ts'),
      own('prefetchLinks.ts'),
    ],
    getPathsToWatch: () => [path.join(siteDir, REDIRECTS)],

    configureWebpack: (_config, isServer, {currentBundler}) => ({
      plugins: replaceModules(
        currentBundler,
        'navigation',
        [
          {
            request: './hooks/useTOCHighlight',
            importer: '@docusaurus/theme-common/lib',
            original: path.join(siteDir, 'node_modules/@docusaurus/theme-common/lib/hooks/useTOCHighlight.js'),
            replacement: own('tocHighlight.ts'),
          },
        ],
        isServer,
      ),
    }),

    async postBuild({outDir, routesPaths}) {
      const redirects = parseRedirects(readFileSync(path.join(siteDir, REDIRECTS), 'utf8'), REDIRECTS, baseUrl);
      const index: RouteIndex = {
        titles: await collectTitles(publishedFolder(outDir, baseUrl), routesPaths),
        redirects: Object.fromEntries(redirects.map(({from, to}) => [from, to])),
      };
      await writeFile(path.join(outDir, 'routes.json'), JSON.stringify(index));
    },
  };
}
