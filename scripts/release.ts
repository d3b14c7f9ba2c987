/**
 * `npm run release -- v2.266.0 --source ../flagsmith`: compares a release of the platform with the
 * one that the pages describe. It prints which variables, permissions, endpoints, error texts and
 * labels are new, gone or changed, with the files to edit and the checks that are stale.
 *
 *   --from v2.260.0   compares with another release than the described one
 *   --sdks            writes the newest release of every SDK to data/sdk-versions.json instead
 *   --surface ../sdks compares what the SDKs export with the pages instead
 */
import {readdirSync, readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';

import {readRelease} from '../plugins/shared/readFacts';
import {readResults} from '../plugins/shared/record/entries';
import {runMain} from './lib/runMain';
import {compareFacts, describe, type Source} from './release/compare';
import {KINDS} from './release/facts';
import {readSources} from './release/readSources';
import {updateSdkVersions} from './release/sdkVersions';
import {updateSurfaces} from './release/surface';

const FOLDERS = ['docs', 'data/tables', 'openapi'];

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {source: {type: 'string'}, from: {type: 'string'}, sdks: {type: 'boolean', default: false}, surface: {type: 'string'}},
    allowPositionals: true,
  });
  if (values.sdks) return updateSdkVersions();
  if (values.surface) return updateSurfaces(values.surface);
  const [tag] = positionals;
  if (!tag || !values.source) throw new Error('Name a tag and a checkout: npm run release -- v2.266.0 --source ../flagsmith');
  const from = values.from ?? `v${readRelease('.').version}`;
  const [before, after] = [readSources(values.source, from), readSources(values.source, tag)];
  const sources = FOLDERS.flatMap(readTexts);
  const checks = readResults()?.checks ?? [];
  console.log(`${from} → ${tag}\n`);
  for (const kind of KINDS) console.log(describe(kind, compareFacts(kind.read(before), kind.read(after)), sources, checks).join('\n'));
}

function readTexts(folder: string): Source[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(mdx|json|yaml)$/.test(file))
    .sort()
    .map((file) => ({file: `${folder}/${file}`, text: readFileSync(`${folder}/${file}`, 'utf8')}));
}

runMain(main);
