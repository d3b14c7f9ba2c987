/** Segments, flags and identities at random, the same on every run. */
import type {Condition, Group, Rule, RuleType, Trait} from '../../../plugins/playground/model/segmentRule';
import type {TraitValue} from '../../../plugins/playground/types';

export type Person = {identifier: string; traits: Record<string, TraitValue>};
export type PlannedFlag = {name: string; value: string; enabled: boolean; variants: {value: string; weight: number}[]; segments: number[]};
export type Plan = {segments: Rule[]; flags: PlannedFlag[]; people: Person[]};

/**
 * Flag n below this number has one override, for segment n: its value says who is in the segment.
 */
export const PLAIN_FLAGS = 150;

/** Every tenth person has an override of one flag that segments target too. */
export function isOverridden({identifier}: Person): boolean {
  return Number(identifier.slice('person-'.length)) % 10 === 1;
}

type Random = {below: (limit: number) => number; pick: <T>(items: readonly [T, ...T[]]) => T; chance: (share: number) => boolean};

/** Mulberry32: small, and good enough to mix rules. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {below, pick: (items) => items[below(items.length)] ?? items[0], chance: (share) => next() < share};
}

const COUNTRIES = ['PT', 'DE', 'FR', 'US', 'BR'] as const;
const PLANS = ['free', 'pro', 'scale'] as const;

export function planEvaluation(seed: number, count = 200): Plan {
  const random = createRandom(seed);
  const list = <T>(make: (index: number) => T): T[] => Array.from({length: count}, (_, index) => make(index));
  return {
    segments: list(() => planRule(random)),
    flags: list((index) => planFlag(random, index, count)),
    people: list((index) => planPerson(random, index)),
  };
}

function planPerson({below, pick, chance}: Random, index: number): Person {
  return {
    identifier: `person-${index + 1}`,
    traits: {
      plan: pick(PLANS),
      seats: below(50),
      score: below(200) / 2 + 0.25,
      ...(chance(0.7) && {country: pick(COUNTRIES)}),
      ...(chance(0.5) && {beta: chance(0.5)}),
      ...(chance(0.8) && {app_version: `${below(5)}.${below(4)}.${below(3)}${chance(0.2) ? '-beta.1' : ''}`}),
      ...(chance(0.8) && {email: `${pick(['ann', 'bob', 'cem'])}.${below(30)}@${pick(['example.com', 'example.org'])}`}),
      ...(chance(0.6) && {zip: String(1000 + below(60))}),
      ...(chance(0.6) && {tenant: `tenant-${below(12)}`}),
    },
  };
}

function planRule(random: Random): Rule {
  const type = (): RuleType => random.pick(['ALL', 'ALL', 'ANY', 'NONE']);
  const group = (): Group => ({type: type(), conditions: Array.from({length: 1 + random.below(3)}, () => planCondition(random))});
  const groups = Array.from({length: 1 + random.below(2)}, group);
  return {type: type(), conditions: random.chance(0.2) ? [planCondition(random)] : [], groups};
}

const COMPARISONS = ['GREATER_THAN', 'GREATER_THAN_INCLUSIVE', 'LESS_THAN', 'LESS_THAN_INCLUSIVE'] as const;

/** Every operator, with the values that fit it and some that do not fit the trait. */
function planCondition({below, pick, chance}: Random): Condition {
  const makers: [() => [string, string, string], ...(() => [string, string, string])[]] = [
    () => ['plan', pick(['EQUAL', 'NOT_EQUAL']), pick(PLANS)],
    () => ['seats', pick(['EQUAL', 'NOT_EQUAL']), pick([String(below(50)), `${below(50)}.0`, 'many'])],
    () => ['seats', pick(COMPARISONS), pick([String(below(50)), `${below(50)}.5`])],
    () => ['score', pick(COMPARISONS), pick([String(below(100)), `${below(100)}.25`])],
    () => ['zip', pick(COMPARISONS), String(1000 + below(60))],
    () => ['app_version', `${pick(COMPARISONS)}:semver`, `${below(5)}.${below(4)}.${below(3)}`],
    () => ['email', pick(['CONTAINS', 'NOT_CONTAINS']), pick(['ann', '@example.com', '1', 'nobody'])],
    () => ['zip', pick(['CONTAINS', 'NOT_CONTAINS']), String(below(60))],
    () => ['country', 'IN', chance(0.5) ? `${pick(COUNTRIES)},${pick(COUNTRIES)}` : JSON.stringify([pick(COUNTRIES), pick(COUNTRIES)])],
    () => ['seats', 'IN', `${below(50)},${below(50)},${below(50)}`],
    () => ['score', 'IN', `${below(100)}.25,${below(100)}.75`],
    () => ['email', 'REGEX', pick(['^ann', 'example', String.raw`.*@example\.org$`, '^(bob|cem)', '[0-9]{2}@'])],
    () => ['beta', pick(['EQUAL', 'NOT_EQUAL']), pick(['true', 'false', 'False', 'no'])],
    () => ['beta', 'REGEX', pick(['true', 'True', '^f'])],
    () => ['seats', 'MODULO', `${2 + below(5)}|${below(3)}`],
    () => ['score', 'MODULO', `${2 + below(3)}|0.25`],
    () => [pick(['country', 'beta', 'tenant']), pick(['IS_SET', 'IS_NOT_SET']), ''],
    () => ['$.environment.name', pick(['EQUAL', 'NOT_EQUAL']), pick(['Production', 'Staging'])],
    () => ['$.identity.identifier', pick(['IN', 'EQUAL']), `person-${1 + below(200)}`],
    () => ['$.identity.identifier', 'PERCENTAGE_SPLIT', String(5 + below(90))],
    () => [pick(['tenant', '$.identity.traits.tenant']), 'PERCENTAGE_SPLIT', String(5 + below(90))],
  ];
  const [property, operator, value] = pick(makers)();
  return {property, operator, value};
}

function planFlag({below, pick, chance}: Random, index: number, count: number): PlannedFlag {
  const plain = {name: `flag_${index}`, value: 'default', enabled: chance(0.5), variants: [], segments: [index]};
  if (index < PLAIN_FLAGS) return plain;
  const variants = chance(0.5)
    ? [
        {value: 'blue', weight: 10 + below(30)},
        {value: 'gold', weight: pick([10, 30, 60])},
      ]
    : [];
  const segments = [...new Set(Array.from({length: 2 + below(3)}, () => below(count)))];
  return {...plain, variants, segments};
}

export function toTraits(traits: Person['traits']): Trait[] {
  return Object.entries(traits).map(([key, value]) => {
    const type =
      typeof value === 'number' ? (Number.isInteger(value) ? 'integer' : 'float') : typeof value === 'boolean' ? 'boolean' : 'string';
    return {key, type, value: String(value)};
  });
}
