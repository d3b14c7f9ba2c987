/** What a step has passed and failed, by the report of its runner and by its exit code. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {escapeRegExp} from '../../plugins/shared/escapeRegExp';
import type {Step} from './steps';

/** One test that did not pass, and the command that runs it alone. */
export type Failure = {title: string; command: string};
export type Outcome = {passed: number; failures: Failure[]};

type Report = Vitest | Playwright | {passed: number; failed: number};
type Vitest = {testResults: {name: string; status: string; assertionResults: {status: string; fullName: string}[]}[]};
type Playwright = {suites: Suite[]; errors?: unknown[]; config: {rootDir: string}};
type Suite = {
  suites?: Suite[];
  specs?: {title: string; file: string; line: number; tests: {projectName: string; status: string}[]}[];
};

/** A runner that crashes, writes no report or runs no test must not look green. */
export function judge({name, command, report}: Step, exitCode: number | string): Outcome {
  const whole = (title: string): Failure => ({title: `${name} ${title}`, command});
  const ended = whole(`ended with ${exitCode}`);
  if (!report) return exitCode === 0 ? {passed: 1, failures: []} : {passed: 0, failures: [ended]};
  if (!existsSync(report)) return {passed: 0, failures: [whole(`ended with ${exitCode} and wrote no report`)]};
  const outcome = read(JSON.parse(readFileSync(report, 'utf8')) as Report, ended);
  if (outcome.failures.length > 0) return outcome;
  if (exitCode !== 0) return {...outcome, failures: [ended]};
  return outcome.passed > 0 ? outcome : {passed: 0, failures: [whole('ran no test')]};
}

function read(report: Report, ended: Failure): Outcome {
  if ('testResults' in report) return readVitest(report);
  if ('suites' in report) return readPlaywright(report, ended);
  return {passed: report.passed, failures: Array.from({length: report.failed}, () => ended)};
}

function readVitest({testResults}: Vitest): Outcome {
  const tests = testResults.flatMap(({assertionResults}) => assertionResults);
  const failures = testResults
    .filter(({status}) => status === 'failed')
    .flatMap(({name, assertionResults}) => {
      const file = path.relative(process.cwd(), name);
      const failed = assertionResults.filter(({status}) => status === 'failed');
      // A file that cannot be loaded, or whose beforeAll fails, has no failed test of its own.
      if (failed.length === 0) return [{title: `${file} cannot be run`, command: `npx vitest run ${file}`}];
      return failed.map(({fullName}) => ({title: fullName, command: `npx vitest run ${file} -t ${quote(escapeRegExp(fullName))}`}));
    });
  return {passed: tests.filter(({status}) => status === 'passed').length, failures};
}

function readPlaywright({suites, errors = [], config}: Playwright, ended: Failure): Outcome {
  const folder = path.relative(process.cwd(), config.rootDir);
  const specsOf = (suite: Suite): NonNullable<Suite['specs']> => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const tests = suites.flatMap(specsOf).flatMap((spec) => spec.tests.map((test) => ({...spec, ...test})));
  // A test that passes at a second try is a failure too: nothing here may depend on luck. So is one
  // that is skipped, because no one would notice.
  const failed = tests.filter(({status}) => status !== 'expected');
  return {
    passed: tests.filter(({status}) => status === 'expected').length,
    failures: [
      ...failed.map(({title, file, line, projectName}) => ({
        title: `${file} › ${title}`,
        command: `npx playwright test ${path.join(folder, file)}:${line} --project ${projectName}`,
      })),
      ...errors.map(() => ended),
    ],
  };
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
