/**
 * Tables from data/tables.
 *
 * Readers get one filter over all rows of a page, a link to what they filtered (`?filter=secret`),
 * and the rest of long lists on a click.
 * Reads: `<DataTable name="…" />` in pages, through `node/remarkDataTables.ts`.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import type {Markdown} from '../shared/markdownHalf';
import {remarkDataTables} from './node/remarkDataTables';

export const markdown: Markdown = () => ({draw: [remarkDataTables]});

export default function dataTables({siteDir}: LoadContext): Plugin {
  return {
    name: 'data-tables',
    getClientModules: () => [path.join(siteDir, 'plugins/data-tables/client/listen.ts')],
  };
}
