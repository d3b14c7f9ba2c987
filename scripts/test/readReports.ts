/** The reports of the test runners, as counts and failures. */
import path from 'node:path';

import {escapeRegExp} from '../../plugins/shared/escapeRegExp';
import type {Failure, Outcome} from './types';

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {status: string; fullName: string; failureMessages?: string[] | null}[];
  }[];
};

export function readVitest(text: string, root = process.cwd()): Outcome {
  const outcome = empty();
  for (const {name, status, message, assertionResults} of (JSON.parse(text) as VitestReport).testResults) {
    const file = path.relative(root, name);
    let failedHere = 0;
    for (const test of assertionResults) {
      if (test.status === 'passed') outcome.passed += 1;
      else if (test.status !== 'failed') outcome.skipped += 1;
      else {
        failedHere += 1;
        const trace = plain(test.failureMessages?.join('\n') ?? '');
        outcome.failures.push({
          title: test.fullName,
          place: placeIn(trace, name, file),
          message: trace,
          command: `npx vitest run ${file} -t ${quote(escapeRegExp(test.fullName))}`,
        });
      }
    }
    // A file that could not be loaded, or whose beforeAll failed, has no failed test of its own.
    if (status === 'failed' && failedHere === 0)
      outcome.failures.push({title: `${file} could not be run`, place: file, message: plain(message), command: `npx vitest run ${file}`});
  }
  return {...outcome, failed: outcome.failures.length};
}

type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: {projectName: string; status: string; results: {errors?: {message?: string}[]}[]}[];
  }[];
};
type PlaywrightReport = {suites: PlaywrightSuite[]; errors?: {message?: string}[]; config?: {rootDir?: string}};

export function readPlaywright(text: string, root = process.cwd()): Outcome {
  const {suites, errors = [], config} = JSON.parse(text) as PlaywrightReport;
  const folder = path.relative(root, config?.rootDir ?? root);
  const outcome = empty();
  const visit = (suite: PlaywrightSuite, titles: string[]): void => {
    for (const inner of suite.suites ?? []) visit(inner, [...titles, inner.title]);
    for (const {title, file, line, tests} of suite.specs ?? []) {
      const place = `${path.join(folder, file)}:${line}`;
      for (const {projectName, status, results} of tests) {
        if (status === 'skipped') outcome.skipped += 1;
        else if (status === 'expected') outcome.passed += 1;
        // A test that passed at a second try is a failure too: nothing here may depend on luck.
        else
          outcome.failures.push({
            title: [...titles, title].join(' › '),
            place,
            message: plain(results.flatMap((result) => result.errors ?? []).map(({message = ''}) => message)[0] ?? status),
            command: `npx playwright test ${place}${projectName ? ` --project ${quote(projectName)}` : ''} -g ${quote(escapeRegExp(title))}`,
          });
      }
    }
  };
  for (const suite of suites) visit(suite, []);
  for (const {message = ''} of errors)
    outcome.failures.push({title: 'The browser tests could not be run', message: plain(message), command: 'npx playwright test'});
  return {...outcome, failed: outcome.failures.length};
}

/** The form in which our own runners report: counts, and the failures where they list them. */
export function readCounts(text: string): Outcome {
  const {passed, failed, skipped = 0, failures = []} = JSON.parse(text) as Outcome;
  return {passed, failed, skipped, failures};
}

function empty(): Outcome & {failures: Failure[]} {
  return {passed: 0, failed: 0, skipped: 0, failures: []};
}

function placeIn(trace: string, absolute: string, file: string): string {
  const at = trace.indexOf(`${absolute}:`);
  const line = at < 0 ? undefined : /^\d+/.exec(trace.slice(at + absolute.length + 1))?.[0];
  return line ? `${file}:${line}` : file;
}

export function plain(text: string): string {
  // eslint-disable-next-line no-control-regex -- colours of the runners
  return text.replace(/\u001B\[[0-9;]*m/g, '');
}

/** For a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
