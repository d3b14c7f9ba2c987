/**
 * "Your setup": language, edition, API URL, environment key and code theme, set once in one dialog.
 *
 * Readers get: samples with their own URL and key, tabs and comparisons that start with their
 * language and edition. All of it is kept in local storage. A link carries the rest but never the
 * key, and samples take a host from a link (`?host=flags.example.com`) only when the reader agrees.
 * The dialog opens from the navbar and from "Your setup" on each sample that names an API or a key.
 * Reads: `data-setup` marks that plugins/code-blocks leaves in code.
 * Emits: nothing. Works the same in `npm run dev`.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

export default function preferences({siteDir}: LoadContext): Plugin {
  return {
    name: 'preferences',
    getClientModules: () => [path.join(siteDir, 'plugins/preferences/client/applySettings.ts')],
  };
}
