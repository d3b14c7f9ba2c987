import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The site's font under a name that changes with it, so that browsers may keep it for good. */
export function fontFile(siteDir: string): {file: string; data: Buffer} {
  const data = readFileSync(path.join(siteDir, 'plugins/hydrate-on-intent/fonts/inter-latin.woff2'));
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
  return {file: `assets/fonts/inter-latin.${hash}.woff2`, data};
}
