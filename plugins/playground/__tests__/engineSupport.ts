/**
 * The Node.js SDK itself, in local evaluation without a network, and an environment document that
 * has every operator and nested rules.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import type {EngineContext, EngineRule, TraitValue} from '../types';

const PACKAGE = path.join(process.cwd(), 'node_modules/flagsmith-nodejs');

export function packageVersion(): string {
  return (JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as {version: string}).version;
}

type Rule = {type: string; rules: Rule[]; conditions: {operator: string; property_: string; value: string}[]};

const rule = (type: string, conditions: [property: string, operator: string, value?: string][], rules: Rule[] = []): Rule => ({
  type,
  rules,
  conditions: conditions.map(([property_, operator, value = '']) => ({operator, property_, value})),
});

/** One segment per operator, then combinations. */
export const RULES: Record<string, Rule> = {
  equal: rule('ALL', [['plan', 'EQUAL', 'pro']]),
  notEqual: rule('ALL', [['plan', 'NOT_EQUAL', 'pro']]),
  greater: rule('ALL', [['seats', 'GREATER_THAN', '20']]),
  greaterInclusive: rule('ALL', [['seats', 'GREATER_THAN_INCLUSIVE', '20']]),
  less: rule('ALL', [['seats', 'LESS_THAN', '20']]),
  lessInclusive: rule('ALL', [['seats', 'LESS_THAN_INCLUSIVE', '20']]),
  semverGreater: rule('ALL', [['app_version', 'GREATER_THAN', '3.2.0:semver']]),
  semverGreaterInclusive: rule('ALL', [['app_version', 'GREATER_THAN_INCLUSIVE', '3.2.0:semver']]),
  semverLess: rule('ALL', [['app_version', 'LESS_THAN', '3.2.0:semver']]),
  semverLessInclusive: rule('ALL', [['app_version', 'LESS_THAN_INCLUSIVE', '3.2.0:semver']]),
  contains: rule('ALL', [['email', 'CONTAINS', 'example']]),
  notContains: rule('ALL', [['email', 'NOT_CONTAINS', 'example']]),
  in: rule('ALL', [['country', 'IN', 'PT,DE']]),
  inJson: rule('ALL', [['country', 'IN', '["PT","FR"]']]),
  regex: rule('ALL', [['email', 'REGEX', '^user-1.*@example\\.com$']]),
  modulo: rule('ALL', [['seats', 'MODULO', '3|1']]),
  split: rule('ALL', [['$.identity.identifier', 'PERCENTAGE_SPLIT', '25']]),
  splitByKey: rule('ALL', [['', 'PERCENTAGE_SPLIT', '50']]),
  splitByTrait: rule('ALL', [['$.identity.traits.country', 'PERCENTAGE_SPLIT', '40']]),
  isSet: rule('ALL', [['beta', 'IS_SET']]),
  isNotSet: rule('ALL', [['beta', 'IS_NOT_SET']]),
  environmentName: rule('ALL', [['$.environment.name', 'EQUAL', 'Production']]),
  nested: rule(
    'ALL',
    [],
    [
      rule('ANY', [
        ['plan', 'EQUAL', 'pro'],
        ['seats', 'GREATER_THAN', '30'],
      ]),
      rule('NONE', [['country', 'IN', 'DE,FR']]),
    ],
  ),
  nestedAny: rule(
    'ANY',
    [['beta', 'EQUAL', 'true']],
    [
      rule('ALL', [
        ['plan', 'EQUAL', 'free'],
        ['score', 'LESS_THAN', '0.5'],
      ]),
      rule('NONE', [['email', 'CONTAINS', 'example']]),
    ],
  ),
  nestedNone: rule(
    'NONE',
    [['plan', 'EQUAL', 'scale']],
    [
      rule('ALL', [
        ['seats', 'MODULO', '2|0'],
        ['country', 'EQUAL', 'PT'],
      ]),
      rule('ANY', [['app_version', 'LESS_THAN', '2.0.0:semver']]),
    ],
  ),
  noMatch: rule('ALL', [['missing', 'EQUAL', 'x']]),
};

const organisation = {id: 1, name: 'Example', feature_analytics: false, stop_serving_flags: false, persist_trait_data: true};

export function environmentDocument() {
  const feature = (id: number, name: string, type = 'STANDARD') => ({id, name, type});
  const state = (id: number, name: string, value: string, extra: object = {}) => ({
    feature: feature(id, name),
    enabled: true,
    django_id: id,
    feature_state_value: value,
    featurestate_uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    ...extra,
  });
  const names = Object.keys(RULES);
  return {
    id: 1,
    api_key: 'EXAMPLE_ENV',
    name: 'Production',
    project: {
      id: 1,
      name: 'Example',
      hide_disabled_flags: false,
      organisation,
      segments: names.map((name, index) => ({
        id: index + 1,
        name,
        rules: [RULES[name]],
        feature_states: [
          state(1000 + index, `in_${name}`, 'in'),
          state(2000 + index, 'layout', `for ${name}`, {feature_segment: {priority: (index * 7) % 13}}),
        ],
      })),
    },
    feature_states: [
      ...names.map((name, index) => state(100 + index, `in_${name}`, 'out')),
      state(50, 'layout', 'default'),
      state(4711, 'button', 'control', {
        feature: feature(4711, 'button', 'MULTIVARIATE'),
        multivariate_feature_state_values: [
          {id: 1, percentage_allocation: 20, mv_fs_value_uuid: '1', multivariate_feature_option: {id: 1, value: 'blue'}},
          {id: 2, percentage_allocation: 20, mv_fs_value_uuid: '2', multivariate_feature_option: {id: 2, value: 'gold'}},
        ],
      }),
    ],
    identity_overrides: [],
  };
}

export type Person = {identifier: string; traits: Record<string, TraitValue>};

/** People whose traits have every type, and gaps. The same list on every run. */
export function people(count: number): Person[] {
  return Array.from({length: count}, (_, index) => ({
    identifier: `user-${index + 1}`,
    traits: {
      plan: ['free', 'pro', 'scale'][index % 3] ?? '',
      seats: (index * 37) % 50,
      score: ((index * 31) % 100) / 100,
      email: index % 4 === 0 ? `user-${index}@example.com` : `user-${index}@other.org`,
      app_version: `${index % 5}.${index % 7}.${index % 3}${index % 11 === 0 ? '-beta.1' : ''}`,
      ...(index % 2 === 0 ? {country: ['PT', 'DE', 'FR'][index % 3] ?? ''} : {}),
      ...(index % 5 === 0 ? {beta: index % 10 === 0} : {}),
    },
  }));
}

const toEngineRule = ({type, rules, conditions}: Rule): EngineRule => ({
  type,
  conditions: conditions.map(({operator, property_, value}) => ({property: property_, operator, value})),
  rules: rules.map(toEngineRule),
});

const DOCUMENT = environmentDocument();

/**
 * The context that our aids would build for the same document: written here
 * without the mapper of the SDK.
 */
export function contextFor({identifier, traits}: Person): EngineContext {
  const document = DOCUMENT;
  const state = ({feature, enabled, django_id, feature_state_value, ...extra}: (typeof document.feature_states)[number]) => {
    const {multivariate_feature_state_values: options, feature_segment: segment} = extra as {
      multivariate_feature_state_values?: {id: number; percentage_allocation: number; multivariate_feature_option: {value: string}}[];
      feature_segment?: {priority: number};
    };
    return {
      key: String(django_id),
      name: feature.name,
      enabled,
      value: feature_state_value,
      ...(segment ? {priority: segment.priority} : {}),
      ...(options
        ? {
            variants: options.map((option) => ({
              value: option.multivariate_feature_option.value,
              weight: option.percentage_allocation,
              priority: option.id,
            })),
          }
        : {}),
    };
  };
  return {
    environment: {key: document.api_key, name: document.name},
    identity: {identifier, key: `${document.api_key}_${identifier}`, traits},
    features: Object.fromEntries(document.feature_states.map((entry) => [entry.feature.name, state(entry)])),
    segments: Object.fromEntries(
      document.project.segments.map(({id, name, rules, feature_states}) => [
        id,
        {
          key: String(id),
          name,
          rules: rules.flatMap((entry) => (entry ? [toEngineRule(entry)] : [])),
          overrides: feature_states.map(state),
        },
      ]),
    ),
  };
}

type SdkFlags = {allFlags: () => {featureName: string; enabled: boolean; value: unknown}[]};
type Sdk = {
  getIdentityFlags: (identifier: string, traits: Record<string, TraitValue>) => Promise<SdkFlags>;
  getIdentitySegments: (identifier: string, traits: Record<string, TraitValue>) => Promise<{name: string}[]>;
  close: () => Promise<void>;
};

/** What the SDK answers for a person: all flags, and the segments by name. */
export type SdkAnswer = {flags: Record<string, {enabled: boolean; value: unknown}>; segments: string[]};

export async function answersOfSdk(persons: Person[]): Promise<SdkAnswer[]> {
  const {Flagsmith} = (await import(pathToFileURL(path.join(PACKAGE, 'build/esm/index.js')).href)) as {
    Flagsmith: new (options: object) => Sdk;
  };
  const document = JSON.stringify(environmentDocument());
  const fetchDocument = () => Promise.resolve(new Response(document, {headers: {'content-type': 'application/json'}}));
  const sdk = new Flagsmith({
    environmentKey: 'ser.EXAMPLE',
    enableLocalEvaluation: true,
    environmentRefreshIntervalSeconds: 3600,
    fetch: fetchDocument,
  });
  const answers = await Promise.all(
    persons.map(async ({identifier, traits}) => {
      const flags = (await sdk.getIdentityFlags(identifier, traits)).allFlags();
      const segments = (await sdk.getIdentitySegments(identifier, traits)).map(({name}) => name);
      return {
        flags: Object.fromEntries(flags.map(({featureName, enabled, value}) => [featureName, {enabled, value}])),
        segments: segments.sort(),
      };
    }),
  );
  await sdk.close();
  return answers;
}
