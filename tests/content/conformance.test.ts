/** The pages against the last conformance run: the platform cannot run here, so the recorded results have to be of the pages as they are. */
import {existsSync, readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {collectChecks} from '../../scripts/conformance/collect';
import {formatReport} from '../../scripts/conformance/report';
import {formatResults, problemsOf, readResults, RENEW} from '../../scripts/conformance/results';

const checks = await collectChecks();
const results = readResults();

describe('data/conformance.json', () => {
  it('has a result, neither stale nor false, for every check', () => {
    expect(results, `Write it: ${RENEW}`).toBeDefined();
    expect(results ? problemsOf(results, checks) : []).toEqual([]);
  });

  it('was run with the release that the pages are about', () => {
    const {version} = JSON.parse(readFileSync('data/release.json', 'utf8')) as {version: string};
    expect(results?.release).toBe(version);
  });

  it('gives a reason for everything that cannot be checked', () => {
    expect(results?.checks.filter(({result, detail}) => result === 'not-checkable' && !detail?.trim()).map(({id}) => id)).toEqual([]);
  });

  it('is written as the run writes it, and so is the report', () => {
    if (!results) return expect(existsSync('data/conformance.json')).toBe(true);
    expect(readFileSync('data/conformance.json', 'utf8')).toBe(formatResults(results));
    expect(readFileSync('conformance/REPORT.md', 'utf8')).toBe(formatReport(results));
  });
});
