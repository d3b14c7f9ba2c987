import {checksFor, type Context, type ReceivedRequest, type Receiver} from '../types';

type Event = {event_type: string; data: {log?: string; timestamp?: string; new_state?: {feature: {name: string}}}};
const parse = ({body}: ReceivedRequest): Event => JSON.parse(body) as Event;

/** The queue still holds events of the seeding, so the wanted one need not be the first. */
async function waitForEvent({requests, waitFor}: Receiver, isWanted: (event: Event) => boolean): Promise<void> {
  while (!requests.map(parse).some(isWanted)) await waitFor(requests.length + 1);
}

/** Changes a rule, then a flag: later events of the environment have to be those of the flag. */
async function changeRuleThenFlag({receiver, sql, send, expect, project, organisation}: Context): Promise<void> {
  const [forEnvironment, forOrganisation] = [await receiver(), await receiver()];
  const columns = 'url, enabled, created_at, updated_at, secret, uuid';
  const values = (url: string): string => `'${url}/hook', true, now(), now(), '', gen_random_uuid()`;
  await sql(
    `insert into environments_webhook (environment_id, ${columns}) values (${project.production.id}, ${values(forEnvironment.url)})`,
  );
  await sql(
    `insert into organisations_organisationwebhook (organisation_id, name, ${columns})
     values (${organisation.id}, 'audit', ${values(forOrganisation.url)})`,
  );
  const start = Date.now();
  const conditions = [{property: 'plan', operator: 'EQUAL', value: 'enterprise'}];
  const rules = [{type: 'ALL', conditions: [], rules: [{type: 'ANY', rules: [], conditions}]}];
  const path = `projects/${project.id}/segments/${project.segments['pro_plan']}/`;
  expect(await send({as: 'member', method: 'PUT', path, body: {name: 'pro_plan', project: project.id, rules}}), {status: 200});
  await waitForEvent(
    forOrganisation,
    ({event_type: type, data}) => type === 'AUDIT_LOG_CREATED' && /updated.*pro_plan/.test(data.log ?? ''),
  );
  const states = `environments/${project.production.key}/featurestates/`;
  const {json} = await send({as: 'member', path: `${states}?feature_name=maintenance`});
  const [{id, enabled}] = (json as {results: [{id: number; enabled: boolean}]}).results;
  expect(await send({as: 'member', method: 'PATCH', path: `${states}${id}/`, body: {enabled: !enabled}}), {status: 200});
  const isLater = ({data}: Event): boolean => Date.parse(data.timestamp ?? '') >= start;
  const isOfFlag = ({data}: Event): boolean => data.new_state?.feature.name === 'maintenance';
  await waitForEvent(forEnvironment, (event) => isLater(event) && isOfFlag(event));
  const others = forEnvironment.requests.filter((request) => isLater(parse(request)) && !isOfFlag(parse(request)));
  if (others.length > 0) throw new Error(`the environment got ${others[0]?.body}`);
}

export default checksFor('system-administration/webhooks/events', [
  {
    id: 'no-environment-event',
    says: "Editing the **rules of a segment** sends no environment event, although it changes which flags its members get. The organisation's `AUDIT_LOG_CREATED` has it.",
    run: changeRuleThenFlag,
  },
]);
