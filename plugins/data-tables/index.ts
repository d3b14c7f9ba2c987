/**
 * The browser half of tables from data.
 *
 * Readers get one filter over all rows of a page, a link to what they filtered (`?filter=secret`),
 * and the rest of long lists on a click.
 * The build half is `node/remarkDataTables.ts`, named in config/markdown.ts.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

export default function dataTables({siteDir}: LoadContext): Plugin {
  return {
    name: 'data-tables',
    getClientModules: () => [path.join(siteDir, 'plugins/data-tables/client/listen.ts')],
  };
}
