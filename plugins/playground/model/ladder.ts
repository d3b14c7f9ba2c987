/** The evaluation ladder: one flag, one identity, and the places a state can come from. */
import type {EngineContext, EngineFeature, EngineSegment} from '../types';
import {flag, oneOf, record, settings} from './read';

export const OVERRIDES = ['none', 'on', 'off'] as const;
export type Override = (typeof OVERRIDES)[number];
export type Membership = {member: boolean; override: Override};
export type Rung = 'identity' | 'beta' | 'eu' | 'default';

export const RUNG_NAMES: Record<Rung, string> = {
  identity: 'Identity override',
  beta: 'Segment beta',
  eu: 'Segment eu',
  default: 'Environment default',
};

export const IDENTIFIER = 'user-8';

const membership = record<Membership>({member: flag, override: oneOf(OVERRIDES)});

const ladder = settings({
  identity: [true, flag],
  override: ['none', oneOf(OVERRIDES)],
  beta: [{member: true, override: 'on'}, membership],
  eu: [{member: true, override: 'off'}, membership],
  first: ['beta', oneOf(['beta', 'eu'])],
  default: ['off', oneOf(['on', 'off'])],
  split: [false, flag],
});
export type LadderState = typeof ladder.defaults;
export const {defaults: ladderDefaults, read: readLadder} = ladder;

/** The rungs from top to bottom. */
export function rungsOf({first}: LadderState): Rung[] {
  return ['identity', first, first === 'beta' ? 'eu' : 'beta', 'default'];
}

export function ladderContext(state: LadderState): EngineContext {
  const segments: Record<string, EngineSegment> = {};
  for (const name of ['beta', 'eu'] as const) {
    segments[name] = {
      key: name,
      name,
      rules: [{type: 'ALL', conditions: [{property: name, operator: 'EQUAL', value: 'true'}]}],
      overrides: overrideOf(state[name].override, `for ${name}`, state.first === name ? 0 : 1),
    };
  }
  // The SDK itself turns identity overrides into a segment that is above all others.
  segments['identity_override'] = {
    key: 'identity_override',
    name: 'identity_overrides',
    rules: [{type: 'ALL', conditions: [{property: '$.identity.identifier', operator: 'IN', value: IDENTIFIER}]}],
    overrides: overrideOf(state.override, 'for this identity', -Infinity),
  };
  const variants = state.split ? [{value: 'blue', weight: 20, priority: 0}] : [];
  return {
    environment: {key: 'EXAMPLE_ENV', name: 'Production'},
    ...(state.identity
      ? {identity: {identifier: IDENTIFIER, key: `EXAMPLE_ENV_${IDENTIFIER}`, traits: {beta: state.beta.member, eu: state.eu.member}}}
      : {}),
    features: {new_checkout: {key: '4711', name: 'new_checkout', enabled: state.default === 'on', value: 'default', variants}},
    segments,
  };
}

function overrideOf(override: Override, value: string, priority: number): EngineFeature[] {
  return override === 'none' ? [] : [{key: '1', name: 'new_checkout', enabled: override === 'on', value, priority}];
}

export function rungOfReason(reason: string): Rung {
  const name = /segment=(\w+)/.exec(reason)?.[1];
  if (name === 'beta' || name === 'eu') return name;
  return name ? 'identity' : 'default';
}

/** Why a rung was passed over, or that it decided. */
export function rungNote(state: LadderState, rung: Rung, decided: Rung): string {
  if (rung === decided) return 'decides';
  const rungs = rungsOf(state);
  if (rungs.indexOf(rung) > rungs.indexOf(decided)) return 'not reached';
  if (!state.identity) return 'not checked: no identity in the request';
  if (rung === 'identity') return 'no override for this identity';
  if (rung === 'default') return 'not reached';
  return state[rung].member ? 'matches, but has no override of this flag' : 'the identity is not a member';
}
