/**
 * Where a reader stopped on a long page, kept until the next visit.
 *
 * Readers get: when they open such a page again from elsewhere, a small offer to continue at the
 * heading where they were. It never scrolls by itself: a page opens at its top or at the hash, and
 * going back or reloading is the browser's business.
 * Keeps: route and heading of the last 30 pages, in local storage. The language chosen in tabs is
 * kept by plugins/static-pages.
 * Emits: a script that makes the offer. The inline loader (plugins/hydrate-on-intent) fetches it
 * where there is something to offer, so the offer does not wait for the application; in
 * `npm run dev`, which has no loader, the application makes it.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {outputFile} from '../shared/outputFile';
import {continueFile} from './node/continueFile';

export default function readingPosition({siteDir}: LoadContext): Plugin {
  const own = (name: string) => path.join(siteDir, 'plugins/reading-position/client', name);
  return {
    name: 'reading-position',
    getClientModules: () => [own('keepPosition.ts'), own('readingPosition.css')],
    async postBuild({outDir}) {
      const {file, data} = continueFile(siteDir);
      await outputFile(path.join(outDir, file), data);
    },
  };
}
