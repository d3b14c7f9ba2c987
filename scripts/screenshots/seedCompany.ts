/**
 * The company of the pictures, made through the public API. SQL only lifts the plan and puts fixed
 * keys and dates in place of random ones.
 */
import {mustCall} from '../platform/client';
import {allOf, COMPANY, condition, FEATURES, GROUPS, IDENTITIES, PEOPLE, SEGMENTS, TAGS, type Person} from './company';
import {fixDates, fixKeys} from './fixData';
import {seedExtras} from './seedExtras';

type Id = {id: number};
export type Environment = {id: number; key: string};
export type SeededProject = {
  id: number;
  organisation: number;
  environments: Record<string, Environment>;
  features: Record<string, number>;
  segments: Record<string, number>;
  /** Server-side key of the first environment, where a loop evaluates flags. */
  serverKey?: string;
};
export type Api = {
  post: <T = Id>(path: string, body: object) => Promise<T>;
  get: <T>(path: string) => Promise<T>;
  send: <T>(method: string, path: string, body: object) => Promise<T>;
  /** As an application, with the key of its environment. */
  identify: (key: string, identifier: string, traits: object) => Promise<void>;
};
export type Seeded = {
  shop: SeededProject;
  demo: SeededProject;
  empty: SeededProject;
  /** What loops change while they are recorded. */
  loops: SeededProject;
  identities: Record<string, number>;
};
type Target = {api: string; sql: (statement: string) => Promise<string>};

export async function seedCompany({api, sql}: Target): Promise<{token: string; seeded: Seeded}> {
  const [owner, ...members] = PEOPLE;
  const token = await signUp(api, owner);
  const as = clientOf(api, token);
  // The open-source edition allows one project in each organisation.
  const open = async (name: string) => (await as.post('organisations/', {name})).id;
  const organisation = await open(COMPANY);
  await addMembers(api, as, organisation, members);
  const shop = await seedShop(as, organisation);
  const demo = await seedDemo(as, await open('Sandbox'));
  const empty = await seedProject(as, await open('Workshop'), 'Demo', ['Development', 'Production']);
  // The dashboard asks the plan what to show.
  await sql("update organisations_subscription set plan = 'enterprise', max_seats = 20, max_api_calls = 1000000");
  await seedExtras({as, sql, organisation, shop});
  const found = await as.get<{results: {id: number; identifier: string}[]}>(
    `environments/${shop.environments['Production']?.key}/identities/`,
  );
  const identities = Object.fromEntries(found.results.map(({identifier, id}) => [identifier, id]));
  await fixKeys(sql, [shop, demo, empty]);
  await fixDates(sql);
  // After the dates: more rows would move those of the pictures. The dashboard opens the
  // organisation that comes first by name.
  const loops = await seedLoops(as, await open('Workshop films'));
  await fixKeys(sql, [loops]);
  loops.serverKey = await sql(
    `select key from environments_environmentapikey where environment_id = ${loops.environments['Development']?.id}`,
  );
  return {token, seeded: {shop, demo, empty, loops, identities}};
}

async function signUp(api: string, person: Person): Promise<string> {
  const body = {...person, re_password: person.password, sign_up_type: 'NO_INVITE', marketing_consent_given: false};
  return (await mustCall<{key: string}>(api, {path: 'auth/users/', body})).key;
}

function clientOf(api: string, token: string): Api {
  const headers = {Authorization: `Token ${token}`};
  return {
    post: (path, body) => mustCall(api, {path, body, headers}),
    get: (path) => mustCall(api, {path, headers}),
    send: (method, path, body) => mustCall(api, {method, path, body, headers}),
    identify: async (key, identifier, traits) => {
      const list = Object.entries(traits).map(([trait_key, trait_value]) => ({trait_key, trait_value: trait_value as unknown}));
      await mustCall(api, {path: 'identities/', headers: {'X-Environment-Key': key}, body: {identifier, traits: list}});
    },
  };
}

async function addMembers(api: string, as: Api, organisation: number, members: readonly Person[]): Promise<void> {
  const {hash} = await as.post<{hash: string}>(`organisations/${organisation}/invite-links/`, {role: 'USER'});
  for (const member of members) await clientOf(api, await signUp(api, member)).post(`users/join/link/${hash}/`, {});
  const users = await as.get<{id: number; first_name: string}[]>(`organisations/${organisation}/users/`);
  for (const [name, names] of Object.entries(GROUPS)) {
    const group = await as.post(`organisations/${organisation}/groups/`, {name});
    const user_ids = users.filter(({first_name}) => names.includes(first_name)).map(({id}) => id);
    await as.post(`organisations/${organisation}/groups/${group.id}/add-users/`, {user_ids});
  }
}

async function seedProject(as: Api, organisation: number, name: string, environments: string[]): Promise<SeededProject> {
  const {id} = await as.post('projects/', {name, organisation});
  const made: Record<string, Environment> = {};
  for (const environment of environments) {
    const {id: number, api_key: key} = await as.post<{id: number; api_key: string}>('environments/', {name: environment, project: id});
    made[environment] = {id: number, key};
  }
  return {id, organisation, environments: made, features: {}, segments: {}};
}

async function seedShop(as: Api, organisation: number): Promise<SeededProject> {
  const project = await seedProject(as, organisation, 'Web shop', ['Development', 'Staging', 'Production']);
  const tags: Record<string, number> = {};
  for (const [label, color] of Object.entries(TAGS))
    tags[label] = (await as.post(`projects/${project.id}/tags/`, {label, color, description: '', project: project.id})).id;
  for (const {tags: labels = [], ...feature} of FEATURES)
    project.features[feature.name] = (
      await as.post(`projects/${project.id}/features/`, {...feature, tags: labels.map((label) => tags[label])})
    ).id;
  for (const segment of SEGMENTS)
    project.segments[segment.name] = (await as.post(`projects/${project.id}/segments/`, {...segment, project: project.id})).id;
  for (const {identifier, traits} of IDENTITIES) await as.identify(project.environments['Production']?.key ?? '', identifier, traits);
  return project;
}

/** What a reader of the quickstart has after its last step. */
async function seedDemo(as: Api, organisation: number): Promise<SeededProject> {
  const project = await seedProject(as, organisation, 'Demo', ['Development', 'Production']);
  project.features['show_demo_button'] = (await as.post(`projects/${project.id}/features/`, {name: 'show_demo_button'})).id;
  await as.identify(project.environments['Development']?.key ?? '', 'visitor-1', {plan: 'pro'});
  return project;
}

async function seedLoops(as: Api, organisation: number): Promise<SeededProject> {
  const project = await seedProject(as, organisation, 'Web shop', ['Development']);
  for (const name of ['show_demo_button', 'new_checkout'])
    project.features[name] = (await as.post(`projects/${project.id}/features/`, {name})).id;
  const segment = {name: 'rollout_new_checkout', rules: allOf(condition('$.identity.key', 'PERCENTAGE_SPLIT', '1'))};
  project.segments[segment.name] = (await as.post(`projects/${project.id}/segments/`, {...segment, project: project.id})).id;
  const {key} = project.environments['Development'] ?? {key: ''};
  await as.post(`environments/${key}/features/${project.features['new_checkout']}/create-segment-override/`, {
    feature_segment: {segment: project.segments[segment.name], priority: 0},
    enabled: true,
    feature_state_value: {},
  });
  await as.post(`environments/${key}/api-keys/`, {name: 'film'});
  return project;
}
