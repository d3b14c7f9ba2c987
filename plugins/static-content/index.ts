/**
 * The browser half of static pages.
 *
 * Readers get: tabs they can use by keyboard, that remember the choice across pages and can be linked (`?language=python`); and scripts that do not repeat the page: the text is in the HTML only (plugins/page-data).
 * The build half is `node/rehypeStaticContent.ts`, named in config/markdown.ts.
 * In `npm run dev` pages are not rendered ahead, so there the text travels in the bundle.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

export default function staticContent({siteDir}: LoadContext): Plugin {
  const client = (name: string) => path.join(siteDir, 'plugins/static-content/client', name);
  return {
    name: 'static-content',
    getClientModules: () => [client('tabs.ts'), client('filterCards.ts')],

    configureWebpack: (config, isServer, {currentBundler}) => {
      const inlineContent = isServer || config.mode === 'development';
      return {plugins: [new currentBundler.instance.DefinePlugin({INLINE_CONTENT: JSON.stringify(inlineContent)})]};
    },
  };
}
