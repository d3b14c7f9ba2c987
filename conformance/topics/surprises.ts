/**
 * Statements that a reader would not believe: keys that are off and still work, updates that erase,
 * reads that create.
 */
import {checksFor, type Context} from '../types';

type Id = {id: number};
type Features = {results: {name: string; metadata: unknown[]}[]};

async function must<T>({send}: Context, path: string, body?: unknown, method?: string): Promise<T> {
  const {status, text, json} = await send({as: 'member', path, ...(body !== undefined && {body}), ...(method && {method})});
  if (status >= 300) throw new Error(`${path} got ${status}: ${text.slice(0, 300)}`);
  return json as T;
}

async function traitsOf({send}: Context, identifier: string): Promise<string[]> {
  const {json} = await send({as: 'client', path: `identities/?identifier=${identifier}`});
  return (json as {traits: {trait_key: string}[]}).traits.map(({trait_key: key}) => key);
}

/** A custom field on flags, with a value on `maintenance`. */
async function giveValue(context: Context): Promise<string> {
  const {organisation, project} = context;
  const field = await must<Id>(context, 'metadata/fields/', {name: 'ticket', type: 'str', organisation: organisation.id});
  const models = `organisations/${organisation.id}/metadata-model-fields/`;
  const types = await must<(Id & {model: string})[]>(context, `${models}supported-content-types/`);
  const contentType = types.find(({model}) => model === 'feature')?.id;
  const attached = await must<Id>(context, models, {field: field.id, content_type: contentType, is_required_for: []});
  const path = `projects/${project.id}/features/${project.features['maintenance']}/`;
  await must(context, path, {metadata: [{model_field: attached.id, field_value: 'SHOP-214'}]}, 'PATCH');
  return path;
}

async function valuesOf(context: Context): Promise<number> {
  const {results} = await must<Features>(context, `projects/${context.project.id}/features/?search=maintenance`);
  return results.find(({name}) => name === 'maintenance')?.metadata.length ?? 0;
}

export default [
  checksFor('system-administration/environment-settings', [
    {
      id: 'key-that-is-off',
      says: 'A key with `active: false`, or past its `expires_at`, still reads flags and the environment document there.',
      run: async (context) => {
        const keys = `environments/${context.project.production.key}/api-keys/`;
        for (const state of [{active: false}, {expires_at: '2020-01-01T00:00:00Z'}]) {
          const {key} = await must<{key: string}>(context, keys, {name: 'off', ...state});
          const headers = {'X-Environment-Key': key};
          context.expect(await context.send({path: 'flags/', headers}), {status: 200});
          context.expect(await context.send({path: 'environment-document/', headers}), {status: 200});
        }
      },
    },
  ]),
  checksFor('advanced-use/custom-fields', [
    {
      id: 'update-erases',
      says: 'If the body has no `metadata`, all values of that entity are deleted.',
      run: async (context) => {
        const path = await giveValue(context);
        if ((await valuesOf(context)) !== 1) throw new Error('the value was not stored');
        await must(context, path, {description: 'Another text'}, 'PATCH');
        if ((await valuesOf(context)) !== 0) throw new Error('the value is still there');
      },
    },
  ]),
  checksFor('basic-features/managing-identities', [
    {
      id: 'read-creates',
      says: 'Do **not** check with `GET /identities/?identifier=…`, because that call creates the identity again.',
      run: async (context) => {
        const path = `environments/${context.project.production.key}/identities/?q=${encodeURIComponent('"only-read"')}`;
        const count = async (): Promise<number> => (await must<{results: unknown[]}>(context, path)).results.length;
        if ((await count()) !== 0) throw new Error('the identity exists already');
        await traitsOf(context, 'only-read');
        if ((await count()) !== 1) throw new Error('the read created no identity');
      },
    },
    {
      id: 'trait-of-all',
      says: 'Self-hosted, `POST environments/{key}/delete-traits/` with `{"key": "age"}` deletes that trait from **all** identities in the environment, and `GET environments/{key}/trait-keys/` lists the keys in use.',
      run: async (context) => {
        const people = ['of-age-1', 'of-age-2'];
        const traits = [
          {trait_key: 'age', trait_value: 42},
          {trait_key: 'height', trait_value: 180},
        ];
        for (const identifier of people)
          context.expect(await context.send({as: 'client', path: 'identities/', body: {identifier, traits}}), {status: 200});
        await must(context, `environments/${context.project.production.key}/delete-traits/`, {key: 'age'});
        for (const identifier of people) {
          const left = await traitsOf(context, identifier);
          if (left.join() !== 'height') throw new Error(`${identifier} has ${left.join() || 'nothing'}`);
        }
      },
    },
  ]),
  checksFor('basic-features/segments/operators', [
    {
      id: 'condition-without-property',
      says: 'an empty string returns 400 `This field may not be blank.`, and a condition without the field fails with 500.',
      run: async ({send, expect, project}) => {
        const create = (condition: object) => {
          const rules = [{type: 'ALL', conditions: [], rules: [{type: 'ANY', rules: [], conditions: [condition]}]}];
          return send({as: 'member', path: `projects/${project.id}/segments/`, body: {name: 'split', project: project.id, rules}});
        };
        const split = {operator: 'PERCENTAGE_SPLIT', value: '10'};
        expect(await create({...split, property: null}), {status: 201});
        expect(await create({...split, property: ''}), {status: 400, text: 'This field may not be blank.'});
        expect(await create(split), {status: 500});
      },
    },
  ]),
  checksFor('basic-features/managing-features', [
    {
      id: 'variation-without-weight',
      says: 'In `mv-options`, a request without it fails with 500',
      run: async ({send, expect, project}) => {
        const {maintenance: feature = 0} = project.features;
        const path = `projects/${project.id}/features/${feature}/mv-options/`;
        const body = {feature, type: 'unicode', string_value: 'blue'};
        expect(await send({as: 'member', path, body}), {status: 500});
        expect(await send({as: 'member', path, body: {...body, default_percentage_allocation: 10}}), {status: 201});
      },
    },
  ]),
  checksFor('deployment/index', [
    {
      id: 'second-project',
      says: 'Open source allows **one project in each organisation**, and creating a second one returns 403.',
      request: {as: 'member', path: 'projects/', body: {name: 'A second project', organisation: '{organisation}'}},
      expect: {status: 403},
    },
  ]),
];
