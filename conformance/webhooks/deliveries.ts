import {createHmac} from 'node:crypto';

import {checksFor, type Context, type ReceivedRequest} from '../types';

const SECRET = 'change-me';

/** A change of `maintenance`, and what its environment webhook sends. */
async function deliver({receiver, sql, send, project}: Context): Promise<ReceivedRequest> {
  const {url, waitFor} = await receiver();
  await sql(
    `insert into environments_webhook (url, environment_id, enabled, created_at, updated_at, secret, uuid)
     values ('${url}/hook', ${project.production.id}, true, now(), now(), '${SECRET}', gen_random_uuid())`,
  );
  const states = await send({as: 'member', path: `environments/${project.production.key}/featurestates/?feature_name=maintenance`});
  const [{id, enabled}] = (states.json as {results: [{id: number; enabled: boolean}]}).results;
  await send({
    as: 'member',
    method: 'PATCH',
    path: `environments/${project.production.key}/featurestates/${id}/`,
    body: {enabled: !enabled},
  });
  const [request] = await waitFor(1);
  await sql(`delete from environments_webhook where environment_id = ${project.production.id}`);
  if (!request) throw new Error('nothing arrived');
  return request;
}

const same = (actual: unknown, wanted: unknown): void => {
  if (actual !== wanted) throw new Error(`${JSON.stringify(actual)}, expected ${JSON.stringify(wanted)}`);
};
const keysSorted = (value: unknown): boolean => {
  if (value === null || typeof value !== 'object') return true;
  const keys = Object.keys(value);
  return (Array.isArray(value) || keys.join() === [...keys].sort().join()) && Object.values(value).every(keysSorted);
};
type Payload = {
  event_type: string;
  data: {changed_by: string; timestamp: string; new_state: Record<string, unknown>; previous_state: {enabled: boolean}};
};

export default [
  checksFor('system-administration/webhooks/events', [
    {
      id: 'signature',
      says: '| `X-Flagsmith-Signature` | Lower-case hexadecimal HMAC-SHA256 of the body, only when the webhook has a secret |',
      run: async (context) => {
        const {headers, body} = await deliver(context);
        same(headers['x-flagsmith-signature'], createHmac('sha256', SECRET).update(body).digest('hex'));
      },
    },
    {
      id: 'content-type',
      says: '| `content-type` | `application/json` |',
      run: async (context) => same((await deliver(context)).headers['content-type'], 'application/json'),
    },
    {
      id: 'sorted-keys-on-one-line',
      says: 'The body is UTF-8 JSON on one line with keys **sorted** at every level (`data` comes before `event_type`).',
      run: async (context) => {
        const {body} = await deliver(context);
        same(body.includes('\n'), false);
        same(keysSorted(JSON.parse(body)), true);
      },
    },
    {
      id: 'flag-updated',
      says: '| `changed_by` | String or null | Email address of the member, the Organisation API key\'s name, or `""` for a change by the system |',
      run: async (context) => {
        const {event_type, data} = JSON.parse((await deliver(context)).body) as Payload;
        same(event_type, 'FLAG_UPDATED');
        same(data.changed_by, context.platform.demo.email);
        same(data.previous_state.enabled, !data.new_state['enabled']);
      },
    },
    {
      id: 'timestamp',
      says: '| `timestamp` | string | UTC with microseconds, `YYYY-MM-DDTHH:MM:SS.ffffffZ`, or `""` when no history record exists |',
      run: async (context) => {
        const {data} = JSON.parse((await deliver(context)).body) as Payload;
        same(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(data.timestamp), true);
      },
    },
    {
      id: 'state-keys',
      says: 'A **state** always has these keys:',
      run: async (context) => {
        const {data} = JSON.parse((await deliver(context)).body) as Payload;
        const wanted = [
          'enabled',
          'environment',
          'feature',
          'feature_segment',
          'feature_state_value',
          'identity',
          'identity_identifier',
          'multivariate_feature_state_values',
        ];
        same(wanted.filter((key) => !(key in data.new_state)).join(), '');
      },
    },
  ]),
  checksFor('system-administration/webhooks', [
    {
      id: 'post',
      says: 'Flagsmith sends an HTTP `POST` to your URL when a flag or an audit entry changes.',
      run: async (context) => {
        const {method, path} = await deliver(context);
        same(`${method} ${path}`, 'POST /hook');
      },
    },
    {
      id: 'loopback-refused',
      says: 'must not point at an internal address',
      request: {
        as: 'member',
        path: 'environments/{environmentKey}/webhooks/',
        body: {url: 'http://127.0.0.1:9/hook', secret: '', enabled: true},
      },
      expect: {status: 400},
    },
    {
      id: 'scheme',
      says: '`http` or `https` only, must not point at an internal address ([details])',
      request: {as: 'member', path: 'environments/{environmentKey}/webhooks/', body: {url: 'ftp://hooks.example.com/', enabled: true}},
      expect: {status: 400},
    },
    {
      id: 'url-length',
      says: '| `url` | string, at most 200 characters |',
      request: {
        as: 'member',
        path: 'environments/{environmentKey}/webhooks/',
        body: {url: `https://hooks.example.com/${'a'.repeat(200)}`, enabled: true},
      },
      expect: {status: 400, text: 'no more than 200 characters'},
    },
    {
      id: 'secret-length',
      says: '| `secret` | string, at most 255 characters |',
      request: {
        as: 'member',
        path: 'environments/{environmentKey}/webhooks/',
        body: {url: 'https://hooks.example.com/', secret: 's'.repeat(256), enabled: true},
      },
      expect: {status: 400, text: 'no more than 255 characters'},
    },
  ]),
];
