import {describe, expect, it} from 'vitest';

import {schedule} from '../schedule';
import type {Result, Step} from '../types';

const step = (name: string, rest: Partial<Step> = {}): Step => ({name, command: [name], ...rest});
const result = (name: string, failed = 0): Result => ({name, passed: 1 - failed, failed, skipped: 0, failures: [], seconds: 0});
const leaveOut = ({name}: Step, needed: Step): Result => ({...result(name), passed: 0, skippedFor: needed.name});

/** Steps take as many turns as their names say: `build-3` takes three. */
async function record(steps: Step[], {width = 2, failing = [] as string[]} = {}) {
  const events: string[] = [];
  let most = 0;
  let running = 0;
  const run = async ({name}: Step): Promise<Result> => {
    events.push(`+${name}`);
    most = Math.max(most, (running += 1));
    for (let turn = Number(/\d+$/.exec(name)?.[0] ?? 1); turn > 0; turn -= 1) await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    events.push(`-${name}`);
    return result(name, failing.includes(name) ? 1 : 0);
  };
  const results = await schedule(steps, {width, run, leaveOut});
  return {events, most, results};
}

describe('schedule', () => {
  it('runs two steps at a time, in the given order', async () => {
    const {events, most} = await record([step('a-4'), step('b-1'), step('c-1')]);
    expect(events).toEqual(['+a-4', '+b-1', '-b-1', '+c-1', '-c-1', '-a-4']);
    expect(most).toBe(2);
  });

  it('begins a step when those it needs have ended, and lets later ones go first meanwhile', async () => {
    const build = step('build-4');
    const {events} = await record([build, step('content-1', {needs: [build]}), step('lint-1')]);
    expect(events).toEqual(['+build-4', '+lint-1', '-lint-1', '-build-4', '+content-1', '-content-1']);
  });

  it('leaves out a step when one it needs did not pass, and those that need it in turn', async () => {
    const build = step('build');
    const content = step('content', {needs: [build]});
    const {events, results} = await record([build, content, step('report', {needs: [content]}), step('lint')], {failing: ['build']});
    expect(events).not.toContain('+content');
    expect(results.filter(({skippedFor}) => skippedFor).map(({name, skippedFor}) => [name, skippedFor])).toEqual([
      ['content', 'build'],
      ['report', 'content'],
    ]);
    expect(results.map(({name}) => name)).toContain('lint');
  });

  it('runs a step after one that failed when it only waits for its end', async () => {
    const samples = step('samples');
    const {events} = await record([samples, step('browser', {after: [samples]})], {failing: ['samples']});
    expect(events).toEqual(['+samples', '-samples', '+browser', '-browser']);
  });

  it('rejects steps that wait for a step that never runs', async () => {
    await expect(record([step('content', {needs: [step('build')]})])).rejects.toThrow('These steps wait for each other: content.');
  });
});
