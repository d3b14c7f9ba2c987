/**
 * How long old answers live. A variant of the API is another process with the same database: what
 * it caches, it cannot see change.
 */
import {checksFor, type Context} from '../types';

const FLAGS = {GET_FLAGS_ENDPOINT_CACHE_SECONDS: '60'};
const LOCAL_MEMORY = {...FLAGS, GET_FLAGS_ENDPOINT_CACHE_BACKEND: 'django.core.cache.backends.locmem.LocMemCache'};
const DOCUMENT = {CACHE_ENVIRONMENT_DOCUMENT_SECONDS: '60'};

type Read = (api: string) => Promise<unknown>;

/** Reads at the variant, changes the flag through the API itself, and reads again. */
async function readTwice({variant, send, expect, project}: Context, env: Record<string, string>, read: Read): Promise<unknown[]> {
  const {api} = await variant(env);
  const first = await read(api);
  const states = `environments/${project.production.key}/featurestates/`;
  const {json} = await send({as: 'member', path: `${states}?feature_name=express_delivery`});
  const [{id}] = (json as {results: [{id: number}]}).results;
  expect(
    await send({
      as: 'member',
      method: 'PATCH',
      path: `${states}${id}/`,
      body: {feature_state_value: `Berlin, ${Object.keys(env).length} variables`},
    }),
    {status: 200},
  );
  return [first, await read(api)];
}

const fetchJson = async (url: string, key: string): Promise<unknown> => (await fetch(url, {headers: {'X-Environment-Key': key}})).json();

function readFlag({project}: Context): Read {
  return async (api) =>
    ((await fetchJson(`${api}/api/v1/flags/?feature=express_delivery`, project.production.key)) as {feature_state_value: unknown})
      .feature_state_value;
}

function readDocument({project}: Context): Read {
  return async (api) => {
    type Document = {feature_states: {feature: {name: string}; feature_state_value: unknown}[]};
    const {feature_states: states} = (await fetchJson(`${api}/api/v1/environment-document/`, project.production.serverKey)) as Document;
    return states.find(({feature}) => feature.name === 'express_delivery')?.feature_state_value;
  };
}

function hold([first, second]: unknown[], isKept: boolean): void {
  if (first === undefined) throw new Error('the flag is missing');
  if ((first === second) !== isKept) throw new Error(`first ${JSON.stringify(first)}, after a change ${JSON.stringify(second)}`);
}

export default [
  checksFor('deployment/configuration/sizing-and-scaling', [
    {
      id: 'flags-dummy-backend',
      says: 'The default backend is a dummy, so seconds alone do nothing.',
      run: async (context) => hold(await readTwice(context, FLAGS, readFlag(context)), false),
    },
    {
      id: 'flags-local-memory',
      says: '`GET_FLAGS_ENDPOINT_CACHE_SECONDS=60` and `GET_FLAGS_ENDPOINT_CACHE_BACKEND=django.core.cache.backends.locmem.LocMemCache`.',
      run: async (context) => hold(await readTwice(context, LOCAL_MEMORY, readFlag(context)), true),
    },
    {
      id: 'environment-document',
      says: 'Changes then reach local evaluation up to 60 s later, on top of the poll.',
      run: async (context) => hold(await readTwice(context, DOCUMENT, readDocument(context)), true),
    },
  ]),
  checksFor('system-administration/environment-settings', [
    {
      id: 'deleted-key',
      says: 'It then works until the caches drop it, which takes up to `ENVIRONMENT_CACHE_SECONDS` (60 s).',
      run: async ({send, expect, project}) => {
        const keys = `environments/${project.production.key}/api-keys/`;
        const {json} = await send({as: 'member', path: keys, body: {name: 'short-lived'}});
        const {id, key} = json as {id: number; key: string};
        const use = () => send({path: 'flags/', headers: {'X-Environment-Key': key}});
        expect(await use(), {status: 200});
        expect(await send({as: 'member', method: 'DELETE', path: `${keys}${id}/`}), {status: 204});
        expect(await use(), {status: 200});
        const deadline = Date.now() + 90_000;
        while ((await use()).status === 200) if (Date.now() > deadline) throw new Error('the key still works after 90 s');
      },
    },
  ]),
];
