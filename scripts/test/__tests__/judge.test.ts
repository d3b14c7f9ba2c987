import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, describe, expect, it} from 'vitest';

import {judge} from '../judge';
import {summarize} from '../summarize';

const folder = mkdtempSync(path.join(tmpdir(), 'judge-'));
afterAll(() => rmSync(folder, {recursive: true}));
const step = {name: 'browser', command: 'npx playwright test'};

function judgeReport(content: object, exitCode = 1) {
  const report = path.join(folder, 'report.json');
  writeFileSync(report, JSON.stringify(content));
  return judge({...step, report}, exitCode);
}

const vitest = (file: object) => ({testResults: [{name: path.resolve('tests/a.test.ts'), status: 'failed', ...file}]});
const playwright = (statuses: string[], rest: object = {}) => {
  const tests = statuses.map((status) => ({projectName: 'site', status}));
  const suites = [{suites: [{specs: [{title: 'opens', file: 'a.spec.ts', line: 7, tests}]}]}];
  return {config: {rootDir: path.resolve('tests/e2e')}, suites, ...rest};
};
const alone = 'npx playwright test tests/e2e/a.spec.ts:7 --project site';

describe('judge', () => {
  it('counts a step without a report as one test', () => {
    expect(judge(step, 0)).toEqual({passed: 1, failures: []});
    expect(judge(step, 'SIGTERM').failures).toEqual([{title: 'browser ended with SIGTERM', command: step.command}]);
  });

  it('gives the command that runs a test of Vitest alone', () => {
    const assertionResults = [
      {status: 'passed', fullName: 'one'},
      {status: 'pending', fullName: 'two'},
      {status: 'failed', fullName: "pages says (it's) so"},
    ];
    expect(judgeReport(vitest({assertionResults}))).toEqual({
      passed: 1,
      failures: [{title: "pages says (it's) so", command: `npx vitest run tests/a.test.ts -t 'pages says \\(it'\\''s\\) so'`}],
    });
  });

  it('counts a file that cannot be run as failed', () => {
    expect(judgeReport(vitest({assertionResults: []})).failures).toEqual([
      {title: 'tests/a.test.ts cannot be run', command: 'npx vitest run tests/a.test.ts'},
    ]);
  });

  it('counts a browser test that is skipped or passes at a second try, and an error outside of tests, as failed', () => {
    expect(judgeReport(playwright(['expected', 'skipped', 'flaky', 'unexpected']))).toEqual({
      passed: 1,
      failures: [
        {title: 'a.spec.ts › opens', command: alone},
        {title: 'a.spec.ts › opens', command: alone},
        {title: 'a.spec.ts › opens', command: alone},
      ],
    });
    expect(judgeReport(playwright(['expected'], {errors: [{message: 'No browser'}]})).failures).toHaveLength(1);
  });

  it.each([
    ['a runner that ends with an error although no test failed', {passed: 3, failed: 0}, 1],
    ['a runner that runs no test', {passed: 0, failed: 0}, 0],
    ['failures that are only counted', {passed: 3, failed: 1}, 1],
  ])('does not take %s for a success', (_what, content, exitCode) => {
    expect(judgeReport(content, exitCode).failures).toHaveLength(1);
  });

  it('does not take a runner without a report for a success', () => {
    expect(judge({...step, report: path.join(folder, 'none.json')}, 0).failures).toHaveLength(1);
  });
});

describe('summarize', () => {
  it('ends with the count alone on its line, after the failures and their commands', () => {
    const lines = summarize([
      {name: 'lint', seconds: 3, passed: 1, failures: []},
      {name: 'browser', seconds: 60, passed: 4, failures: [{title: 'a.spec.ts › opens', command: alone}]},
    ]);
    expect(lines.at(-1)).toBe('5 passed, 1 failed');
    expect(lines).toContain('FAILED browser: 4 passed, 1 failed in 60 s');
    expect(lines).toContain(`   alone: ${alone}`);
  });
});
