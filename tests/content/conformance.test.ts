/**
 * The pages against the last conformance run: the platform cannot run here, so the recorded results
 * have to be of the pages as they are.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {formatResults, readResults} from '../../plugins/shared/record/entries';
import {collectChecks} from '../../scripts/conformance/collect';
import {formatReport} from '../../scripts/conformance/report';
import {judgeAll} from '../../scripts/conformance/results';
import {STALE} from '../../scripts/test/stale';

const checks = await collectChecks();
const results = readResults()!;

describe('data/conformance.json', () => {
  it('has no result that is false or of another fact; stale ones are listed', () => {
    const verdicts = judgeAll(results, checks);
    // `npm test` prints this list at its end.
    const stale = verdicts.filter(({state}) => state === 'stale').map(({message}) => message);
    mkdirSync('test-results', {recursive: true});
    writeFileSync(STALE, stale.join('\n'));
    expect(verdicts.filter(({state}) => state === 'wrong').map(({message}) => message)).toEqual([]);
  });

  it('was run with the release that the pages are about', () => {
    const {version} = JSON.parse(readFileSync('data/release.json', 'utf8')) as {version: string};
    expect(results.release).toBe(version);
  });

  it('gives a reason for everything that cannot be checked', () => {
    expect(results.checks.filter(({result, detail}) => result === 'not-checkable' && !detail?.trim()).map(({id}) => id)).toEqual([]);
  });

  it('is written as the run writes it, and so is the report', () => {
    expect(readFileSync('data/conformance.json', 'utf8')).toBe(formatResults(results));
    expect(readFileSync('conformance/REPORT.md', 'utf8')).toBe(formatReport(results));
  });
});
