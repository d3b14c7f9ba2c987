import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describeSample, readManifest} from './readManifest';

/**
 * `check:operations/outputs/bootstrap`: a check against the running platform prints it, see
 * conformance/.
 */
export const CHECKED = 'check:';

/**
 * Refuses output that the run of a sample did not print. samples/run.ts compares the run with the
 * manifest, and this compares the page with the manifest. A value that a program checks itself
 * against is in its source instead. Throws when a line has no such origin. Output of a check
 * has its proof in data/conformance.json, which tests/content/conformance.test.ts compares with the
 * page.
 */
export function checkOutput(reference: string, shown: string, samplesDir: string): void {
  if (reference.startsWith(CHECKED)) return;
  const [language = '', ...rest] = reference.split('/');
  const file = rest.join('/');
  const manifest = readManifest(samplesDir, language);
  const entry = manifest.files[file];
  if (!entry || describeSample(manifest, file).level !== 'executed') {
    throw new Error(`output="${reference}" is not an executed sample, so nothing printed this. Name one, or leave "output" out.`);
  }
  const printed = entry.stdout ?? entry.contains ?? [];
  const source = readFileSync(path.join(samplesDir, reference), 'utf8');
  let position = 0;
  for (const line of shown.split('\n')) {
    const found = printed.indexOf(line, position);
    if (found >= 0) position = found + 1;
    else if (!source.includes(`"${line}"`) && !source.includes(`'${line}'`)) {
      throw new Error(`samples/${reference} does not print "${line}" here. Its output:\n${printed.join('\n')}`);
    }
  }
}
