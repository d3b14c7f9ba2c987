import {createHash} from 'node:crypto';
import path from 'node:path';

import {buildSync} from 'esbuild';

/**
 * The script that makes the offer, under a name that changes with it, so that
 * browsers may keep it for good.
 */
export function continueFile(siteDir: string): {file: string; data: Uint8Array} {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(siteDir, 'plugins/reading-position/client/continueReading.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16'],
    legalComments: 'none',
  });
  const data = outputFiles[0]!.contents;
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
  return {file: `assets/continue-reading.${hash}.js`, data};
}
