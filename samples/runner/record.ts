/** Writes what ran to data/conformance.json, where plugins/code-samples reads the labels. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {hashSample} from '../../plugins/code-samples/node/record';
import {describeSample} from '../../plugins/code-samples/node/readManifest';
import {readSdkVersions} from '../../plugins/code-samples/node/sdkVersions';
import {readResults, writeResults, type SampleRun} from '../../plugins/shared/record/entries';
import {toolchainFor} from './languages';
import {rootDir, samplesDir} from './paths';
import type {Language, Result} from './types';

/** What passed replaces the record of before; a sample that failed or is gone loses its own. */
export function recordRuns(languages: Language[], results: Result[]): void {
  const recorded = readResults();
  if (!recorded) throw new Error('data/conformance.json does not exist, and the record of the samples is part of it.');
  const runs = new Map((recorded.samples ?? []).map((run) => [run.id, run]));
  const date = new Date().toISOString().slice(0, 10);
  for (const {sample, verdict} of results) {
    const manifest = languages.find(({name}) => name === sample.id.split('/')[0])?.manifest;
    if (verdict.status === 'failed' || !manifest) runs.delete(sample.id);
    if (verdict.status !== 'passed' || verdict.level === 'parsed' || !manifest) continue;
    const hash = hashSample(sample.id, readFileSync(path.join(samplesDir, sample.id), 'utf8'), sample.entry);
    const release = toolchainFor(sample.file)?.release && releaseOf(describeSample(manifest, sample.file).sdk);
    const run: SampleRun = {id: sample.id, level: verdict.level, hash, date, ...(release && {with: release})};
    const known = runs.get(sample.id);
    // A run with the same outcome is no news for those that CI repeats anyway.
    if (release || known?.hash !== hash || known.level !== run.level) runs.set(sample.id, run);
  }
  const all = new Set(languages.flatMap(({samples}) => samples.filter(({level}) => level !== 'parsed').map(({id}) => id)));
  const samples = [...runs.values()].filter(({id}) => all.has(id)).sort((a, b) => (a.id < b.id ? -1 : 1));
  writeResults({...recorded, samples});
}

function releaseOf(sdk: string | null): string | undefined {
  return sdk === null ? undefined : readSdkVersions(path.join(rootDir, 'data/sdk-versions.json'))[sdk]?.version;
}
