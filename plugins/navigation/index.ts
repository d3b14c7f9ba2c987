/**
 * Moving between pages.
 *
 * Readers get: clean URLs (`.html` and `/index.html` are trimmed), links that are fetched ahead on hover, touch and in view and never
 * twice, the section they are in (beside the text or in a bar under the navbar), and a message with "Retry" when a part of the page
 * cannot be loaded. Works the same in `npm run dev`.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {replaceModules} from '../shared/replaceModule';

export default function navigation({siteDir}: LoadContext): Plugin {
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
  };
}
