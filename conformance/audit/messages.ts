/**
 * Texts of the audit log: one project in which everything happens once, then its entries against
 * the table.
 */
import {seedOrganisation} from '../../scripts/platform/seed';
import {readTable} from '../tables';
import {checksFor, type Context, type Request} from '../types';

type Row = {type: string; log: string; when: string};

const {rows, says} = readTable<Row>('audit-log-messages');
const CLOSED: [RegExp, string][] = [
  [/Change Request|update scheduled for|Segment override scheduled/i, 'change requests and schedules belong to the Enterprise image'],
  [/pipeline|Phased rollout/i, 'release pipelines belong to the Enterprise image'],
  [/^Feature override/, 'identities of SaaS projects are stored at the Edge'],
  [/LaunchDarkly/, 'needs a LaunchDarkly account'],
  [/Warehouse|Experiment|Metric/, 'needs a data warehouse'],
];

let happened: Promise<number> | undefined;

/** Returns the id of the project. */
async function doEverything({platform, send, sql}: Context): Promise<number> {
  const {project} = await seedOrganisation(platform.api, platform.demo.token, 'Audited', 'Shop');
  const {id, production, features, segments, identities} = project;
  const must = async <T>(request: Omit<Request, 'as'>): Promise<T> => {
    const {status, text, json} = await send({as: 'member', ...request});
    if (status >= 300) throw new Error(`${request.method ?? 'POST'} ${request.path} answered ${status}: ${text.slice(0, 300)}`);
    return json as T;
  };
  type Id = {id: number};
  const environment = `environments/${production.key}`;
  await must({method: 'PATCH', path: `projects/${id}/features/${features['dark_mode']}/`, body: {description: 'Dark'}});
  await must({method: 'DELETE', path: `projects/${id}/features/${features['dark_mode']}/`});
  const stateOf = async (name: string): Promise<number> =>
    (await must<{results: [Id]}>({path: `${environment}/featurestates/?feature_name=${name}`})).results[0].id;
  const state = await stateOf('maintenance');
  await must({method: 'PATCH', path: `${environment}/featurestates/${state}/`, body: {enabled: true}});
  await must({method: 'PATCH', path: `${environment}/featurestates/${state}/`, body: {feature_state_value: 'soon'}});
  type Weighted = {id: number; multivariate_feature_state_values: [{id: number; multivariate_feature_option: number}]};
  const [sizes] = (await must<{results: [Weighted]}>({path: `${environment}/featurestates/?feature_name=page_size`})).results;
  const [weight] = sizes.multivariate_feature_state_values;
  await must({
    method: 'PATCH',
    path: `${environment}/featurestates/${sizes.id}/`,
    body: {multivariate_feature_state_values: [{...weight, percentage_allocation: 30}]},
  });
  const overrides = `${environment}/identities/${identities['customer-42']}/featurestates/`;
  const own = await must<Id>({path: overrides, body: {feature: features['maintenance'], enabled: false, feature_state_value: 'never'}});
  await must({
    method: 'PUT',
    path: `${overrides}${own.id}/`,
    body: {feature: features['maintenance'], enabled: true, feature_state_value: 'later'},
  });
  await must({method: 'DELETE', path: `${overrides}${own.id}/`});
  const option = weight.multivariate_feature_option;
  const variation = (share: number, of?: number): object => ({
    feature: features['page_size'],
    enabled: true,
    multivariate_feature_state_values: [{...(of && {id: of}), multivariate_feature_option: option, percentage_allocation: share}],
  });
  const chosen = await must<Weighted>({path: overrides, body: variation(100)});
  const [share] = chosen.multivariate_feature_state_values;
  await must({method: 'PUT', path: `${overrides}${chosen.id}/`, body: variation(0, share.id)});
  const later = {feature: features['maintenance'], enabled: false, feature_state_value: 'later', live_from: '2099-01-01T00:00:00Z'};
  await must({path: `${environment}/identities/${identities['customer-43']}/featurestates/`, body: later});
  const override = async (segment: string, priority: number): Promise<{id: number; feature_segment: {id: number}}> =>
    must({
      path: `${environment}/features/${features['maintenance']}/create-segment-override/`,
      body: {
        feature_segment: {segment: segments[segment], priority},
        enabled: false,
        feature_state_value: {type: 'unicode', string_value: segment},
      },
    });
  const [pro, europe] = [await override('pro_plan', 0), await override('europe', 1)];
  await must({
    method: 'PUT',
    path: `features/featurestates/${pro.id}/`,
    body: {
      id: pro.id,
      feature: features['maintenance'],
      environment: production.id,
      feature_segment: pro.feature_segment.id,
      enabled: true,
      feature_state_value: {type: 'unicode', string_value: 'changed'},
    },
  });
  const weighted = (values: object[]): object => ({
    feature: features['page_size'],
    environment: production.id,
    enabled: true,
    feature_state_value: {type: 'int', integer_value: 20},
    multivariate_feature_state_values: values,
  });
  const split = await must<Weighted & {feature_segment: Id}>({
    path: `${environment}/features/${features['page_size']}/create-segment-override/`,
    body: {
      ...weighted([{multivariate_feature_option: option, percentage_allocation: 10}]),
      feature_segment: {segment: segments['pro_plan'], priority: 0},
    },
  });
  await must({
    method: 'PUT',
    path: `features/featurestates/${split.id}/`,
    body: {
      ...weighted([{...split.multivariate_feature_state_values[0], percentage_allocation: 20}]),
      feature_segment: split.feature_segment.id,
    },
  });
  await must({
    path: 'features/feature-segments/update-priorities/',
    body: [
      {id: pro.feature_segment.id, priority: 1},
      {id: europe.feature_segment.id, priority: 0},
    ],
  });
  await must({method: 'DELETE', path: `features/feature-segments/${pro.feature_segment.id}/`});
  const segment = await must<{id: number; rules: object[]}>({
    path: `projects/${id}/segments/`,
    body: {
      name: 'brief',
      project: id,
      rules: [
        {type: 'ALL', conditions: [], rules: [{type: 'ANY', rules: [], conditions: [{property: 'a', operator: 'EQUAL', value: 'b'}]}]},
      ],
    },
  });
  await must({
    method: 'PATCH',
    path: `projects/${id}/segments/${segment.id}/`,
    body: {description: 'Brief', rules: segment.rules, name: 'brief', project: id},
  });
  await must({method: 'DELETE', path: `projects/${id}/segments/${segment.id}/`});
  await must({method: 'PATCH', path: `${environment}/`, body: {name: 'Production', project: id, hide_disabled_flags: true}});
  await must({path: `projects/${id}/feature-health/providers/`, body: {name: 'Webhook'}});
  const [{webhook_url: url}] = await must<[{webhook_url: string}]>({path: `projects/${id}/feature-health/providers/`});
  await must({path: new URL(url, platform.api).pathname, body: {feature: 'new_checkout', environment: 'Production', status: 'unhealthy'}});
  const [event] = await must<[Id]>({path: `projects/${id}/feature-health/events/`});
  await must({method: 'POST', path: `projects/${id}/feature-health/events/${event.id}/dismiss/`});
  await must({path: `environments/${project.development.key}/enable-v2-versioning/`, body: {}});
  for (
    const deadline = Date.now() + 60_000;
    (await sql(`select use_v2_feature_versioning from environments_environment where id = ${project.development.id}`)) !== 't';
  )
    if (Date.now() > deadline) throw new Error('feature versioning is still off after 60 s');
  await must({
    path: `environments/${project.development.id}/features/${features['maintenance']}/versions/`,
    body: {publish_immediately: true, feature_states_to_create: [], feature_states_to_update: [], segment_ids_to_delete_overrides: []},
  });
  await must({
    method: 'DELETE',
    path: `projects/${id}/features/${features['page_size']}/mv-options/${weight.multivariate_feature_option}/`,
  });
  return id;
}

const toPattern = (log: string): RegExp =>
  new RegExp(
    `^${log
      .split(/\{[^}]+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+')}$`,
  );

export default checksFor(
  'system-administration/audit-logs',
  rows.map((row, index) => {
    const statement = {id: `message-${index + 1}`, ...says(row, 'log', 'type')};
    const closed = CLOSED.find(([pattern]) => pattern.test(row.log));
    if (closed) return {...statement, notCheckable: closed[1]};
    return {
      ...statement,
      run: async (context: Context) => {
        const project = await (happened ??= doEverything(context));
        const pattern = toPattern(row.log);
        const read = async (): Promise<string[]> =>
          (
            await context.sql(
              `select related_object_type || '|' || split_part(log, chr(10), 1) from audit_auditlog where project_id = ${project}`,
            )
          ).split('\n');
        const deadline = Date.now() + 30_000;
        for (;;) {
          const lines = (await read()).map((line) => line.split('|'));
          if (lines.some(([type, log = '']) => type === row.type && pattern.test(log))) return;
          if (Date.now() > deadline)
            throw new Error(
              `no such entry; there are ${[...new Set(lines.map((line) => line.join(': ')))].filter((line) => !line.includes('created: ')).join(' · ')}`,
            );
        }
      },
    };
  }),
);
