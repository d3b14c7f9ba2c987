/**
 * Responses that pages print: the request above each of them, sent to the platform, gets just that.
 */
import {mustCall} from '../../scripts/platform/client';
import type {Comparison} from '../../scripts/conformance/responses/compare';
import {sends, sendsSample} from '../../scripts/conformance/responses/shown';
import {checksFor, type Context, type Request} from '../types';

const WHOLE: Comparison = {};
const POSTGRES = {USE_POSTGRES_FOR_ANALYTICS: 'true'};
/** A whole run queues thousands of tasks before the one that a check waits for. */
const TIMEOUT_MS = 600_000;

type Id = {id: number};
type Page<T> = {results: T[]};

async function must<T>({send}: Context, request: Omit<Request, 'as'>): Promise<T> {
  const {status, text, json} = await send({as: 'member', ...request});
  if (status >= 300) throw new Error(`${request.method ?? 'GET'} ${request.path} got ${status}: ${text.slice(0, 300)}`);
  return json as T;
}

/**
 * In the open source the log is empty for its readers: only an entry of the future is recent
 * enough.
 */
async function auditEntry(context: Context): Promise<unknown> {
  const {project, sql} = context;
  // Sets the author's last login, which is empty after the sign-up.
  await must(context, {path: 'auth/users/me/'});
  const states = `environments/${project.production.key}/featurestates/`;
  const [state] = (await must<Page<Id>>(context, {path: `${states}?feature_name=maintenance`})).results;
  await must(context, {method: 'PATCH', path: `${states}${state?.id}/`, body: {enabled: true}});
  const log = 'Flag state updated for feature: maintenance';
  const wanted = `project_id = ${project.id} and related_object_id = ${state?.id} and log = '${log}'`;
  for (const deadline = Date.now() + TIMEOUT_MS; ;) {
    const id = await sql(`update audit_auditlog set created_date = now() + interval '1 hour' where ${wanted} returning id`);
    if (/^\d+/.test(id)) return must(context, {path: `projects/${project.id}/audit/${Number.parseInt(id, 10)}/`});
    if (Date.now() > deadline) throw new Error(`no entry "${log}" after ${TIMEOUT_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** The counts of a day lie in buckets, which the Task Processor fills once in a while. */
async function usage({variant, sql, organisation, project, platform}: Context): Promise<unknown> {
  const labels = `'{"client_application_name": "shop-web", "user_agent": "flagsmith-js-sdk/12.1.0"}'`;
  const row = (resource: number, count: number): string =>
    `(15, now() - interval '1 day', ${count}, ${project.production.id}, ${resource}, ${labels})`;
  await sql(
    `insert into app_analytics_apiusagebucket (bucket_size, created_at, total_count, environment_id, resource, labels)
     values ${row(1, 1204)}, ${row(2, 88_211)}, ${row(4, 2880)}`,
  );
  const path = `organisations/${organisation.id}/usage-data/?period=90_day_period&environment_id=${project.production.id}`;
  return mustCall((await variant(POSTGRES)).api, {path, headers: {Authorization: `Token ${platform.demo.token}`}});
}

async function evaluations({variant, sql, project, platform}: Context): Promise<unknown> {
  const row = (days: number, count: number): string =>
    `(15, now() - interval '${days} days', ${count}, ${project.production.id}, 'new_checkout', '{}')`;
  await sql(
    `insert into app_analytics_featureevaluationbucket (bucket_size, created_at, total_count, environment_id, feature_name, labels)
     values ${row(2, 1840)}, ${row(1, 1795)}`,
  );
  const path = `projects/${project.id}/features/${project.features['new_checkout']}/evaluation-data/?environment_id=${project.production.id}&period=30`;
  return mustCall((await variant(POSTGRES)).api, {path, headers: {Authorization: `Token ${platform.demo.token}`}});
}

/** Workers count by themselves, so it takes as many requests as there are workers, and one more. */
async function throttled({variant, platform}: Context): Promise<unknown> {
  const {api} = await variant({DEFAULT_THROTTLE_CLASSES: 'core.throttling.UserRateThrottle', USER_THROTTLE_RATE: '1/min'});
  for (let request = 0; request < 20; request += 1) {
    const response = await fetch(`${api}/api/v1/projects/`, {headers: {Authorization: `Token ${platform.demo.token}`}});
    if (response.status !== 429) continue;
    if (!/^\d+$/.test(response.headers.get('Retry-After') ?? '')) throw new Error('no Retry-After');
    return response.json();
  }
  throw new Error('20 requests in a minute, and none was throttled');
}

async function version({variant, send}: Context): Promise<unknown> {
  await send({as: 'member', path: 'auth/users/me/'});
  return mustCall((await variant({EMAIL_HOST_USER: 'mailer'})).api, {path: '/version/'});
}

async function firstAdministrator({variant}: Context): Promise<unknown> {
  const env = {ALLOW_ADMIN_INITIATION_VIA_URL: 'True', FLAGSMITH_DOMAIN: 'flags.example.com'};
  return mustCall((await variant(env, {emptyDatabase: true})).api, {path: 'users/init/'});
}

/** `banner_text` as each environment sends it; the setting is on in Development only. */
async function bannerText({send}: Context, key: string): Promise<unknown> {
  return (await send({path: 'flags/?feature=banner_text', headers: {'X-Environment-Key': key}})).json;
}

async function hideSensitiveData(context: Context): Promise<unknown> {
  const {id, development} = context.project;
  const body = {name: development.name, project: id, hide_sensitive_data: true};
  await must(context, {method: 'PATCH', path: `environments/${development.key}/`, body});
  return bannerText(context, development.key);
}

/** What the setting of the environment does while that of the project is off. */
async function hideDisabledFlags(context: Context): Promise<void> {
  const {id, development} = context.project;
  const headers = {'X-Environment-Key': development.key};
  for (const [setting, isLeftOut] of [
    [null, false],
    [true, true],
    [false, false],
  ]) {
    const body = {name: development.name, project: id, hide_disabled_flags: setting};
    await must(context, {method: 'PATCH', path: `environments/${development.key}/`, body});
    const flags = (await context.send({path: 'flags/', headers})).json as {feature: {name: string}}[];
    const names = flags.map(({feature}) => feature.name);
    if (!names.includes('new_checkout')) throw new Error(`${setting}: new_checkout is on and left out`);
    if (names.includes('banner_text') === isLeftOut) throw new Error(`${setting}: banner_text is ${isLeftOut ? 'included' : 'left out'}`);
  }
}

type ContentType = {id: number; model: string};
let fields: Promise<{modelField: number; contentTypes: ContentType[]}> | undefined;

/** The steps of the page: define, attach, require. */
async function addField(context: Context): Promise<{modelField: number; contentTypes: ContentType[]}> {
  const {organisation, project} = context;
  const body = {name: 'ticket', type: 'url', description: 'Where the work is tracked', organisation: organisation.id};
  const {id: field} = await must<Id>(context, {path: 'metadata/fields/', body});
  const models = `organisations/${organisation.id}/metadata-model-fields/`;
  const contentTypes = await must<ContentType[]>(context, {path: `${models}supported-content-types/`});
  const typeOf = (name: string): number | undefined => contentTypes.find(({model}) => model === name)?.id;
  const required = [{content_type: typeOf('project'), object_id: project.id}];
  const attached = {field, content_type: typeOf('feature'), is_required_for: required};
  return {modelField: (await must<Id>(context, {path: models, body: attached})).id, contentTypes};
}

async function fieldInList(context: Context): Promise<unknown> {
  await (fields ??= addField(context));
  return (await must<Page<unknown>>(context, {path: `metadata/fields/?organisation=${context.organisation.id}`})).results[0];
}

async function featureWithField(context: Context): Promise<unknown> {
  const {modelField} = await (fields ??= addField(context));
  const {id, features} = context.project;
  const metadata = [{model_field: modelField, field_value: 'https://tickets.example.com/SHOP-214'}];
  await must(context, {method: 'PATCH', path: `projects/${id}/features/${features['new_checkout']}/`, body: {metadata}});
  return (await must<Page<unknown>>(context, {path: `projects/${id}/features/?search=new_checkout`})).results[0];
}

async function importFeatures({platform, project}: Context): Promise<unknown> {
  const form = new FormData();
  form.set('file', new Blob(['[]'], {type: 'application/json'}), 'features.json');
  form.set('strategy', 'SKIP');
  const response = await fetch(`${platform.api}/api/v1/features/feature-import/${project.development.id}`, {
    method: 'POST',
    headers: {Authorization: `Token ${platform.demo.token}`},
    body: form,
  });
  return response.json();
}

const INTERNAL = {path: 'environments/{developmentKey}/integrations/amplitude/', body: {api_key: 'x', base_url: 'http://127.0.0.1:9000'}};
const FEATURES = 'system-administration/importing-and-exporting/features';

export default [
  checksFor('system-administration/audit-logs', [sends('system-administration/audit-logs', 'admin', 'audit-entry', auditEntry)]),
  checksFor('system-administration/api-usage', [sends('system-administration/api-usage', 'admin', 'usage', usage)]),
  checksFor('advanced-use/flag-analytics', [sends('advanced-use/flag-analytics', 'admin', 'evaluations', evaluations)]),
  checksFor('system-administration/security', [
    sends('system-administration/security', 'admin', 'sensitive-data', (context) => bannerText(context, context.project.production.key)),
    sends('system-administration/security', 'admin', 'sensitive-data-hidden', hideSensitiveData),
  ]),
  checksFor('system-administration/environment-settings', [
    {id: 'hide-disabled-flags', says: '| off | Included | Left out | Included |', run: hideDisabledFlags},
  ]),
  checksFor('integrations/index', [
    sends('integrations/index', 'admin', 'internal-address', async ({send}) => (await send({as: 'member', ...INTERNAL})).json),
  ]),
  checksFor('advanced-use/custom-fields', [
    sends('advanced-use/custom-fields', 'admin', 'content-types', async (context) => (await (fields ??= addField(context))).contentTypes),
    sends('advanced-use/custom-fields', 'admin', 'field', fieldInList),
    sends('advanced-use/custom-fields', 'admin', 'feature-with-field', featureWithField),
  ]),
  checksFor(FEATURES, [
    sendsSample('export-status', 'json/import-export/feature-export-status.json', WHOLE, (context) =>
      must(context, {path: 'features/create-feature-export/', body: {environment_id: context.project.production.id, tag_ids: []}}),
    ),
    sendsSample('import-status', 'json/import-export/feature-import-status.json', WHOLE, importFeatures),
  ]),
  checksFor('deployment/configuration/network', [sends('deployment/configuration/network', 'admin', 'version', version)]),
  checksFor('deployment/hosting/locally-api', [
    sends('deployment/hosting/locally-api', 'admin', 'first-administrator', firstAdministrator),
  ]),
  checksFor('system-administration/system-limits', [sends('system-administration/system-limits', 'admin', 'throttled', throttled)]),
];
