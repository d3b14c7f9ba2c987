/**
 * The contents of a page, and where in it the reader is.
 *
 * Readers get: the section they are in, marked in the list beside the text or named
 * in a bar under the navbar.
 * Works the same in `npm run dev`.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {replaceModules} from '../shared/replaceModule';

export default function tableOfContents({siteDir}: LoadContext): Plugin {
  const highlight = {
    request: './hooks/useTOCHighlight',
    importer: '@docusaurus/theme-common/lib',
    original: path.join(siteDir, 'node_modules/@docusaurus/theme-common/lib/hooks/useTOCHighlight.js'),
    replacement: path.join(siteDir, 'plugins/table-of-contents/client/tocHighlight.ts'),
  };
  return {
    name: 'table-of-contents',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      plugins: replaceModules(currentBundler, 'table-of-contents', [highlight], isServer),
    }),
  };
}
