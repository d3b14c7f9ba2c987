/**
 * Says on a page that it was checked against a running platform.
 *
 * Readers get: the badge “Checked against a running 2.265.0” under the title, linked to
 * `/checked/<page>.txt`, which lists what was checked.
 * Reads: `data/conformance.json`, written by `npm run conformance`; the front matter gets it
 * through `withChecks` in docusaurus.config.ts.
 * Emits: the text files. In `npm run dev`: nothing.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {outputFile} from '../shared/outputFile';
import {checkedPages, readConformance} from './node/pageChecks';
import {renderChecks} from './node/renderChecks';

export {checkedPages, readConformance, withChecks} from './node/pageChecks';

export default function conformance({siteDir}: LoadContext): Plugin {
  return {
    name: 'conformance',
    async postBuild({outDir}) {
      const results = readConformance(siteDir);
      for (const [page, checked] of checkedPages(results))
        await outputFile(path.join(outDir, checked.href), renderChecks(page, checked, results.checks));
    },
  };
}
