import {describe, expect, it} from 'vitest';

import {dueSteps} from '../plan';

const all = {copy: 'a', packages: 'a', database: 'a', 'dashboard-packages': 'a', 'dashboard-bundle': 'a'};

describe('dueSteps', () => {
  it('does everything on the first run, the dashboard only when asked for', () => {
    expect(dueSteps({}, 'a', {dashboard: false})).toEqual(['copy', 'packages', 'database']);
    expect(dueSteps({}, 'a', {dashboard: true})).toEqual(['copy', 'packages', 'database', 'dashboard-packages', 'dashboard-bundle']);
  });

  it('does nothing when all was done for this commit', () => {
    expect(dueSteps(all, 'a', {dashboard: true})).toEqual([]);
  });

  it('does everything again for another commit', () => {
    expect(dueSteps(all, 'b', {dashboard: false})).toEqual(['copy', 'packages', 'database']);
  });

  it('goes on where an interrupted run stopped', () => {
    expect(dueSteps({copy: 'a', packages: 'a'}, 'a', {dashboard: false})).toEqual(['database']);
    expect(dueSteps({...all, 'dashboard-bundle': undefined}, 'a', {dashboard: true})).toEqual(['dashboard-bundle']);
  });

  it('repeats what builds on a repeated step', () => {
    expect(dueSteps({...all, packages: undefined}, 'a', {dashboard: true})).toEqual(['packages', 'database']);
    expect(dueSteps({...all, 'dashboard-packages': undefined}, 'a', {dashboard: true})).toEqual(['dashboard-packages', 'dashboard-bundle']);
  });
});
