/** Puts an organisation into the state that a check of the dashboard needs; what is there already stays. */
import type {Context, DashboardNeed} from '../../conformance/types';

const TIMEOUT_MS = 60_000;

export async function prepareDashboard(need: DashboardNeed | undefined, context: Context): Promise<void> {
  if (need === 'enterprise' || need === 'approvals') await setPlan(context);
  if (need === 'approvals') await requireApproval(context);
  if (need === 'versioning') await turnVersioningOn(context);
}

/** On pages of an organisation the dashboard asks for the plan of the member's first one, which is the demo's. */
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
