/**
 * Says on a page how many of its statements were checked against a running platform.
 *
 * Readers get: the last line “14 statements checked against Flagsmith 2.265.0”, linked to
 * `/checked/<page>.txt`, which lists what was checked.
 * Reads: `data/conformance.json`, written by `npm run conformance`; the front matter gets it
 * through `withChecks` in docusaurus.config.ts.
 * Emits: the text files. In `npm run dev`: nothing.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {outputFile} from '../shared/outputFile';
import {readResults} from '../shared/record/entries';
import {checkedPages} from './node/pageChecks';
import {renderChecks} from './node/renderChecks';

export {withChecks} from './node/pageChecks';

/** Of this site; a site without a record has none. */
export function readChecks(): ReturnType<typeof checkedPages> {
  return checkedPages(readResults() ?? {release: '', commit: '', checks: []});
}

export default function conformance(_context: LoadContext): Plugin {
  return {
    name: 'conformance',
    async postBuild({outDir}) {
      for (const [page, checks] of readChecks()) await outputFile(path.join(outDir, checks.href), renderChecks(page, checks));
    },
  };
}
