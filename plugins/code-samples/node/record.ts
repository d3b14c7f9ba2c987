/**
 * `samples` in data/conformance.json: what was run or compiled, and when. A label on a page comes
 * from here. A record counts for a text with the same meaning, so formatting changes nothing, and a
 * sample that says something else is parsed until it has been run again.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {readResults, type SampleRun} from '../../shared/record/entries';
import type {SampleEntry} from '../types';
import {hashOf, meaningOf} from './meaning';
import {describeSample, readManifest} from './readManifest';
import {readRegions} from './regions';

export function readRuns(siteDir: string): Map<string, SampleRun> {
  const {samples = []} = readResults(path.join(siteDir, 'data/conformance.json')) ?? {};
  return new Map(samples.map((run) => [run.id, run]));
}

/** Of the text, of what only runs it, and of what the manifest expects. */
export function hashSample(file: string, source: string, entry: SampleEntry = {}): string {
  const {whole, driver} = readRegions(source, file);
  const {stdout, contains, exitCode, env, receives, runtime} = entry;
  return hashOf([meaningOf(file, whole), meaningOf(file, driver), JSON.stringify({stdout, contains, exitCode, env, receives, runtime})]);
}

/** The record of a sample, if it is about the sample as it is now. */
export function validRun(id: string, samplesDir: string, runs: Map<string, SampleRun>): SampleRun | undefined {
  const run = runs.get(id);
  const [language = '', ...rest] = id.split('/');
  const manifest = readManifest(samplesDir, language);
  const {level} = describeSample(manifest, rest.join('/'));
  const source = readFileSync(path.join(samplesDir, id), 'utf8');
  return run?.level === level && run.hash === hashSample(id, source, manifest.files[rest.join('/')]) ? run : undefined;
}
