/**
 * What a reader can do with a page as a whole, in a menu beside the breadcrumbs: copy it as
 * Markdown, view it as Markdown, open it in an assistant, print it. And with a part of it: the mark
 * of a heading copies the link to it.
 *
 * Works without scripts as a disclosure with links; copying and printing need them and are loaded
 * when the menu is first used.
 * Reads: the Markdown twin of the page (plugins/markdown-twins), config/assistants.ts.
 * Emits: nothing. In `npm run dev` there are no twins, so copying says that it failed.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {requirePlugins} from '../shared/requirePlugins';

export default function pageMenu({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-menu',
    async allContentLoaded({allContent}) {
      requirePlugins(allContent, 'plugins/page-menu', {'markdown-twins': 'pages as Markdown'});
    },
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [
      path.join(siteDir, 'plugins/page-menu/client/listen.ts'),
      path.join(siteDir, 'plugins/page-menu/client/pageMenu.css'),
    ],
  };
}
