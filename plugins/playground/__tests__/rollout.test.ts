import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {countMoves, dotPath, identifiers, PLACES, placesOf, readRollout, rolloutDefaults, summarise} from '../model/rollout';
import {loadEngine} from '../node/loadEngine';

const engine = loadEngine();
const names = identifiers();
const split = (share: number, segment = '1') => placesOf(engine, {mode: 'split', segment, share}, names);
const weights = (...list: number[]) => placesOf(engine, {mode: 'weights', feature: '4711', weights: list}, names);

type Vectors = {
  split: {segment: string; value: string; percentage: number}[];
  variations: {feature: string; plans: Record<string, Record<string, number>>; identities: ({key: string} & Record<string, string>)[]};
};
const vectors = JSON.parse(readFileSync('data/bucketing-vectors.json', 'utf8')) as Vectors;

describe('a split', () => {
  it('only adds when the share grows', () => {
    let former = split(0);
    for (const share of [1, 5, 10, 20, 50, 100]) {
      const now = split(share);
      expect(former.every((place, index) => place === 0 || now[index] === 1)).toBe(true);
      expect(countMoves(former, now, 2)[1]?.[0]).toBe(0);
      former = now;
    }
    expect(former.every((place) => place === 1)).toBe(true);
  });

  it('has other members in another segment', () => {
    const [[, added = 0] = [], [removed = 0] = []] = countMoves(split(10, '1'), split(10, '2'), 2);
    expect(added).toBeGreaterThan(50);
    expect(removed).toBeGreaterThan(50);
  });

  it.each(vectors.split)('has the number of the vectors for $segment,$value', ({segment, value, percentage}) => {
    const exact = engine.getHashedPercentageForObjIds([segment, value]);
    expect(exact).toBeCloseTo(percentage, 6);
    const isIn = (share: number) => placesOf(engine, {mode: 'split', segment, share}, [value])[0];
    expect([isIn(exact), exact > 0.001 ? isIn(exact - 0.001) : 0]).toEqual([1, 0]);
  });
});

describe('weights', () => {
  it('take from the control only when the last one grows', () => {
    const moves = countMoves(weights(20, 20), weights(20, 40), 3);
    expect(moves[1]?.slice(0)).toEqual([0, moves[1]?.[1], 0]);
    expect(moves[2]?.[0]).toBe(0);
    expect(moves[0]?.[2]).toBeGreaterThan(100);
  });

  it('move people between variations when the first one grows', () => {
    expect(countMoves(weights(20, 20), weights(40, 20), 3)[2]?.[1]).toBeGreaterThan(100);
  });

  it.each(vectors.variations.identities)('give $key the variations of the vectors', ({key, ...expected}) => {
    const identifier = key.replace('EXAMPLE_ENV_', '');
    for (const [plan, {blue = 0, gold = 0}] of Object.entries(vectors.variations.plans)) {
      const [place = -1] = placesOf(engine, {mode: 'weights', feature: vectors.variations.feature, weights: [blue, gold]}, [identifier]);
      expect(PLACES[place], plan).toBe(expected[plan]);
    }
  });
});

describe('dotPath', () => {
  it('puts each index into its cell', () => {
    expect(dotPath([0, 1, 40], 40)).toBe('M5 5h0M15 5h0M5 15h0');
  });
});

describe('summarise', () => {
  it('counts who came and who went', () => {
    expect(summarise(rolloutDefaults, [0, 1, 0], [1, 1, 0])).toBe('1 of 3 identities were in, 2 are in now: 1 added, 0 removed.');
  });
});

describe('readRollout', () => {
  it('returns the defaults for nothing', () => expect(readRollout({})).toEqual(rolloutDefaults));

  it.each([
    [{share: [10, 200]}, 'share 2 is not a number from 0 to 100'],
    [{share: [10]}, 'share has 1 entries'],
    [{segment: ['<b>', '1']}, 'characters that are not allowed'],
    [
      {
        weights: [
          [60, 60],
          [20, 20],
        ],
      },
      'add up to more than 100',
    ],
    [{weights: [[20], [20, 20]]}, 'different numbers of variations'],
    [{mode: 'other'}, 'mode is none of split, weights'],
    [{constructor: 1}, 'there is no setting “constructor”'],
  ])('rejects %j', (value, message) => {
    expect(() => readRollout(value)).toThrow(message);
  });
});
