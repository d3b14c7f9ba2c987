import path from 'node:path';

import {bundleScript} from '../../shared/bundleScript';
import {contentHash} from '../../shared/contentHash';

/**
 * The script that makes the offer, under a name that changes with it, so that
 * browsers may keep it for good.
 */
export function continueFile(siteDir: string): {file: string; data: string} {
  const data = bundleScript(path.join(siteDir, 'plugins/reading-position/client/continueReading.ts'));
  return {file: `assets/continue-reading.${contentHash(data)}.js`, data};
}
