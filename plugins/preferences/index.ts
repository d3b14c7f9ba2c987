/**
 * What the reader sets once: where Flagsmith runs for them, and how code looks.
 *
 * Readers get: API URLs in every sample that follow their own host (`?host=flags.example.com` in a
 * link offers it), and a code theme; both kept in local storage. The panel of preferences changes
 * them, and so does "API URL" on every sample that names the API.
 * Reads: `data-api-host` marks that plugins/code-blocks leaves in code.
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
