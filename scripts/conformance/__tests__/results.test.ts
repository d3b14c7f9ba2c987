import {describe, expect, it} from 'vitest';

import type {Collected} from '../collect';
import {formatReport, summarise} from '../report';
import {formatResults, mergeResults, problemsOf, resultsOf, staleIds, type Result} from '../results';

const result = (id: string, own: Partial<Result> = {}): Result => ({
  id,
  page: 'p',
  kind: 'http',
  result: 'true',
  hash: 'h',
  date: '2026-11-16',
  statement: 's',
  ...own,
});
const check = (id: string, hash = 'h'): Collected => ({
  id,
  page: 'p',
  hash,
  statement: 's',
  file: 'conformance/a.ts',
  kind: 'http',
  check: {} as never,
});
const results = (...checks: Result[]) => ({release: '2.265.0', commit: 'c', checks});

describe('problemsOf', () => {
  it('finds none when every check was run as it is', () => expect(problemsOf(results(result('a')), [check('a')])).toEqual([]));

  it.each([
    ['never run', results(), [check('a')], /^a \(docs\/p\.mdx\) was never run\. Renew it: npm run conformance -- --source .* --only a$/],
    ['changed', results(result('a')), [check('a', 'other')], /^a is stale: .* since 2026-11-16/],
    ['false', results(result('a', {result: 'false', detail: 'status 500.'})), [check('a')], /^a is false: status 500\./],
    ['gone', results(result('a')), [], /^a has a result but no check\./],
  ])('reports a check that is %s', (_what, recorded, checks, message) => {
    expect(problemsOf(recorded, checks)).toEqual([expect.stringMatching(message)]);
  });
});

describe('staleIds', () => {
  it('are those never run, changed or false', () => {
    const recorded = results(result('good'), result('changed'), result('wrong', {result: 'false'}));
    const all = [check('good'), check('changed', 'other'), check('wrong'), check('new')];
    expect([...staleIds(recorded, all)]).toEqual(['changed', 'wrong', 'new']);
  });
});

describe('mergeResults', () => {
  it('replaces what was run, keeps the rest, drops what is gone', () => {
    const old = results(result('a'), result('b'), result('gone'));
    const fresh = results(result('b', {result: 'false'}));
    expect(mergeResults(old, fresh, new Set(['a', 'b'])).checks).toEqual([result('a'), result('b', {result: 'false'})]);
  });
});

describe('resultsOf', () => {
  it('are those of the same release only', () => {
    const recorded = results(result('a'));
    expect(resultsOf('2.265.0', recorded)).toBe(recorded);
    expect(resultsOf('2.266.0', recorded)).toBeUndefined();
    expect([...staleIds(resultsOf('2.266.0', recorded), [check('a')])]).toEqual(['a']);
  });
});

describe('formatResults', () => {
  it('writes one line per check', () => {
    const text = formatResults(results(result('a'), result('b')));
    expect(JSON.parse(text)).toEqual(results(result('a'), result('b')));
    expect(text.split('\n').filter((line) => line.includes('"id"'))).toHaveLength(2);
  });
});

describe('the report', () => {
  it('counts, and explains what is not true', () => {
    const all = results(result('a'), result('b', {result: 'not-checkable', detail: 'needs a|b'}));
    expect(summarise(all)).toBe('2 checks: 1 true, 0 false, 1 not checkable here');
    expect(formatReport(all)).toContain('| `p` | 2 | 1 | 0 | 1 | 2026-11-16 |');
    expect(formatReport(all)).toContain('| `b` | not-checkable | needs a\\|b |');
  });
});
