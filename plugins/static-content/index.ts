/**
 * The browser half of static pages: tabs, table filters and links inside HTML strings, each by one listener on the document.
 *
 * Readers get: tabs they can use by keyboard, that remember the choice across pages and can be linked (`?language=python`); tables they can
 * filter; links that navigate without a page load.
 * The build half is `node/rehypeStaticContent.ts`, named in config/markdown.ts.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

export default function staticContent({siteDir}: LoadContext): Plugin {
  const client = (name: string) => path.join(siteDir, 'plugins/static-content/client', name);
  return {
    name: 'static-content',
    getClientModules: () => [client('tabs.ts'), client('filterTables.ts'), client('filterCards.ts')],
  };
}
