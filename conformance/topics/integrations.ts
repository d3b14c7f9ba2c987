/** Integrations: which fields the API insists on, and traces over OTLP. */
import {readTable, variable} from '../tables';
import {checksFor, type Check, type Context} from '../types';

const WITHOUT_URL = 'accepts a configuration without `base_url`, but then no event is sent.';

const {says, find} = readTable<{path: string; body: string}>('admin-api-endpoints');

/** The table of the Admin API marks what is required with a star. */
function endpoint(path: string, body: object, expect: {status: number; json: object}): Check {
  const filled = path
    .replace('{project_id}', '{project}')
    .replace('{environment_key}', '{environmentKey}')
    .replace('{organisation_id}', '{organisation}');
  return {
    id: `fields-of-${path.split('/').at(1)}-${path.split('/').at(-2)}`,
    ...says(
      find((row) => row.path === path, path),
      'path',
      'body',
    ),
    request: {as: 'member', path: filled.slice(1), body},
    expect,
  };
}

const created = {status: 201, json: {base_url: null}};

/** Sends one request to an API that exports traces, and returns the first bodies that arrive. */
async function traces({variant, receiver, project}: Context): Promise<string> {
  const {url, requests, waitFor} = await receiver();
  const {api} = await variant({OTEL_EXPORTER_OTLP_ENDPOINT: url});
  await fetch(`${api}/api/v1/flags/`, {headers: {'X-Environment-Key': project.production.key}});
  const spans = (): string =>
    requests
      .filter(({path}) => path === '/v1/traces')
      .map(({body}) => body)
      .join('\n');
  while (!spans().includes('/api/v1/flags/')) await waitFor(requests.length + 1);
  return spans();
}

function mustContain(text: string, ...wanted: string[]): void {
  for (const part of wanted) if (!text.includes(part)) throw new Error(`no span contains ${part}`);
}

export default [
  checksFor('clients/rest', [
    endpoint('/environments/{environment_key}/integrations/dynatrace/', {api_key: 'x', entity_selector: 'type(SERVICE)'}, created),
    endpoint('/environments/{environment_key}/integrations/rudderstack/', {api_key: 'x'}, created),
    endpoint('/projects/{project_id}/integrations/new-relic/', {api_key: 'x', app_id: '1'}, created),
    endpoint('/projects/{project_id}/integrations/grafana/', {api_key: 'x'}, created),
    endpoint('/organisations/{organisation_id}/integrations/grafana/', {api_key: 'x'}, created),
    endpoint('/projects/{project_id}/integrations/datadog/', {api_key: 'x'}, {status: 400, json: {base_url: ['This field is required.']}}),
  ]),
  ...['newrelic', 'dynatrace', 'grafana'].map((name) =>
    checksFor(`integrations/apm/${name}`, [
      {
        id: `${name}-without-base-url`,
        says: WITHOUT_URL,
        run: async ({send, expect, freshOrganisation}) => {
          const {id, project} = await freshOrganisation();
          const paths: Record<string, [string, object]> = {
            newrelic: [`projects/${project.id}/integrations/new-relic/`, {api_key: 'x', app_id: '1'}],
            dynatrace: [`environments/${project.production.key}/integrations/dynatrace/`, {api_key: 'x', entity_selector: 'type(HOST)'}],
            grafana: [`organisations/${id}/integrations/grafana/`, {api_key: 'x'}],
          };
          const [path = '', body] = paths[name] ?? [];
          // An empty address is refused, a missing one is not.
          expect(await send({as: 'member', path, body: {...body, base_url: ''}}), {
            status: 400,
            json: {base_url: ['This field may not be blank.']},
          });
          expect(await send({as: 'member', path, body}), created);
        },
      },
    ]),
  ),
  checksFor('integrations/apm/appdynamics', [
    {
      id: 'otlp-in-open-source',
      says: '| OpenTelemetry export (OTLP) | Supported by the API and the Task Processor in every edition. Described below |',
      run: async (context) => mustContain(await traces(context), 'flagsmith-api'),
    },
    {
      id: 'span-names',
      says: 'In AppDynamics, the service shows a span named by method and route, with database spans below it.',
      run: async (context) => mustContain(await traces(context), 'GET /api/v1/flags/', 'SELECT'),
    },
  ]),
  checksFor('deployment/hosting/locally-api', [
    {
      id: 'otlp-endpoint',
      ...variable('OTEL_EXPORTER_OTLP_ENDPOINT', 'effect').statement,
      run: async (context) => mustContain(await traces(context), 'GET /api/v1/flags/'),
    },
  ]),
];
