/**
 * What `npm run dev` cannot show, said in the page.
 *
 * Writers get: a line above the page, in development only, which names what exists only in a
 * build. It scrolls away with the page and covers nothing.
 * Reads and emits: nothing. Switched off in production by returning null. `npm run check:dev`
 * compares the rest with the build.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

export default function devNotice({siteDir}: LoadContext): Plugin | null {
  if (process.env['NODE_ENV'] === 'production') return null;
  return {
    name: 'dev-notice',
    getClientModules: () => [path.join(siteDir, 'plugins/dev-notice/client/showNotice.ts')],
  };
}
