/**
 * Code samples: what a page shows is what the tests ran.
 *
 * Readers get: code from real files, with a label that says what was done with it (runs in CI, ran
 * on a date, or parsed) and with which SDK release, and install lines with the current version.
 * Reads: samples/<language>/, each folder's samples.json, data/sdk-versions.json, and the record of
 * what ran in data/conformance.json. Never the network.
 * Does: through node/remarkCodeSamples.ts,
 *   - a fence with sample="python/evaluate.py#remote" and an empty body becomes that
 *     region, dedented; its node carries what the block says about it (types.ts);
 *   - {{sdk:python}} or {{sdk:python.install}} in a fence or inline code becomes the
 *     version or another field;
 *   - <SdkVersion sdk="python" /> becomes text (field="install" shows another field).
 *   - a part of a file carries the whole file with it, once per page and tab; later parts link to
 *     that block; files that people keep ("download" in the manifest) are written to
 *     /downloads/<language>/<file>.
 * Fails the build, with page and line, on a file, region or SDK that does not exist,
 * and lists the ones that do.
 * In `npm run dev`: the same. This plugin's own part is to watch the samples and versions, so that
 * a change reloads the pages.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import type {Markdown} from '../shared/markdownHalf';
import {remarkCodeSamples} from './node/remarkCodeSamples';
import {writeDownloads} from './node/writeDownloads';

export {readRegions} from './node/regions';

export const markdown: Markdown = () => ({write: [remarkCodeSamples]});

export default function codeSamples({siteDir}: LoadContext): Plugin {
  return {
    name: 'code-samples',
    async postBuild({outDir}) {
      await writeDownloads(siteDir, outDir);
    },
    getPathsToWatch: () => [
      path.join(siteDir, 'data/sdk-versions.json'),
      path.join(siteDir, 'data/conformance.json'),
      path.join(siteDir, 'samples/*/samples.json'),
      path.join(siteDir, 'samples/*/*.{js,mjs,ts,tsx,py,go,java,rs,sh,kt,swift,cs,rb,php,ex,exs,dart,tf,yaml,sql,json,ps1}'),
    ],
  };
}
