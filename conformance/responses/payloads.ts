/** Payloads that the webhooks page prints: what arrives has just these fields, of these types. */
import type {Comparison} from '../../scripts/conformance/responses/compare';
import {sendsSample} from '../../scripts/conformance/responses/shown';
import {checksFor, type Context, type Receiver} from '../types';

const EXAMPLE: Comparison = {kindsOnly: true};
/** A whole run queues thousands of tasks before the one that sends an event. */
const TIMEOUT_MS = 600_000;

type State = {feature: {name: string}; identity_identifier: string | null};
type Event = {event_type: string; data: {log?: string; new_state?: State | null; previous_state?: State}};
type Results = {results: {id: number}[]};

let receivers: Promise<{forEnvironment: Receiver; forOrganisation: Receiver}> | undefined;

/** The API refuses addresses of this machine, so the webhooks are written into the database. */
async function addWebhooks({
  receiver,
  sql,
  project,
  organisation,
}: Context): Promise<{forEnvironment: Receiver; forOrganisation: Receiver}> {
  const [forEnvironment, forOrganisation] = [await receiver(), await receiver()];
  const columns = 'url, enabled, created_at, updated_at, secret, uuid';
  const values = (url: string): string => `'${url}/hook', true, now(), now(), '', gen_random_uuid()`;
  await sql(
    `insert into environments_webhook (environment_id, ${columns}) values (${project.production.id}, ${values(forEnvironment.url)})`,
  );
  await sql(
    `insert into organisations_organisationwebhook (organisation_id, name, ${columns}) values (${organisation.id}, 'audit', ${values(forOrganisation.url)})`,
  );
  return {forEnvironment, forOrganisation};
}

async function eventAt({requests, waitFor}: Receiver, isWanted: (event: Event) => boolean): Promise<Event> {
  for (;;) {
    const found = requests.map(({body}) => JSON.parse(body) as Event).find(isWanted);
    if (found) return found;
    await waitFor(requests.length + 1, TIMEOUT_MS);
  }
}

async function toggle({send, expect, project}: Context): Promise<void> {
  const states = `environments/${project.production.key}/featurestates/`;
  const [state] = ((await send({as: 'member', path: `${states}?feature_name=banner_text`})).json as Results).results;
  expect(await send({as: 'member', method: 'PATCH', path: `${states}${state?.id}/`, body: {enabled: true}}), {status: 200});
}

async function flagUpdated(context: Context): Promise<unknown> {
  const {forEnvironment} = await (receivers ??= addWebhooks(context));
  await toggle(context);
  return eventAt(
    forEnvironment,
    ({event_type: type, data}) => type === 'FLAG_UPDATED' && data.new_state?.feature.name === 'banner_text' && 'previous_state' in data,
  );
}

async function auditLogCreated(context: Context): Promise<unknown> {
  const {forOrganisation} = await (receivers ??= addWebhooks(context));
  await toggle(context);
  return eventAt(
    forOrganisation,
    ({event_type: type, data}) => type === 'AUDIT_LOG_CREATED' && data.log === 'Flag state updated for feature: banner_text',
  );
}

async function identityOverride(context: Context): Promise<unknown> {
  const {send, expect, project} = context;
  const {forEnvironment} = await (receivers ??= addWebhooks(context));
  const path = `environments/${project.production.key}/identities/${project.identities['customer-43']}/featurestates/`;
  const body = {feature: project.features['maintenance'], enabled: true, feature_state_value: 'blue'};
  expect(await send({as: 'member', path, body}), {status: 201});
  return eventAt(forEnvironment, ({data}) => data.new_state?.identity_identifier === 'customer-43');
}

async function flagDeleted(context: Context): Promise<unknown> {
  const {send, expect, project} = context;
  const {forEnvironment} = await (receivers ??= addWebhooks(context));
  const path = `projects/${project.id}/features/${project.features['search_engine']}/`;
  expect(await send({as: 'member', method: 'DELETE', path}), {status: 204});
  return eventAt(
    forEnvironment,
    ({event_type: type, data}) => type === 'FLAG_DELETED' && data.previous_state?.feature.name === 'search_engine',
  );
}

export default checksFor('system-administration/webhooks/events', [
  sendsSample('flag-updated', 'json/webhooks/flag-updated.json', EXAMPLE, flagUpdated),
  sendsSample('audit-log-created', 'json/webhooks/audit-log-created.json', EXAMPLE, auditLogCreated),
  sendsSample('identity-override', 'json/webhooks/flag-updated-identity-override.json', EXAMPLE, identityOverride),
  sendsSample('flag-deleted', 'json/webhooks/flag-deleted.json', EXAMPLE, flagDeleted),
]);
