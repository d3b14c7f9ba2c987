/** What a setting holds back and what passes it, and the key that a deleted environment keeps. */
import {readTable} from '../tables';
import {checksFor, type Context} from '../types';

type Setting = {field: string; effect: string};
type State = {enabled: boolean; feature_state_value: unknown};
type Environment = {id: number; api_key: string};

const {find, says} = readTable<Setting>('settings');

async function must<T>({send}: Context, method: string, path: string, body: object, status: number): Promise<T> {
  const reply = await send({as: 'member', method, path, body});
  if (reply.status !== status) throw new Error(`${method} ${path} returned ${reply.status}: ${reply.text.slice(0, 300)}`);
  return reply.json as T;
}

async function list<Item>({send}: Context, path: string): Promise<Item[]> {
  const {json} = await send({as: 'member', path});
  return Array.isArray(json) ? (json as Item[]) : (json as {results: Item[]}).results;
}

function createEnvironment(context: Context, name: string): Promise<Environment> {
  return must(context, 'POST', 'environments/', {name, project: context.project.id}, 201);
}

/** States of one flag, or of all, in an environment: off and without a value? */
async function areEmpty(context: Context, key: string, query = ''): Promise<boolean> {
  const states = await list<State>(context, `environments/${key}/featurestates/${query}`);
  if (states.length === 0) throw new Error(`${key} has no state for ${query}`);
  return states.every(({enabled, feature_state_value: value}) => !enabled && value === null);
}

/** A field that every flag of the organisation needs. */
async function requireField(context: Context, name: string): Promise<void> {
  const {id: organisation} = context.organisation;
  const models = `organisations/${organisation}/metadata-model-fields/`;
  const types = await list<{id: number; model: string}>(context, `${models}supported-content-types/`);
  const owners = await list<{id: number; model: string}>(context, `${models}supported-required-for-models/?model_name=feature`);
  const field = await must<{id: number}>(context, 'POST', 'metadata/fields/', {name, type: 'str', organisation}, 201);
  const idOf = (all: typeof types, wanted: string) => all.find(({model}) => model === wanted)?.id;
  const required = [{content_type: idOf(owners, 'organisation'), object_id: organisation}];
  const body = {field: field.id, content_type: idOf(types, 'feature'), is_required_for: required};
  await must(context, 'POST', models, body, 201);
}

async function importFeatures(context: Context, environment: number, features: object[]): Promise<string> {
  const {platform, project} = context;
  const form = new FormData();
  form.set('file', new Blob([JSON.stringify(features)], {type: 'application/json'}), 'features.json');
  form.set('strategy', 'SKIP');
  const headers = {Authorization: `Token ${platform.demo.token}`};
  const response = await fetch(`${platform.api}/api/v1/features/feature-import/${environment}`, {method: 'POST', headers, body: form});
  if (!response.ok) throw new Error(`the import returned ${response.status}: ${await response.text()}`);
  const {id} = (await response.json()) as {id: number};
  for (const deadline = Date.now() + 60_000; ;) {
    const jobs = await list<{id: number; status: string}>(context, `projects/${project.id}/feature-imports/`);
    const status = jobs.find((job) => job.id === id)?.status ?? 'unknown';
    if (status !== 'PROCESSING' || Date.now() > deadline) return status;
  }
}

export default [
  checksFor('system-administration/environment-settings', [
    {
      id: 'prevent-flag-defaults',
      ...says(
        find(({field}) => field === '`prevent_flag_defaults`', 'prevent_flag_defaults'),
        'field',
        'effect',
      ),
      run: async (context) => {
        const {project} = context;
        const features = `projects/${project.id}/features/`;
        const defaults = {default_enabled: true, initial_value: 'from the form'};
        const change = (isOn: boolean) => must(context, 'PATCH', `projects/${project.id}/`, {prevent_flag_defaults: isOn}, 200);
        const environments = [project.production.key, project.development.key];
        for (const isOn of [false, true]) {
          await change(isOn);
          const {id} = await must<{id: number}>(context, 'POST', features, {name: `prevented_${isOn}`, ...defaults}, 201);
          for (const key of environments)
            if ((await areEmpty(context, key, `?feature=${id}`)) !== isOn) throw new Error(`setting ${isOn}: wrong state in ${key}`);
        }
        const whileOn = await createEnvironment(context, 'Prevented');
        await change(false);
        const whileOff = await createEnvironment(context, 'Not prevented');
        if (!(await areEmpty(context, whileOn.api_key))) throw new Error('a flag of the new environment is on or has a value');
        if (await areEmpty(context, whileOff.api_key)) throw new Error('it is the same without the setting');
      },
    },
    {
      id: 'key-of-a-deleted-environment',
      says: 'Its client-side key stays taken, so no other environment can have it. A request that sets it as the `api_key` of another one fails with 500.',
      run: async (context) => {
        const {project, send, expect} = context;
        const {api_key: key} = await createEnvironment(context, 'Short-lived');
        expect(await send({as: 'member', method: 'DELETE', path: `environments/${key}/`}), {status: 204});
        const create = (wanted: string) =>
          send({as: 'member', path: 'environments/', body: {name: 'Next', project: project.id, api_key: wanted}});
        expect(await create(key), {status: 500});
        expect(await create(`${key}-free`), {status: 201, json: {api_key: `${key}-free`}});
        const take = (wanted: string) =>
          send({
            as: 'member',
            method: 'PATCH',
            path: `environments/${key}-free/`,
            body: {name: 'Next', project: project.id, api_key: wanted},
          });
        expect(await take(key), {status: 500});
        expect(await take(`${key}-too`), {status: 200, json: {api_key: `${key}-too`}});
      },
    },
  ]),
  checksFor('basic-features/managing-identities', [
    {
      id: 'no-trait-storage',
      says: '| `persist_trait_data` off for the organisation | Used, never stored. `POST /traits/` returns 403 `Organisation is not authorised to store traits.`, and `POST …/identities/{id}/traits/` of the Core Admin API returns 500 |',
      run: async (context) => {
        const {organisation, project, send, expect, sql} = context;
        const change = (isOn: boolean) =>
          sql(`update organisations_organisation set persist_trait_data = ${isOn} where id = ${organisation.id}`);
        await change(false);
        // The API keeps environments that it has served for a minute, so it gets another one.
        const clone = `environments/${project.production.key}/clone/`;
        const {api_key: key} = await must<Environment>(context, 'POST', clone, {name: 'Without traits'}, 200);
        const headers = {'X-Environment-Key': key};
        const trait = {trait_key: 'plan', trait_value: 'pro'};
        const served = async (body?: object): Promise<{banner: unknown; traits: unknown[]}> => {
          const reply = await send({path: `identities/${body ? '' : '?identifier=untracked'}`, headers, ...(body && {body})});
          expect(reply, {status: 200});
          const {flags, traits} = reply.json as {flags: {feature: {name: string}; feature_state_value: unknown}[]; traits: unknown[]};
          return {traits, banner: flags.find(({feature}) => feature.name === 'banner_text')?.feature_state_value};
        };
        const used = await served({identifier: 'untracked', traits: [trait]});
        if (used.banner !== 'Pro members save 20%') throw new Error(`the trait is not used: ${JSON.stringify(used)}`);
        const later = await served();
        if (later.banner !== 'Summer sale' || later.traits.length > 0) throw new Error(`it is stored: ${JSON.stringify(later)}`);
        const text = 'Organisation is not authorised to store traits.';
        expect(await send({path: 'traits/', headers, body: {identity: {identifier: 'untracked'}, ...trait}}), {status: 403, text});
        const identities = `environments/${key}/identities/`;
        const [identity] = await list<{id: number}>(context, `${identities}?q=untracked`);
        const store = {as: 'member' as const, path: `${identities}${identity?.id}/traits/`, body: {trait_key: 'plan', string_value: 'pro'}};
        expect(await send(store), {status: 500});
        await change(true);
        expect(await send(store), {status: 201});
      },
    },
  ]),
  checksFor('advanced-use/custom-fields', [
    {
      id: 'import-without-required-field',
      says: 'A feature import does not fail, but creates flags **without** the field.',
      run: async (context) => {
        const {project, send, expect} = context;
        const features = `projects/${project.id}/features/`;
        await requireField(context, 'reviewed_by');
        const text = 'Missing required metadata field';
        expect(await send({as: 'member', path: features, body: {name: 'by_api'}}), {status: 400, text});
        const flag = {name: 'by_import', default_enabled: false, is_server_key_only: false, initial_value: null};
        const state = {value: null, type: 'unicode', enabled: false, multivariate: []};
        const status = await importFeatures(context, project.production.id, [{...flag, ...state}]);
        if (status !== 'SUCCESS') throw new Error(`the import is ${status}`);
        const [imported] = await list<{name: string; metadata: unknown[]}>(context, `${features}?search=by_import`);
        if (imported?.name !== 'by_import' || imported.metadata.length > 0) throw new Error(`imported: ${JSON.stringify(imported)}`);
      },
    },
  ]),
];
