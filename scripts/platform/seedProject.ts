/**
 * One project as the samples and the API description use it: same flags, values, segments
 * and identities on every run.
 */
import {mustCall} from './client';

type DemoEnvironment = {id: number; name: string; key: string; serverKey: string};
export type DemoProject = {
  id: number;
  name: string;
  production: DemoEnvironment;
  development: DemoEnvironment;
  /** Ids by name. */
  features: Record<string, number>;
  segments: Record<string, number>;
  tags: Record<string, number>;
  /** Ids by identifier, in Production. */
  identities: Record<string, number>;
};

type Id = {id: number};
type Feature = {
  name: string;
  description: string;
  initial_value?: string | undefined;
  default_enabled?: boolean;
  type?: string;
  tags?: string[];
  multivariate_options?: object[];
};

const PERCENT = (value: object, share: number): object => ({...value, default_percentage_allocation: share});

export const FEATURES: Feature[] = [
  {name: 'new_checkout', description: 'One-page checkout', default_enabled: true, tags: ['checkout']},
  {name: 'banner_text', description: 'Text above the product list', initial_value: 'Summer sale', tags: ['marketing']},
  {
    name: 'page_size',
    description: 'Products per page',
    initial_value: '20',
    default_enabled: true,
    type: 'MULTIVARIATE',
    multivariate_options: [PERCENT({type: 'int', integer_value: 50, key: 'large'}, 0)],
  },
  {name: 'dark_mode', description: 'Dark colours in the shop', tags: ['design']},
  {
    name: 'express_delivery',
    description: 'Delivery on the same day',
    default_enabled: true,
    initial_value: 'Berlin,Paris',
    tags: ['checkout'],
  },
  {name: 'maintenance', description: 'Shows the maintenance page', tags: ['operations']},
  {
    name: 'search_engine',
    description: 'Which engine answers searches',
    default_enabled: true,
    initial_value: 'classic',
    tags: ['operations'],
  },
  {name: 'version-check', description: 'Oldest app version that still works', default_enabled: true, initial_value: '5.4.0'},
];
const TAGS = {checkout: '#0b7285', marketing: '#d6336c', design: '#7048e8', operations: '#e67700'};
const rules = (property: string, operator: string, value: string): object[] => [
  {type: 'ALL', rules: [{type: 'ANY', rules: [], conditions: [{property, operator, value}]}], conditions: []},
];
const SEGMENTS: {name: string; description: string; rules: object[]}[] = [
  {name: 'pro_plan', description: 'Customers on the Pro plan', rules: rules('plan', 'EQUAL', 'pro')},
  {name: 'europe', description: 'Customers in Germany, France or Portugal', rules: rules('country', 'IN', 'DE,FR,PT')},
];
const IDENTITIES: {identifier: string; traits: Record<string, string | number | boolean>}[] = [
  {identifier: 'customer-42', traits: {plan: 'pro', country: 'DE', age: 34}},
  {identifier: 'customer-43', traits: {plan: 'free', country: 'US', age: 27}},
  {identifier: 'beta-tester-1', traits: {plan: 'free', country: 'PT', beta: true}},
];

export async function seedProject(api: string, token: string, organisation: number, name: string): Promise<DemoProject> {
  const headers = {Authorization: `Token ${token}`};
  const post = <T = Id>(path: string, body: object): Promise<T> => mustCall<T>(api, {path, body, headers});
  const project = await post('projects/', {name, organisation});
  const tags: Record<string, number> = {};
  for (const [label, color] of Object.entries(TAGS))
    tags[label] = (await post(`projects/${project.id}/tags/`, {label, color, description: '', project: project.id})).id;
  const production = await seedEnvironment(api, token, project.id, 'Production');
  const development = await seedEnvironment(api, token, project.id, 'Development');
  const features: Record<string, number> = {};
  for (const {tags: labels = [], ...feature} of FEATURES)
    features[feature.name] = (await post(`projects/${project.id}/features/`, {...feature, tags: labels.map((label) => tags[label])})).id;
  const segments: Record<string, number> = {};
  for (const segment of SEGMENTS)
    segments[segment.name] = (await post(`projects/${project.id}/segments/`, {...segment, project: project.id})).id;
  await post(`environments/${production.key}/features/${features['banner_text']}/create-segment-override/`, {
    feature_segment: {segment: segments['pro_plan'], priority: 0},
    enabled: true,
    feature_state_value: {type: 'unicode', string_value: 'Pro members save 20%'},
  });
  for (const {identifier, traits} of IDENTITIES)
    await mustCall(api, {
      path: 'identities/',
      headers: {'X-Environment-Key': production.key},
      body: {identifier, traits: Object.entries(traits).map(([trait_key, trait_value]) => ({trait_key, trait_value}))},
    });
  const {results} = await mustCall<{results: {id: number; identifier: string}[]}>(api, {
    path: `environments/${production.key}/identities/`,
    headers,
  });
  const identities = Object.fromEntries(results.map(({id, identifier}) => [identifier, id]));
  return {id: project.id, name, production, development, features, segments, tags, identities};
}

async function seedEnvironment(api: string, token: string, project: number, name: string): Promise<DemoEnvironment> {
  const headers = {Authorization: `Token ${token}`};
  const {id, api_key: key} = await mustCall<{id: number; api_key: string}>(api, {path: 'environments/', headers, body: {name, project}});
  const server = await mustCall<{key: string}>(api, {path: `environments/${key}/api-keys/`, headers, body: {name: 'shop-api'}});
  return {id, name, key, serverKey: server.key};
}
