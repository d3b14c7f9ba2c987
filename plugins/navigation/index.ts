/**
 * Moving between pages.
 *
 * Readers get: clean URLs (`.html` and `/index.html` are trimmed), links that are fetched
 * ahead on hover, touch and in view and never twice, and a message with "Retry" when a part of
 * the page cannot be loaded.
 * Works the same in `npm run dev`.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

const MODULES = ['trimAddress.ts', 'wholePage.ts', 'missingTarget.ts', 'chunkFailure.ts', 'prefetchLinks.ts'];

export default function navigation({siteDir}: LoadContext): Plugin {
  return {
    name: 'navigation',
    getClientModules: () => MODULES.map((name) => path.join(siteDir, 'plugins/navigation/client', name)),
  };
}
