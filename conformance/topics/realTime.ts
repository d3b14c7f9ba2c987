/**
 * Which changes make the platform tell the SSE service. The service itself is not in the open
 * source: a receiver takes its place, and an API without a queue posts before it responds.
 */
import {mustCall} from '../../scripts/platform/client';
import {checksFor, type Context, type ReceivedRequest, type Receiver} from '../types';

const TOKEN = 'a-shared-token';
type Post = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<{id: number}>;
let opened: Promise<{api: string; receiver: Receiver}> | undefined;

async function open(context: Context): Promise<{api: string; receiver: Receiver}> {
  const receiver = await context.receiver();
  const env = {SSE_SERVER_BASE_URL: receiver.url, SSE_AUTHENTICATION_TOKEN: TOKEN, TASK_RUN_METHOD: 'SYNCHRONOUSLY'};
  const {api} = await context.variant(env);
  await setRealTime(context, true);
  return {api, receiver};
}

const setRealTime = ({sql, project}: Context, isOn: boolean): Promise<string> =>
  sql(`update projects_project set enable_realtime_updates = ${isOn} where id = ${project.id}`);

async function eventsOf(context: Context, change: (post: Post) => Promise<unknown>): Promise<ReceivedRequest[]> {
  const {api, receiver} = await (opened ??= open(context));
  const before = receiver.requests.length;
  const member = {Authorization: `Token ${context.platform.demo.token}`};
  await change((method, path, body, headers = member) => mustCall(api, {method, path, body, headers}));
  return receiver.requests.slice(before);
}

/** The environments that a change sends an event to. */
async function expectEvents(context: Context, wanted: string, change: (post: Post) => Promise<unknown>): Promise<void> {
  const events = await eventsOf(context, change);
  const {production, development} = context.project;
  const told = [production, development]
    .filter(({key}) => events.some(({path}) => path === `/sse/environments/${key}/queue-change`))
    .map(({name}) => name);
  if (told.join(' and ') !== wanted) throw new Error(`events to ${told.join(' and ') || 'none'}, expected ${wanted || 'none'}`);
}

async function setFlag({send, project}: Context, post: Post, value: string): Promise<void> {
  const states = `environments/${project.production.key}/featurestates/`;
  const {json} = await send({as: 'member', path: `${states}?feature_name=search_engine`});
  const [{id}] = (json as {results: [{id: number}]}).results;
  await post('PATCH', `${states}${id}/`, {feature_state_value: value});
}

const override = ({project}: Context, identifier: string): string =>
  `environments/${project.production.key}/identities/${project.identities[identifier]}/featurestates/`;

export default [
  checksFor('advanced-use/real-time-flags', [
    {
      id: 'flag-state',
      says: '| Flag state, value or variation weights in an environment | That environment |',
      run: (context) => expectEvents(context, 'Production', (post) => setFlag(context, post, 'modern')),
    },
    {
      id: 'segment-override',
      says: '| Segment override created, changed, removed | That environment |',
      run: (context) => {
        const {project} = context;
        const path = `environments/${project.production.key}/features/${project.features['search_engine']}/create-segment-override/`;
        const body = {
          feature_segment: {segment: project.segments['europe'], priority: 0},
          enabled: true,
          feature_state_value: {type: 'unicode', string_value: 'european'},
        };
        return expectEvents(context, 'Production', (post) => post('POST', path, body));
      },
    },
    {
      id: 'environment-settings',
      says: '| Environment settings | That environment |',
      run: (context) => {
        const {key, name} = context.project.production;
        const body = {name, project: context.project.id, hide_sensitive_data: true};
        return expectEvents(context, 'Production', (post) => post('PATCH', `environments/${key}/`, body));
      },
    },
    {
      id: 'project-wide',
      says: '| Segment definition, feature created or deleted | Every environment of the project |',
      run: async (context) => {
        const path = `projects/${context.project.id}/`;
        const conditions = [{property: 'plan', operator: 'EQUAL', value: 'gold'}];
        const rules = [{type: 'ALL', conditions: [], rules: [{type: 'ANY', rules: [], conditions}]}];
        const segment = {name: 'gold_plan', project: context.project.id, rules};
        await expectEvents(context, 'Production and Development', (post) => post('POST', `${path}segments/`, segment));
        await expectEvents(context, 'Production and Development', (post) => post('POST', `${path}features/`, {name: 'gold_card'}));
      },
    },
    {
      id: 'project-settings',
      says: '| Project settings | No event |',
      run: (context) => {
        const body = {name: 'Shop', only_allow_lower_case_feature_names: false};
        return expectEvents(context, '', (post) => post('PATCH', `projects/${context.project.id}/`, body));
      },
    },
    {
      id: 'traits',
      says: '| Identity traits | No event |',
      run: (context) => {
        const body = {identifier: 'customer-42', traits: [{trait_key: 'plan', trait_value: 'gold'}]};
        const headers = {'X-Environment-Key': context.project.production.key};
        return expectEvents(context, '', (post) => post('POST', 'identities/', body, headers));
      },
    },
  ]),
  checksFor('basic-features/managing-identities', [
    {
      id: 'identity-override',
      says: 'On a self-hosted Core API it sends one for the environment, unless the override equals the default.',
      run: async (context) => {
        const state = {feature: context.project.features['express_delivery'], enabled: true};
        const [same, other] = ['Berlin,Paris', 'Rome'].map((value) => ({...state, feature_state_value: value}));
        await expectEvents(context, '', (post) => post('POST', override(context, 'customer-42'), same));
        await expectEvents(context, 'Production', (post) => post('POST', override(context, 'customer-43'), other));
      },
    },
  ]),
  checksFor('deployment/hosting/real-time/index', [
    {
      id: 'queue-change',
      says: '| `POST /sse/environments/{client_side_key}/queue-change` | `Authorization: Token <SSE_AUTHENTICATION_TOKEN>` | Accepts `{"updated_at": "<ISO 8601 time>"}` |',
      run: async (context) => {
        const [event] = await eventsOf(context, (post) => setFlag(context, post, 'queued'));
        if (event?.headers['authorization'] !== `Token ${TOKEN}`) throw new Error(`authorised by ${event?.headers['authorization']}`);
        if (!/^\{"updated_at": "\d{4}-\d\d-\d\dT[\d:.]+\+00:00"\}$/.test(event.body)) throw new Error(event.body);
      },
    },
    {
      id: 'off',
      says: 'Nothing is queued unless `SSE_SERVER_BASE_URL` and `SSE_AUTHENTICATION_TOKEN` are set **and** the project has real-time updates on. Otherwise, there is no error.',
      run: async (context) => {
        await expectEvents(context, 'Production', (post) => setFlag(context, post, 'on'));
        await setRealTime(context, false);
        await expectEvents(context, '', (post) => setFlag(context, post, 'off'));
      },
    },
    {
      id: 'stream',
      says: '| `GET /sse/environments/{client_side_key}/stream` | None | An open stream of events |',
      notCheckable: 'the real-time service is not in the open source',
    },
  ]),
];
