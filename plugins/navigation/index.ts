/**
 * Moving between pages.
 *
 * Readers get: clean URLs (`.html` and `/index.html` are trimmed), links that are fetched
 * ahead on hover, touch and in view and never twice, links to sections that have moved to
 * another page (`moved` in the front matter of the page that they left), a message with "Retry"
 * when a part of the page cannot be loaded, and one with "Reload" after a deploy.
 * In `npm run dev` the addresses of moved sections are not checked; the rest is the same.
 */
import path from 'node:path';

import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import type {Markdown} from '../shared/markdownHalf';
import {checkMoved} from './node/checkMoved';
import {rehypeMoved} from './node/rehypeMoved';

const MODULES = [
  'trimAddress.ts',
  'wholePage.ts',
  'missingTarget.ts',
  'followMoved.ts',
  'chunkFailure.ts',
  'prefetchLinks.ts',
  'updateNotice.ts',
];

export const markdown: Markdown = () => ({annotate: [rehypeMoved]});

export default function navigation({siteDir, baseUrl}: LoadContext): Plugin {
  let docs: LoadedContent['loadedVersions'][number]['docs'] = [];
  return {
    name: 'navigation',
    getClientModules: () => MODULES.map((name) => path.join(siteDir, 'plugins/navigation/client', name)),

    async allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent | undefined;
      docs = (content?.loadedVersions ?? []).flatMap((version) => version.docs);
    },

    postBuild: ({outDir}) => checkMoved(docs, outDir, baseUrl),
  };
}
