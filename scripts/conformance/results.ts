/**
 * `data/conformance.json`: what was run, when, and what came out. One line per
 * check, so that branches merge.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';

import type {Collected, Kind} from './collect';

export type Outcome = 'true' | 'false' | 'not-checkable';
export type Result = {
  id: string;
  page: string;
  kind: Kind;
  result: Outcome;
  hash: string;
  date: string;
  statement: string;
  detail?: string;
};
export type Results = {release: string; commit: string; checks: Result[]};

const RESULTS_FILE = 'data/conformance.json';
export const RENEW = 'npm run conformance -- --source <checkout of the platform>';

export function readResults(file = RESULTS_FILE): Results | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : undefined;
}

/** What came out with another release says nothing about this one. */
export function resultsOf(release: string, results: Results | undefined): Results | undefined {
  return results?.release === release ? results : undefined;
}

/** New results replace those of the same id; results of checks that no longer exist go. */
export function mergeResults(old: Results | undefined, fresh: Results, ids: Set<string>): Results {
  const kept = (old?.checks ?? []).filter(({id}) => ids.has(id) && !fresh.checks.some((check) => check.id === id));
  return {...fresh, checks: [...kept, ...fresh.checks].sort((a, b) => (a.id < b.id ? -1 : 1))};
}

export function formatResults({release, commit, checks}: Results): string {
  const lines = checks.map((check) => `    ${JSON.stringify(check)}`);
  return `{\n  "release": "${release}",\n  "commit": "${commit}",\n  "checks": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

export function writeResults(results: Results, file = RESULTS_FILE): void {
  writeFileSync(file, formatResults(results));
}

/** Checks without a result, or with one of an earlier version of the check. */
export function staleIds(results: Results | undefined, checks: Collected[]): Set<string> {
  const good = new Map(results?.checks.filter(({result}) => result !== 'false').map(({id, hash}) => [id, hash]));
  return new Set(checks.filter(({id, hash}) => good.get(id) !== hash).map(({id}) => id));
}

/**
 * What keeps the recorded results from speaking for the pages as they are
 * now; each with its remedy.
 */
export function problemsOf(results: Results, checks: Collected[]): string[] {
  const recorded = new Map(results.checks.map((result) => [result.id, result]));
  const known = new Set(checks.map(({id}) => id));
  const renew = (id: string): string => `Renew it: ${RENEW} --only ${id}`;
  return [
    ...checks.flatMap(({id, page, hash, file}) => {
      const result = recorded.get(id);
      if (!result) return [`${id} (docs/${page}.mdx) was never run. ${renew(id)}`];
      if (result.hash !== hash)
        return [`${id} is stale: its statement, sample or check changed since ${result.date} (${file}). ${renew(id)}`];
      if (result.result === 'false') return [`${id} is false: ${result.detail ?? ''} Mend docs/${page}.mdx or ${file}. ${renew(id)}`];
      return [];
    }),
    ...results.checks.filter(({id}) => !known.has(id)).map(({id}) => `${id} has a result but no check. ${renew(id)}`),
  ];
}
