import {afterEach, expect, it, vi} from 'vitest';

import {runPhases} from '../runPhases';
import type {Step} from '../steps';

afterEach(() => vi.restoreAllMocks());

/** A step takes as many turns as its name says: `a-4` takes four. */
async function record(phases: Partial<Step>[][], failing = '') {
  const events: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void events.push(line));
  const steps = phases.map((phase) => phase.map((step) => ({name: '', command: '', ...step})));
  const results = await runPhases(steps, async ({name, command}) => {
    events.push(`+${name}`);
    for (let turn = Number(name.split('-')[1]); turn > 0; turn -= 1) await new Promise(setImmediate);
    events.push(`-${name}`);
    return {name, seconds: 0, passed: 1, failures: name === failing ? [{title: name, command}] : []};
  });
  return {events, ran: results.map(({name}) => name)};
}

it('runs two steps at a time, in the given order, and a phase after the one before it', async () => {
  const {events} = await record([[{name: 'a-4'}, {name: 'b-1'}, {name: 'c-1'}], [{name: 'd-1'}]]);
  expect(events).toEqual(['+a-4', '+b-1', '-b-1', '+c-1', '-c-1', '-a-4', '+d-1', '-d-1']);
});

it('leaves out a step when the one it needs has failed, says so, and runs the others', async () => {
  const phases = [[{name: 'build-1'}], [{name: 'content-1', needs: 'build-1'}, {name: 'lint-1'}]];
  const {events, ran} = await record(phases, 'build-1');
  expect(ran).toEqual(['build-1', 'lint-1']);
  expect(events).toContain('content-1 was not run, because build-1 failed.');
  expect((await record(phases)).ran).toEqual(['build-1', 'content-1', 'lint-1']);
});
