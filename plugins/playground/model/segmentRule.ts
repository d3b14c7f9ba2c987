/**
 * The rule of the segment playground: what a reader edits, what a link holds,
 * and what the engine gets.
 */
import type {EngineContext, EngineRule, TraitValue} from '../types';
import {operatorOf, OPERATORS} from './operators';
import {list, oneOf, record, settings, text, UnreadableError, type Reader} from './read';

export const RULE_TYPES = ['ALL', 'ANY', 'NONE'] as const;
export type RuleType = (typeof RULE_TYPES)[number];
export type Condition = {property: string; operator: string; value: string};
export type Group = {type: RuleType; conditions: Condition[]};
/** Two levels, as many as the platform accepts. */
export type Rule = Group & {groups: Group[]};

export const TRAIT_TYPES = ['string', 'integer', 'float', 'boolean'] as const;
export type Trait = {key: string; type: (typeof TRAIT_TYPES)[number]; value: string};

/**
 * Paths a condition may use. Others are refused: a JSONPath can hold expressions,
 * and links come from anybody.
 */
export const CONTEXT_PATHS = ['$.identity.identifier', '$.identity.key', '$.environment.name'];
const TRAIT_PATH = /^\$\.identity\.traits\.[\w-]+$/;

const readText = text(1000);
const readProperty: Reader<string> = (value, name) => {
  const property = text(200)(value, name);
  if (!isProperty(property)) throw new UnreadableError(`${name} is a path that the playground does not evaluate`);
  return property;
};
const conditions = list(record<Condition>({property: readProperty, operator: oneOf(OPERATORS.map(({id}) => id)), value: readText}), 20);
const group = record<Group>({type: oneOf(RULE_TYPES), conditions});

const EXAMPLE: Rule = {
  type: 'ALL',
  conditions: [],
  groups: [
    {
      type: 'ANY',
      conditions: [
        {property: 'plan', operator: 'EQUAL', value: 'pro'},
        {property: 'plan', operator: 'EQUAL', value: 'scale'},
      ],
    },
    {type: 'NONE', conditions: [{property: 'country', operator: 'IN', value: 'DE,FR'}]},
  ],
};
const TRAITS: Trait[] = [
  {key: 'plan', type: 'string', value: 'pro'},
  {key: 'country', type: 'string', value: 'PT'},
  {key: 'seats', type: 'integer', value: '12'},
];

const segment = settings({
  name: ['paying_customers', text(200)],
  segment: ['1', text(20, /^[\w-]+$/)],
  rule: [EXAMPLE, record<Rule>({type: oneOf(RULE_TYPES), conditions, groups: list(group, 10)})],
  traits: [TRAITS, list(record<Trait>({key: text(200), type: oneOf(TRAIT_TYPES), value: text(2000)}), 20)],
  identifier: ['user-1', text(2000)],
  environment: ['Production', text(200)],
});
export type SegmentState = typeof segment.defaults;
export const {defaults: segmentDefaults, read: readSegment} = segment;

export function isProperty(property: string): boolean {
  return !property.startsWith('$') || CONTEXT_PATHS.includes(property) || TRAIT_PATH.test(property);
}

export function conditionText({property, operator, value}: Condition): string {
  const {label, needsValue} = operatorOf(operator);
  return `${property || 'identity key'} ${label}${needsValue ? ` ${value}` : ''}`;
}

/**
 * `SemVer >` is stored as `GREATER_THAN` with a marked value; operators without a value have none.
 */
export function toEngineCondition({property, operator, value}: Condition): {property: string; operator: string; value?: string} {
  if (operator === 'IS_SET' || operator === 'IS_NOT_SET') return {property, operator};
  return operator.endsWith(':semver')
    ? {property, operator: operator.replace(':semver', ''), value: `${value}:semver`}
    : {property, operator, value};
}

export function toEngineRule({type, conditions: own, groups}: Rule): EngineRule {
  return {
    type,
    conditions: own.map(toEngineCondition),
    rules: groups.map((nested) => ({type: nested.type, conditions: nested.conditions.map(toEngineCondition), rules: []})),
  };
}

export function traitValue({type, value}: Trait): TraitValue {
  if (type === 'boolean') return value.trim().toLowerCase() === 'true';
  if (type === 'string') return value;
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  return type === 'integer' ? Math.trunc(number) : number;
}

export function traitProblem({key, type, value}: Trait): string | undefined {
  if (key.trim() === '') return 'Enter a key.';
  if (type === 'boolean') return /^(true|false)$/i.test(value.trim()) ? undefined : 'Enter true or false.';
  if (type === 'integer') return /^-?\d+$/.test(value.trim()) ? undefined : 'Enter a whole number.';
  if (type === 'float') return value.trim() !== '' && Number.isFinite(Number(value)) ? undefined : 'Enter a number.';
  return undefined;
}

export function segmentContext({name, segment, rule, traits, identifier, environment}: SegmentState): EngineContext {
  const key = 'EXAMPLE_ENV';
  return {
    environment: {key, name: environment},
    identity: {
      identifier,
      key: `${key}_${identifier}`,
      traits: Object.fromEntries(traits.filter((trait) => trait.key).map((trait) => [trait.key, traitValue(trait)])),
    },
    features: {},
    segments: {[segment]: {key: segment, name, rules: [toEngineRule(rule)]}},
  };
}

/**
 * A rule without a single condition matches everybody in the engine; the
 * dashboard does not save it.
 */
export function countConditions({conditions: own, groups}: Rule): number {
  return own.length + groups.reduce((sum, nested) => sum + nested.conditions.length, 0);
}
