/**
 * The rollout visualiser: a thousand identities under two plans, "before" and "after",
 * and who moved between them.
 */
import type {Engine, EngineContext, EngineFeature} from '../types';
import {list, numberBetween, oneOf, pair, settings, text, UnreadableError} from './read';

const ENVIRONMENT_KEY = 'EXAMPLE_ENV';
export const PLACES = ['control', 'blue', 'gold', 'green', 'pink'];
export const MAX_VARIATIONS = PLACES.length - 1;
export const IDENTITIES = 1000;

const salt = text(20, /^[\w-]+$/);
const weightList = list(numberBetween(0, 100), MAX_VARIATIONS, 1);

const rollout = settings({
  mode: ['split', oneOf(['split', 'weights'])],
  share: [[10, 20], pair(numberBetween(0, 100))],
  segment: [['1', '1'], pair(salt)],
  weights: [
    [
      [20, 20],
      [20, 40],
    ],
    pair((value, name) => {
      const weights = weightList(value, name);
      if (total(weights) > 100) throw new UnreadableError(`${name} add up to more than 100`);
      return weights;
    }),
  ],
  feature: [['4711', '4711'], pair(salt)],
  probe: ['user-1', text(200)],
});
export type RolloutState = typeof rollout.defaults;
export const rolloutDefaults = rollout.defaults;

export function readRollout(value: unknown): RolloutState {
  const state = rollout.read(value);
  if (state.weights[0].length !== state.weights[1].length) throw new UnreadableError('the two plans have different numbers of variations');
  return state;
}

export function total(weights: number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}

export type Plan = {mode: 'split'; segment: string; share: number} | {mode: 'weights'; feature: string; weights: number[]};

export function planOf({mode, share, segment, weights, feature}: RolloutState, side: 0 | 1): Plan {
  return mode === 'split' ? {mode, segment: segment[side], share: share[side]} : {mode, feature: feature[side], weights: weights[side]};
}

/** What is hashed for an identity under a plan. */
export function hashedIds(plan: Plan, identifier: string): [string, string] {
  return plan.mode === 'split' ? [plan.segment, identifier] : [plan.feature, `${ENVIRONMENT_KEY}_${identifier}`];
}

export function identifiers(count = IDENTITIES): string[] {
  return Array.from({length: count}, (_, index) => `user-${index + 1}`);
}

/**
 * For each identity its place under the plan: 0 is out (or control), 1 is in (or the
 * first variation), and so on.
 */
export function placesOf(engine: Engine, plan: Plan, names: string[]): number[] {
  const context = contextOf(plan);
  return names.map((identifier) => {
    const result = engine.getEvaluationResult({...context, identity: {identifier, key: `${ENVIRONMENT_KEY}_${identifier}`, traits: {}}});
    return PLACES.indexOf(String(result.flags['flag']?.value));
  });
}

function contextOf(plan: Plan): EngineContext {
  const environment = {key: ENVIRONMENT_KEY, name: 'Production'};
  const state: EngineFeature = {key: plan.mode === 'weights' ? plan.feature : '1', name: 'flag', enabled: true, value: 'control'};
  if (plan.mode === 'weights') {
    const variants = plan.weights.map((weight, index) => ({value: PLACES[index + 1] ?? '', weight, priority: index}));
    return {environment, features: {flag: {...state, variants}}, segments: {}};
  }
  const condition = {property: '$.identity.identifier', operator: 'PERCENTAGE_SPLIT', value: String(plan.share)};
  const segment = {
    key: plan.segment,
    name: 'rollout',
    rules: [{type: 'ALL', conditions: [condition]}],
    overrides: [{...state, value: 'blue', priority: 0}],
  };
  return {environment, features: {flag: state}, segments: {[plan.segment]: segment}};
}

/** What the places of a plan are called. */
export function placeNames({mode, weights}: RolloutState): string[] {
  return mode === 'split' ? ['out', 'in'] : PLACES.slice(0, weights[0].length + 1);
}

/** `moves[from][to]`: how many identities went where. */
export function countMoves(before: number[], after: number[], places: number): number[][] {
  const moves = Array.from({length: places}, () => Array<number>(places).fill(0));
  before.forEach((from, index) => {
    const row = moves[from];
    const to = after[index];
    if (row && to !== undefined && row[to] !== undefined) row[to] += 1;
  });
  return moves;
}

/**
 * Dots as zero-length strokes (`stroke-linecap` makes them round or square): a thousand
 * of them are one short path.
 */
export function dotPath(indexes: number[], columns: number, step = 10): string {
  return indexes.map((index) => `M${(index % columns) * step + step / 2} ${Math.floor(index / columns) * step + step / 2}h0`).join('');
}

export function summarise({mode}: RolloutState, before: number[], after: number[]): string {
  const count = (places: number[]) => places.filter((place) => place > 0).length;
  const moved = before.filter((place, index) => place !== after[index]).length;
  if (mode === 'weights') return `${moved} of ${before.length} identities get another variation; ${before.length - moved} keep theirs.`;
  const added = after.filter((place, index) => place > 0 && before[index] === 0).length;
  const removed = before.filter((place, index) => place > 0 && after[index] === 0).length;
  return `${count(before)} of ${before.length} identities were in, ${count(after)} are in now: ${added} added, ${removed} removed.`;
}
