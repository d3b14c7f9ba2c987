import {describe, expect, it} from 'vitest';

import {describeInFull, summarize} from '../summary';
import type {Failure, Result} from '../types';

const failure = (number: number): Failure => ({
  title: `test ${number}`,
  place: `a.test.ts:${number}`,
  message: 'first\n    at runner.js:1:1\n\nsecond\nthird\nfourth',
  command: `npx vitest run a.test.ts -t 'test ${number}'`,
});
const result = (failures: Failure[]): Result => ({name: 'unit', passed: 10, failed: failures.length, skipped: 0, failures, seconds: 4});

describe('summarize', () => {
  it('ends with the count alone on its line', () => {
    expect(summarize([result([]), {...result([]), name: 'content', passed: 5}], 'all.txt').at(-1)).toBe('15 passed, 0 failed');
  });

  it('shows a failure with its place, the first lines of its message and its command', () => {
    const lines = summarize([result([failure(1)])], 'all.txt');
    expect(lines.slice(lines.indexOf('Failures'))).toEqual([
      'Failures',
      '  1. unit: test 1',
      '     a.test.ts:1',
      '     first',
      '     second',
      '     third',
      "     alone: npx vitest run a.test.ts -t 'test 1'",
      '  In full: all.txt',
      '',
      '10 passed, 1 failed',
    ]);
  });

  it('stays within one screen however many fail, and says where the rest is', () => {
    const lines = summarize([result(Array.from({length: 40}, (_, index) => failure(index)))], 'all.txt');
    expect(lines.length).toBeLessThanOrEqual(45);
    expect(lines).toContain('  … and 34 more; all of them in full: all.txt');
    expect(lines.at(-1)).toBe('10 passed, 40 failed');
  });
});

describe('describeInFull', () => {
  it('has the whole message', () => {
    expect(describeInFull([result([failure(1)])])).toContain('third\nfourth\nalone: npx vitest run');
  });
});
