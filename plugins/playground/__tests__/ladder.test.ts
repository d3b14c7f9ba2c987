import {describe, expect, it} from 'vitest';

import {ladderContext, ladderDefaults, readLadder, rungNote, rungOfReason, rungsOf, type LadderState} from '../model/ladder';
import {loadEngine} from '../node/loadEngine';

const answer = (change: Partial<LadderState>) => {
  const flag = loadEngine().getEvaluationResult(ladderContext({...ladderDefaults, ...change})).flags['new_checkout'];
  return {enabled: flag?.enabled, value: flag?.value, rung: rungOfReason(flag?.reason ?? ''), reason: flag?.reason};
};
const out = {member: false, override: 'on'} as const;

describe('the ladder', () => {
  it.each([
    ['beta is above eu', {}, {enabled: true, rung: 'beta'}],
    ['eu is above beta', {first: 'eu'}, {enabled: false, rung: 'eu'}],
    ['an identity override is above both', {override: 'off'}, {enabled: false, rung: 'identity', value: 'for this identity'}],
    ['no segment matches', {beta: out, eu: out, default: 'on'}, {enabled: true, rung: 'default', value: 'default'}],
    ['a matching segment has no override', {beta: {member: true, override: 'none'}, eu: out}, {enabled: false, rung: 'default'}],
    ['the request has no identity', {identity: false, override: 'on'}, {enabled: false, rung: 'default'}],
    ['the default has a variation', {beta: out, eu: out, split: true}, {value: 'blue', rung: 'default', reason: 'SPLIT; weight=20'}],
  ] as [string, Partial<LadderState>, object][])('answers when %s', (_name, change, expected) => {
    expect(answer(change)).toMatchObject(expected);
  });

  it('says why a rung was passed over', () => {
    const state: LadderState = {...ladderDefaults, beta: out};
    expect(rungsOf(state).map((rung) => rungNote(state, rung, 'eu'))).toEqual([
      'no override for this identity',
      'the identity is not a member',
      'decides',
      'not reached',
    ]);
    expect(rungNote({...state, identity: false}, 'beta', 'default')).toContain('no identity');
  });

  it('refuses states that no link holds', () => {
    expect(() => readLadder({beta: {member: 'yes', override: 'on'}})).toThrow('beta: member is neither true nor false');
    expect(() => readLadder({first: 'x'})).toThrow('first is none of beta, eu');
  });
});
