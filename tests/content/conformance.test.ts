/**
 * The pages against the last conformance run: the platform cannot run here, so the recorded results
 * have to be of the pages as they are.
 */
import {existsSync, readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {CHECKED} from '../../plugins/code-samples/node/checkOutput';
import {collapse, collectChecks} from '../../scripts/conformance/collect';
import {formatReport} from '../../scripts/conformance/report';
import {formatResults, problemsOf, readResults, RENEW} from '../../scripts/conformance/results';
import {listFences} from './lib/checkFences';
import {readPages} from './lib/pages';

const checks = await collectChecks();
const results = readResults();

describe('data/conformance.json', () => {
  it('has a result, neither stale nor false, for every check', () => {
    expect(results, `Write it: ${RENEW}`).toBeDefined();
    expect(results ? problemsOf(results, checks) : []).toEqual([]);
  });

  it('has a true result for every output="check:…" and body="check:…" of a page, and the check is about just these lines', () => {
    const fences = readPages('.').flatMap(({file, body, bodyLine}) => listFences(body, bodyLine).map((fence) => ({...fence, file})));
    const outputs = fences.filter(({meta}) => meta.includes(`output="${CHECKED}`) || meta.includes(`body="${CHECKED}`));
    const wrong = outputs.flatMap(({file, line, meta, code}) => {
      const id = /(?:output|body)="check:([^"]+)"/.exec(meta)?.[1] ?? '';
      const check = checks.find((other) => other.id === id);
      const result = results?.checks.find((other) => other.id === id)?.result;
      if (!check) return [`${file}:${line}: conformance/ has no check ${id}`];
      if (file !== `docs/${check.page}.mdx`) return [`${file}:${line}: ${id} is a check of ${check.page}`];
      if (check.statement !== collapse(code)) return [`${file}:${line}: ${id} prints "${check.statement}"`];
      return result === 'true' ? [] : [`${file}:${line}: the result of ${id} is ${result}`];
    });
    expect(wrong).toEqual([]);
    expect(outputs.length).toBeGreaterThanOrEqual(22);
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
