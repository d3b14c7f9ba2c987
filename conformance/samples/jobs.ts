import {checksFor, type Context} from '../types';

const IDS = {
  'projects/5/': 'projects/{project}/',
  'features/12/': 'features/{feature.new_checkout}/',
  'environments/8/': 'environments/{environment}/',
};
const WORKFLOWS = 'change requests, schedules and pipelines belong to the Enterprise image, which is not in the open source';
const SAML = 'SAML and SCIM belong to the Enterprise image, which is not in the open source';
const closed = (page: string, reason: string, ...samples: string[]) =>
  checksFor(
    page,
    samples.map((sample) => ({
      id: `${page.split('/').at(-1)}-${sample.split('#')[1]}`.toLowerCase(),
      sample: `curl/${sample}`,
      notCheckable: reason,
    })),
  );

export default [
  checksFor('advanced-use/custom-fields', [
    {
      id: 'field-define',
      sample: 'curl/custom-fields.sh#define',
      replace: {'"organisation": 3': '"organisation": {organisation}'},
      expect: {json: {name: 'ticket', type: 'url'}},
    },
    {id: 'field-content-types', sample: 'curl/custom-fields.sh#content-types', expect: {text: '"model":"feature"'}},
  ]),
  checksFor('advanced-use/feature-health', [
    {
      id: 'health-provider',
      sample: 'curl/feature-health-provider.sh#provider',
      replace: IDS,
      expect: {json: {name: 'Webhook', webhook_url: /\/feature-health\//}},
    },
    {id: 'health-events', sample: 'curl/feature-health-provider.sh#events', replace: IDS, expect: {json: []}},
    ...(['unhealthy', 'healthy'] as const).map((status) => ({
      id: `health-${status}`,
      sample: `curl/feature-health.sh#${status}`,
      run: async ({send, expect, project, platform}: Context) => {
        const path = `projects/${project.id}/feature-health/providers/`;
        const known = (await send({as: 'member', path})).json as {webhook_url: string}[];
        const provider = known[0] ?? ((await send({as: 'member', path, body: {name: 'Webhook'}})).json as {webhook_url: string});
        const body = {feature: 'new_checkout', environment: 'Production', status};
        expect(await send({path: new URL(provider.webhook_url, platform.api).pathname, body}), {status: 200});
        const events = await send({as: 'member', path: `projects/${project.id}/feature-health/events/`});
        expect(events, {json: [{type: status.toUpperCase(), provider_name: 'Webhook'}]});
      },
    })),
  ]),
  checksFor('integrations/index', [
    {id: 'integration-create', sample: 'curl/integrations-admin.sh#create', expect: {json: {base_url: 'https://api.eu.amplitude.com'}}},
    {
      id: 'integration-twice',
      sample: 'curl/integrations-admin.sh#create',
      request: {
        as: 'member',
        path: 'environments/{environmentKey}/integrations/amplitude/',
        body: {api_key: 'x', base_url: 'https://api.eu.amplitude.com'},
      },
      expect: {status: 400, text: 'This integration already exists for this environment.'},
    },
  ]),
  checksFor('integrations/apm/datadog', [
    {id: 'datadog', sample: 'curl/integrations-admin.sh#datadog', expect: {json: {use_custom_source: true}}},
  ]),
  checksFor('integrations/apm/grafana', [
    {id: 'grafana', sample: 'curl/integrations-admin.sh#grafana-organisation', expect: {json: {base_url: 'https://example.grafana.net'}}},
  ]),
  checksFor('integrations/webhook', [
    {id: 'identity', sample: 'curl/integration-check.sh#identity', expect: {json: {flags: (flags: unknown[]) => flags.length > 0}}},
  ]),
  checksFor('system-administration/importing-and-exporting/features', [
    {
      id: 'export',
      sample: 'curl/feature-export-import.sh#export',
      replace: {'"environment_id": 23': '"environment_id": {environment}'},
      expect: {json: {environment_id: '{environment}'}},
    },
    {id: 'export-list', sample: 'curl/feature-export-import.sh#list', expect: {json: {results: [{status: /^(PROCESSING|SUCCESS)$/}]}}},
    {
      id: 'download-and-import',
      sample: 'curl/feature-export-import.sh#download',
      run: async ({send, expect, project}) => {
        type Exports = {results: {id: number; status: string}[]};
        const deadline = Date.now() + 60_000;
        let found: Exports['results'][number] | undefined;
        while (found?.status !== 'SUCCESS') {
          if (Date.now() > deadline) throw new Error(`the export is ${found?.status} after 60 s`);
          found = ((await send({as: 'member', path: `projects/${project.id}/feature-exports/`})).json as Exports).results[0];
        }
        const file = await send({as: 'member', path: `features/download-feature-export/${found.id}/`});
        expect(file, {
          status: 200,
          headers: {'Content-Disposition': `attachment; filename=feature_export.${found.id}.json`},
          text: '"name":"banner_text"',
        });
      },
    },
  ]),
  checksFor('system-administration/authentication/index', [
    {id: 'trust-relationship', sample: 'curl/oidc-exchange.sh#create', expect: {json: {name: 'GitLab deploy jobs', is_admin: true}}},
  ]),
  checksFor('advanced-use/feature-versioning', [
    {id: 'versioning-enable', sample: 'curl/feature-versioning.sh#enable', expect: {}},
    {
      id: 'versioning-is-on',
      sample: 'curl/feature-versioning.sh#enable',
      run: async ({send, project}) => {
        const deadline = Date.now() + 60_000;
        for (;;) {
          const {json} = await send({as: 'member', path: `environments/${project.production.key}/`});
          if ((json as {use_v2_feature_versioning: boolean}).use_v2_feature_versioning) return;
          if (Date.now() > deadline) throw new Error('feature versioning is still off after 60 s');
        }
      },
    },
    {
      id: 'versioning-cached',
      says: 'A self-hosted API serves SDKs from its cached environment for up to 60 s more ([`ENVIRONMENT_CACHE_SECONDS`]). Until then, they get the states from before, even if you have published a version.',
      run: async ({freshOrganisation, send, sql}) => {
        const {project} = await freshOrganisation();
        const {production, features} = project;
        const read = async (): Promise<unknown> => {
          const {json} = await send({path: 'flags/?feature=search_engine', headers: {'X-Environment-Key': production.key}});
          return (json as {feature_state_value: unknown}).feature_state_value;
        };
        const waitFor = async (what: string, isThere: () => Promise<boolean>): Promise<void> => {
          for (const deadline = Date.now() + 120_000; !(await isThere());)
            if (Date.now() > deadline) throw new Error(`${what} after 120 s`);
        };
        await read();
        await send({as: 'member', method: 'POST', path: `environments/${production.key}/enable-v2-versioning/`});
        const isOn = `select use_v2_feature_versioning from environments_environment where id = ${production.id}`;
        await waitFor('feature versioning is still off', async () => (await sql(isOn)) === 't');
        const state = {feature_segment: null, enabled: true, feature_state_value: {type: 'unicode', string_value: 'v2'}};
        await send({
          as: 'member',
          path: `environments/${production.id}/features/${features['search_engine']}/versions/`,
          body: {
            publish_immediately: true,
            feature_states_to_update: [state],
            feature_states_to_create: [],
            segment_ids_to_delete_overrides: [],
          },
        });
        const first = await read();
        if (first !== 'classic') throw new Error(`the first answer is ${JSON.stringify(first)}: nothing is cached any more`);
        await waitFor('the old value is still served', async () => (await read()) === 'v2');
      },
    },
    {
      id: 'versioning-publish',
      sample: 'curl/feature-versioning.sh#publish',
      replace: {...IDS, '[29]': '[]'},
      expect: {json: {is_live: true}},
    },
    {
      id: 'versioning-refuses-old-endpoint',
      in: 'docs/clients/rest.mdx',
      says: '`This environment uses v2 feature versioning. Use the environment feature version endpoint instead.`',
      run: async ({send, project, expect}) => {
        const states = await send({as: 'member', path: `environments/${project.production.key}/featurestates/?feature_name=banner_text`});
        const [{id}] = (states.json as {results: [{id: number}]}).results;
        const reply = await send({
          as: 'member',
          method: 'PATCH',
          path: `environments/${project.production.key}/featurestates/${id}/`,
          body: {enabled: true},
        });
        expect(reply, {
          status: 400,
          text: 'This environment uses v2 feature versioning. Use the environment feature version endpoint instead.',
        });
      },
    },
  ]),
  closed(
    'advanced-use/change-requests',
    WORKFLOWS,
    'change-requests.sh#create',
    'change-requests.sh#create-v2',
    'change-requests.sh#approve',
    'change-requests.sh#list',
  ),
  closed(
    'advanced-use/scheduled-flags',
    WORKFLOWS,
    'scheduled-flags.sh#create',
    'scheduled-flags.sh#create-v2',
    'scheduled-flags.sh#publish',
    'scheduled-flags.sh#list',
  ),
  closed(
    'advanced-use/release-pipelines',
    WORKFLOWS,
    'release-pipelines.sh#create',
    'release-pipelines.sh#run',
    'release-pipelines.sh#watch',
    'release-pipelines.sh#stop',
  ),
  closed(
    'system-administration/authentication/SAML/index',
    SAML,
    'saml-configuration.sh#request',
    'saml-configuration.sh#idp-initiated-off',
    'saml-configuration.sh#create',
    'saml-configuration.sh#mapping',
    'scim-check.sh#config',
    'scim-check.sh#user',
  ),
  closed('advanced-use/real-time-flags', 'the real-time service is not in the open source', 'real-time-flags.sh#stream'),
  closed('advanced-use/edge-proxy', 'needs a running Edge Proxy', 'edge-proxy.sh#identities'),
  closed(
    'system-administration/importing-and-exporting/launchdarkly',
    'needs a LaunchDarkly account',
    'launchdarkly-import.sh#start',
    'launchdarkly-import.sh#poll',
    'launchdarkly-import.sh#counts',
  ),
  closed(
    'integrations/project-management/servicenow',
    'needs a ServiceNow instance',
    'servicenow.sh#commit',
    'servicenow.sh#find',
    'servicenow.sh#toggle',
  ),
  closed('integrations/project-management/github', 'needs a GitHub App installation', 'integrations-admin.sh#github-link'),
];
