/**
 * `data/conformance.json`: what was run, when, and what came out. Checks of statements against the
 * platform and runs of samples are in one record, one line each so that branches merge.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';

import type {Statement} from './meaning';

export type Outcome = 'true' | 'false' | 'not-checkable';
export type Entry = {
  id: string;
  /** Path of the page below docs/, without .mdx. */
  page: string;
  /** How it was run. */
  kind: string;
  result: Outcome;
  /** Of the run, as 2026-11-17. */
  date: string;
  /** What was verified: the whole sentence, or the cells. */
  statement: Statement;
  /** File that says it, when it is not the page. */
  in?: string;
  /** Id of the heading above it. */
  section?: string;
  /** Of the meaning of what was verified (meaning.ts). */
  hash: string;
  /** Of the code of the check. */
  code?: string;
  detail?: string;
};
/** A sample that ran, or was compiled. */
export type SampleRun = {
  /** `python/evaluate.py` */
  id: string;
  level: 'executed' | 'compiled';
  /** Of the meaning of the code, and of what the run depends on. */
  hash: string;
  date: string;
  /** Release of the SDK, if the run was part of a release; without it, CI runs the sample. */
  with?: string;
};
export type Results = {release: string; commit: string; checks: Entry[]; samples?: SampleRun[]};

const FILE = 'data/conformance.json';

export function readResults(file = FILE): Results | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : undefined;
}

export function formatResults({release, commit, checks, samples = []}: Results): string {
  const list = (entries: object[]): string => `[\n${entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`;
  return `{\n  "release": "${release}",\n  "commit": "${commit}",\n  "checks": ${list(checks)},\n  "samples": ${list(samples)}\n}\n`;
}

export function writeResults(results: Results, file = FILE): void {
  writeFileSync(file, formatResults(results));
}
