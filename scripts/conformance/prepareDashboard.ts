/**
 * Puts an organisation into the state that a check of the dashboard needs; what is there already
 * stays.
 */
import type {Context, DashboardNeed} from '../../conformance/types';

/** A whole run queues thousands of tasks before this one. */
const TIMEOUT_MS = 600_000;

export async function prepareDashboard(need: DashboardNeed | undefined, context: Context): Promise<void> {
  if (need === 'enterprise' || need === 'approvals') await setPlan(context);
  if (need === 'approvals') await requireApproval(context);
  if (need === 'versioning' || need === 'version') await turnVersioningOn(context);
  if (need === 'version') await publishVersion(context);
  if (need === 'integration') await addIntegration(context);
  if (need === 'member') await addMember(context);
  if (need === 'export') await exportFeatures(context);
  if (need === 'segment') await addSegment(context);
}

/**
 * On pages of an organisation the dashboard asks for the plan of the member's first one, which is
 * the demo's.
 */
async function setPlan({sql, organisation, platform}: Context): Promise<void> {
  const ids = `${organisation.id}, ${platform.demo.organisation}`;
  await sql(`update organisations_subscription set plan = 'enterprise', max_seats = 20 where organisation_id in (${ids})`);
}

async function requireApproval({send, expect, project}: Context): Promise<void> {
  const {key, name} = project.development;
  const body = {name, project: project.id, minimum_change_request_approvals: 1};
  expect(await send({as: 'member', method: 'PATCH', path: `environments/${key}/`, body}), {status: 200});
}

async function turnVersioningOn({send, project}: Context): Promise<void> {
  const path = `environments/${project.development.key}/`;
  const isOn = async (): Promise<boolean> =>
    ((await send({as: 'member', path})).json as {use_v2_feature_versioning: boolean}).use_v2_feature_versioning;
  if (await isOn()) return;
  await send({as: 'member', method: 'POST', path: `${path}enable-v2-versioning/`});
  for (const deadline = Date.now() + TIMEOUT_MS; !(await isOn());)
    if (Date.now() > deadline) throw new Error(`feature versioning of ${path} is still off after ${TIMEOUT_MS / 1000} s`);
}

async function publishVersion({send, expect, project}: Context): Promise<void> {
  const path = `environments/${project.development.id}/features/${project.features['banner_text']}/versions/`;
  const {count} = (await send({as: 'member', path})).json as {count: number};
  if (count > 1) return;
  const state = {feature_segment: null, enabled: true, feature_state_value: {type: 'unicode', string_value: 'Winter sale'}};
  const body = {
    feature_states_to_update: [state],
    feature_states_to_create: [],
    segment_ids_to_delete_overrides: [],
    publish_immediately: true,
  };
  expect(await send({as: 'member', path, body}), {status: 201});
}

async function addIntegration({send, expect, project}: Context): Promise<void> {
  const path = `environments/${project.production.key}/integrations/amplitude/`;
  if (((await send({as: 'member', path})).json as unknown[]).length > 0) return;
  expect(await send({as: 'member', path, body: {api_key: 'example'}}), {status: 201});
}

async function addMember({send, expect, sql, organisation}: Context): Promise<void> {
  const email = `second-${organisation.id}@example.com`;
  const isThere = await sql(`select count(*) from users_ffadminuser where email = '${email}'`);
  if (isThere.trim() !== '0') return;
  const password = 'A-demo-password-3';
  const body = {email, password, re_password: password, first_name: 'Lee', last_name: 'Second', sign_up_type: 'NO_INVITE'};
  expect(await send({path: 'auth/users/', body}), {status: 201});
  await sql(
    `insert into organisations_userorganisation (date_joined, role, organisation_id, user_id)
     select now(), 'USER', ${organisation.id}, id from users_ffadminuser where email = '${email}'`,
  );
}

async function exportFeatures({send, expect, project}: Context): Promise<void> {
  const path = `projects/${project.id}/feature-exports/`;
  const states = async (): Promise<string[]> =>
    ((await send({as: 'member', path})).json as {results: {status: string}[]}).results.map(({status}) => status);
  if ((await states()).length === 0) {
    const body = {environment_id: project.production.id, tag_ids: []};
    expect(await send({as: 'member', path: 'features/create-feature-export/', body}), {status: 201});
  }
  for (const deadline = Date.now() + TIMEOUT_MS; !(await states()).includes('SUCCESS');)
    if (Date.now() > deadline) throw new Error(`the export of project ${project.id} has not ended after ${TIMEOUT_MS / 1000} s`);
}

async function addSegment({send, expect, project}: Context): Promise<void> {
  const path = `projects/${project.id}/segments/`;
  const {results} = (await send({as: 'member', path})).json as {results: {name: string}[]};
  if (results.some(({name}) => name === 'only_production')) return;
  const conditions = [
    {property: '$.environment.name', operator: 'EQUAL', value: 'Production'},
    {property: '$.identity.key', operator: 'PERCENTAGE_SPLIT', value: '10'},
  ];
  const rules = [{type: 'ALL', conditions: [], rules: conditions.map((condition) => ({type: 'ANY', rules: [], conditions: [condition]}))}];
  expect(await send({as: 'member', path, body: {name: 'only_production', project: project.id, rules}}), {status: 201});
}
