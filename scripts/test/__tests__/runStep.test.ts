import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, describe, expect, it} from 'vitest';

import {readCounts} from '../readReports';
import {judge, runStep} from '../runStep';
import type {Step} from '../types';

const folder = mkdtempSync(path.join(os.tmpdir(), 'steps-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const ending = (code: number | null, signal: NodeJS.Signals | null = null) => ({code, signal});
const stepWith = (report: unknown): Step => {
  const file = path.join(mkdtempSync(path.join(folder, 'report-')), 'report.json');
  if (report !== undefined) writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
  return {name: 'samples', command: ['tsx', 'run.ts'], report: {file, read: readCounts}};
};

describe('judge', () => {
  it('counts a step without a report as one test', () => {
    const lint: Step = {name: 'lint', command: ['eslint', '.']};
    expect(judge(lint, ending(0), '')).toMatchObject({passed: 1, failed: 0});
    expect(judge(lint, ending(1), 'a.ts\n  3:1  error')).toMatchObject({
      passed: 0,
      failed: 1,
      failures: [{title: 'lint ended with code 1', message: 'a.ts\n  3:1  error', command: 'npx eslint .'}],
    });
  });

  it.each([
    ['writes no report', undefined, ending(0), 'samples ended with code 0 and wrote no report'],
    ['writes a broken report', '{"passed":', ending(0), 'samples wrote a report that cannot be read'],
    ['crashes after its report', {passed: 3, failed: 0}, ending(1), 'samples ended with code 1 although no test failed'],
    ['is killed', {passed: 3, failed: 0}, ending(null, 'SIGKILL'), 'samples was ended by SIGKILL although no test failed'],
    ['runs no test', {passed: 0, failed: 0}, ending(0), 'samples ran no test'],
  ])('fails a runner that %s', (_what, report, how, title) => {
    expect(judge(stepWith(report), how, 'output')).toMatchObject({failed: 1, failures: [{title}]});
  });

  it('keeps the failures that the report describes, and says when it describes too few', () => {
    const failures = [{title: 'a', message: 'm', command: 'c'}];
    expect(judge(stepWith({passed: 1, failed: 1, failures}), ending(1), '')).toMatchObject({passed: 1, failed: 1, failures});
    expect(judge(stepWith({passed: 1, failed: 2, failures}), ending(1), '').failures).toHaveLength(2);
  });
});

describe('a failure without a message', () => {
  it('gets the reason from the log', () => {
    const failures = [{title: 'a.test.ts could not be run', place: 'a.test.ts', message: '', command: 'c'}];
    const output = ' ok\n FAIL   unit  a.test.ts > a group\nError: Hook timed out';
    expect(judge(stepWith({passed: 0, failed: 1, failures}), ending(1), output).failures[0]?.message).toBe('Error: Hook timed out');
  });
});

describe('runStep', () => {
  it('runs a program, reports its progress and keeps the rest of its output', async () => {
    const script = path.join(folder, 'script.mts');
    writeFileSync(script, 'console.log("one"); console.log("[progress] 1/2 files"); console.error("two");');
    const seen: unknown[] = [];
    const result = await runStep({name: 'a step', command: ['tsx', script]}, folder, (progress) => seen.push(progress));
    expect(result).toMatchObject({name: 'a step', passed: 1, failed: 0});
    expect(seen).toEqual([{done: 1, total: 2, unit: 'files'}]);
    expect(readFileSync(path.join(folder, 'a-step.log'), 'utf8').split('\n').sort()).toEqual(['one', 'two']);
  });

  it('fails a program that does not exist', async () => {
    expect(await runStep({name: 'lost', command: ['no-such-program']}, folder, () => undefined)).toMatchObject({passed: 0, failed: 1});
  });
});
