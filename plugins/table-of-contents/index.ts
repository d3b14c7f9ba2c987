/**
 * The contents of a page, and where in it the reader is.
 *
 * Readers get: the section they are in, marked in the list beside the text or named
 * in a bar under the navbar.
 * Works the same in `npm run dev`.
 */
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

export default function tableOfContents(): Plugin {
  return {
    name: 'table-of-contents',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client/tocHighlight.ts')],
  };
}
