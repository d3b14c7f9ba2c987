/** What the API refuses, with its text, and what it accepts against a reader's expectation. */
import {readTable} from '../tables';
import {checksFor, type Context} from '../types';

type Row = {path: string; body: string};

const {find, says} = readTable<Row>('admin-api-endpoints');
const DISMISS = '/projects/{project_id}/feature-health/events/{id}/dismiss/';

async function create(context: Context, path: string, body: object): Promise<Record<string, unknown>> {
  const reply = await context.send({as: 'member', path, body});
  context.expect(reply, {status: 201});
  return reply.json as Record<string, unknown>;
}

async function list<Item>({send}: Context, path: string): Promise<Item[]> {
  return (await send({as: 'member', path})).json as Item[];
}

export default [
  checksFor('advanced-use/custom-fields', [
    {
      id: 'long-field-value',
      says: '| `Ensure this field has no more than 2000 characters.` | The value is longer than that |',
      run: async (context) => {
        const {organisation, project, send, expect} = context;
        const fields = `organisations/${organisation.id}/metadata-model-fields`;
        const types = await list<{id: number; model: string}>(context, `${fields}/supported-content-types/`);
        const field = await create(context, 'metadata/fields/', {name: 'notes', type: 'str', organisation: organisation.id});
        const of = types.find(({model}) => model === 'feature')?.id;
        const {id} = await create(context, `${fields}/`, {field: field['id'], content_type: of});
        const write = (length: number) =>
          send({
            as: 'member',
            method: 'PATCH',
            path: `projects/${project.id}/features/{feature.dark_mode}/`,
            body: {metadata: [{model_field: id, field_value: 'x'.repeat(length)}]},
          });
        expect(await write(2000), {status: 200});
        expect(await write(2001), {status: 400, text: 'Ensure this field has no more than 2000 characters.'});
      },
    },
  ]),
  checksFor('system-administration/rbac', [
    {
      id: 'first-invitation',
      says: 'In open source, that is the free plan with one seat, so it refuses the first invitation with `Please upgrade your plan to add additional seats/users`.',
      request: {as: 'member', path: 'organisations/{organisation}/invites/', body: {email: 'lee@example.com', role: 'USER'}},
      expect: {status: 400, json: {detail: 'Please upgrade your plan to add additional seats/users'}},
    },
  ]),
  checksFor('basic-features/managing-identities', [
    {
      id: 'identity-twice',
      says: "| `Identity with identifier: … already exists` (SaaS), `Identity with identifier '…' already exists in this environment` (self-hosted) |",
      run: async (context) => {
        const path = 'environments/{environmentKey}/identities/';
        const body = {identifier: 'customer-twice'};
        await create(context, path, body);
        context.expect(await context.send({as: 'member', path, body}), {
          status: 400,
          json: {identifier: "Identity with identifier 'customer-twice' already exists in this environment"},
        });
      },
    },
  ]),
  checksFor('basic-features/segments', [
    {
      id: 'segment-of-another-flag',
      says: "The Admin API's `create-segment-override/` does not check this, so it accepts such a segment for another flag.",
      run: async (context) => {
        const {project} = context;
        const conditions = [{property: 'plan', operator: 'EQUAL', value: 'pro'}];
        const rules = [{type: 'ALL', rules: [{type: 'ANY', rules: [], conditions}], conditions: []}];
        const feature = project.features['new_checkout'];
        const segment = await create(context, `projects/${project.id}/segments/`, {
          name: 'of_checkout',
          project: project.id,
          feature,
          rules,
        });
        await create(context, 'environments/{environmentKey}/features/{feature.dark_mode}/create-segment-override/', {
          feature_segment: {segment: segment['id']},
          enabled: true,
          feature_state_value: {},
        });
      },
    },
  ]),
  checksFor('basic-features/managing-features', [
    {
      id: 'name-pattern-without-group',
      says: 'Flagsmith adds `^` and `$` but no group, so write alternatives as `(foo|bar)`.',
      run: async (context) => {
        const {project, send, expect} = context;
        const allow = async (pattern: string) => {
          const change = {as: 'member' as const, method: 'PATCH', path: `projects/${project.id}/`, body: {feature_name_regex: pattern}};
          expect(await send(change), {status: 200});
        };
        const path = `projects/${project.id}/features/`;
        await allow('foo|bar');
        await create(context, path, {name: 'foo_1'});
        await allow('(foo|bar)');
        expect(await send({as: 'member', path, body: {name: 'foo_2'}}), {
          status: 400,
          json: {name: ['Feature name must match regex: (foo|bar)']},
        });
      },
    },
  ]),
  checksFor('clients/rest/features', [
    {
      id: 'dismiss-without-body',
      ...says(
        find((row) => row.path === DISMISS, DISMISS),
        'path',
        'body',
      ),
      run: async (context) => {
        const {project, send, expect} = context;
        const health = `projects/${project.id}/feature-health`;
        const provider = await create(context, `${health}/providers/`, {name: 'Webhook'});
        const {pathname} = new URL(String(provider['webhook_url']));
        expect(await send({path: pathname, body: {feature: 'new_checkout', status: 'unhealthy'}}), {status: 200});
        const [event] = await list<{id: number}>(context, `${health}/events/`);
        expect(await send({as: 'member', method: 'POST', path: `${health}/events/${event?.id}/dismiss/`}), {status: 204});
      },
    },
  ]),
];
