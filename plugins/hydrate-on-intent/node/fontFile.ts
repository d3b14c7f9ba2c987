import {readFileSync} from 'node:fs';
import path from 'node:path';

import {contentHash} from '../../shared/contentHash';

/** The site's font under a name that changes with it, so that browsers may keep it for good. */
export function fontFile(siteDir: string): {file: string; data: Buffer} {
  const data = readFileSync(path.join(siteDir, 'plugins/hydrate-on-intent/fonts/inter-latin.woff2'));
  return {file: `assets/fonts/inter-latin.${contentHash(data)}.woff2`, data};
}
