import {describe, expect, it} from 'vitest';

import {callsOf, costOf, loadOf, readUsage, usageDefaults, type UsageState} from '../model/usage';

const nothing: Partial<UsageState> = {sessions: 0, identifies: 0, refreshes: 0, requests: 0, processes: 0, proxies: 0};
const calls = (state: Partial<UsageState>) => costOf({...usageDefaults, ...nothing, ...state}).calls;

describe('calls in 30 days, as on the billing page', () => {
  it.each([
    [{sessions: 100_000}, 100_000],
    [{sessions: 100_000, identifies: 0.5}, 150_000],
    [{sessions: 100_000, refreshes: 10}, 1_100_000],
    [{requests: 5}, 12_960_000],
    [{processes: 4, interval: 60}, 172_800],
    [{processes: 4, interval: 300}, 34_560],
    [{proxies: 1, environments: 1, proxyInterval: 10}, 259_200],
  ])('%j makes %d', (state, expected) => expect(calls(state)).toBe(expected));

  it('explains each number', () => expect(callsOf(usageDefaults)[2]?.calculation).toBe('4 processes × 2,592,000 s ÷ 60 s'));
});

describe('cost', () => {
  it('counts 120,001 excess calls as two units', () =>
    expect(costOf({...usageDefaults, ...nothing, sessions: 170_001, included: 50_000, price: 7})).toEqual({
      calls: 170_001,
      excess: 120_001,
      units: 2,
      price: 14,
    }));
  it('is nothing within the plan', () =>
    expect(costOf({...usageDefaults, ...nothing, sessions: 10})).toMatchObject({excess: 0, units: 0, price: 0}));
});

describe('load, as on the sizing page', () => {
  it('puts the example into the large tier', () => {
    const load = loadOf({...usageDefaults, peakSessions: 180_000, peakIdentifies: 1.2, processes: 120, interval: 60, peakViews: 360_000});
    expect(load).toMatchObject({identities: 60, documents: 2, flags: 100, tier: 'Large'});
  });

  it('needs two replicas for a concurrency of 3.95', () => {
    const load = loadOf({...usageDefaults, peakSessions: 72_000, peakIdentifies: 1, processes: 60, interval: 60, peakViews: 180_000});
    expect(load.concurrency).toBeCloseTo(3.95, 5);
    expect(load).toMatchObject({replicas: 2, connections: 14});
  });

  it.each([
    [{peakSessions: 36_000, peakIdentifies: 1, peakViews: 0, processes: 0}, 'Small'],
    [{peakSessions: 0, peakViews: 1_080_001, processes: 0}, 'Large'],
    [{peakSessions: 0, peakViews: 0, processes: 51, interval: 1}, 'Extra-large'],
  ])('%j is %s', (state, tier) => expect(loadOf({...usageDefaults, ...state}).tier).toBe(tier));
});

describe('readUsage', () => {
  it('returns the defaults for nothing', () => expect(readUsage({})).toEqual(usageDefaults));
  it.each([{interval: 0}, {sessions: -1}, {sessions: null}, {sessions: 'many'}, {view: 'x'}, {price: Infinity}])('rejects %j', (value) =>
    expect(() => readUsage(value)).toThrow(),
  );
});
