/**
 * Tables from data/tables, data/known-problems and data/upgrades.json.
 *
 * Readers get one filter over all rows of a page, by words and, for what depends on a release, by
 * product and release; a link to what they filtered (`?filter=secret`, `?version=4.1.0`); and the
 * rest of long lists on a click.
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
