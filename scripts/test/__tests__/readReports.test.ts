import {describe, expect, it} from 'vitest';

import {readCounts, readPlaywright, readVitest} from '../readReports';

const vitest = (file: object) => JSON.stringify({testResults: [{name: '/site/tests/a.test.ts', status: 'passed', message: '', ...file}]});

describe('readVitest', () => {
  it('counts and gives title, place, message and command of a failure', () => {
    const trace = 'AssertionError: expected 1 to be 2\u001B[39m\n    at helper (/site/lib.ts:3:1)\n    at /site/tests/a.test.ts:42:9';
    const report = vitest({
      status: 'failed',
      assertionResults: [
        {status: 'passed', fullName: 'one'},
        {status: 'pending', fullName: 'two'},
        {status: 'failed', fullName: "pages says (it's) so", failureMessages: [`\u001B[31m${trace}`]},
      ],
    });
    const outcome = readVitest(report, '/site');
    expect([outcome.passed, outcome.failed, outcome.skipped]).toEqual([1, 1, 1]);
    expect(outcome.failures[0]).toEqual({
      title: "pages says (it's) so",
      place: 'tests/a.test.ts:42',
      message: expect.stringMatching(/^AssertionError: expected 1 to be 2\n/),
      command: `npx vitest run tests/a.test.ts -t 'pages says \\(it'\\''s\\) so'`,
    });
  });

  it('counts a file that could not be loaded as failed', () => {
    const outcome = readVitest(vitest({status: 'failed', message: 'Cannot find module', assertionResults: []}), '/site');
    const [failure] = outcome.failures;
    expect([outcome.passed, outcome.failed]).toEqual([0, 1]);
    expect(failure).toMatchObject({message: 'Cannot find module', command: 'npx vitest run tests/a.test.ts'});
  });
});

describe('readPlaywright', () => {
  const test = (status: string, errors: object[] = []) => ({projectName: 'own sites', status, results: [{errors}]});
  const report = (tests: object[], rest: object = {}) =>
    JSON.stringify({
      config: {rootDir: '/site/tests/e2e'},
      suites: [{title: 'a.spec.ts', suites: [{title: 'search', specs: [{title: 'opens', file: 'a.spec.ts', line: 7, tests}]}]}],
      ...rest,
    });

  it('counts and gives the command with file, line, project and title', () => {
    const outcome = readPlaywright(report([test('expected'), test('skipped'), test('unexpected', [{message: 'no box'}])]), '/site');
    expect([outcome.passed, outcome.failed, outcome.skipped]).toEqual([1, 1, 1]);
    expect(outcome.failures).toEqual([
      {
        title: 'search › opens',
        place: 'tests/e2e/a.spec.ts:7',
        message: 'no box',
        command: "npx playwright test tests/e2e/a.spec.ts:7 --project 'own sites' -g 'opens'",
      },
    ]);
  });

  it('counts a test that passed at a second try as failed', () => {
    expect(readPlaywright(report([test('flaky', [{message: 'late'}])]), '/site')).toMatchObject({passed: 0, failed: 1});
  });

  it('counts errors outside tests', () => {
    expect(readPlaywright(report([test('expected')], {errors: [{message: 'No browser'}]}), '/site')).toMatchObject({passed: 1, failed: 1});
  });
});

describe('readCounts', () => {
  it('takes what is left out as none', () => {
    expect(readCounts('{"passed": 3, "failed": 0}')).toEqual({passed: 3, failed: 0, skipped: 0, failures: []});
  });
});
