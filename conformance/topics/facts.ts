/**
 * Statements that were false once and that a request can show: what the older and the experimental
 * endpoints answer, traits of clients, values of settings, what the audit log leaves out.
 */
import {setTimeout as sleep} from 'node:timers/promises';

import {prepareDashboard} from '../../scripts/conformance/prepareDashboard';
import {call} from '../../scripts/platform/client';
import {checksFor, type Context} from '../types';

const ENDPOINTS = 'data/tables/admin-api-endpoints.json';

async function countEntries({sql}: Context, feature: number): Promise<number> {
  return Number(await sql(`select count(*) from audit_auditlog where related_object_type = 'FEATURE' and related_object_id = ${feature}`));
}

/** Entries are written by a task. */
async function waitForEntries(context: Context, feature: number, wanted: number): Promise<void> {
  for (const deadline = Date.now() + 30_000; ; await sleep(500)) {
    const found = await countEntries(context, feature);
    if (found >= wanted) return;
    if (Date.now() > deadline) throw new Error(`${found} entries of feature ${feature}, expected ${wanted}`);
  }
}

export default [
  checksFor('clients/rest', [
    {
      id: 'put-replaces-parts',
      says: 'With `segment_overrides`, overrides that you do not name are deleted.',
      run: async ({send, expect, project}) => {
        const {key} = project.production;
        const made = await send({
          as: 'member',
          path: `projects/${project.id}/features/`,
          body: {name: 'replaced_parts', default_enabled: true},
        });
        expect(made, {status: 201});
        const feature = (made.json as {id: number}).id;
        const body = {
          feature_segment: {segment: project.segments['europe'], priority: 0},
          enabled: true,
          feature_state_value: {type: 'unicode', string_value: 'eu'},
        };
        const create = {path: `environments/${key}/features/${feature}/create-segment-override/`, body};
        expect(await send({as: 'member', ...create}), {status: 201});
        const path = `/api/__future__/environments/${key}/features/${feature}/`;
        const overrides = async (changes: unknown): Promise<unknown[]> => {
          const reply = await send({as: 'member', method: 'PUT', path, body: changes});
          expect(reply, {status: 200, json: {environment_default: {enabled: false}}});
          return (reply.json as {segment_overrides: unknown[]}).segment_overrides;
        };
        if ((await overrides({environment_default: {}})).length !== 1)
          throw new Error('a PUT without segment_overrides deleted the override');
        if ((await overrides({segment_overrides: []})).length !== 0) throw new Error('the override is still there');
      },
    },
    {
      id: 'no-override-to-delete',
      in: ENDPOINTS,
      says: 'Experimental. 404 `Segment override for segment 2 does not exist` when there is none.',
      run: async ({send, expect, project}) => {
        const {pro_plan: segment = 0} = project.segments;
        const body = {feature: {name: 'maintenance'}, segment: {id: segment}};
        const path = `/api/experiments/environments/${project.development.key}/delete-segment-override/`;
        expect(await send({as: 'member', path, body}), {status: 404, text: `Segment override for segment ${segment} does not exist`});
      },
    },
    {
      id: 'edge-override-on-core',
      in: ENDPOINTS,
      says: 'Override by identifier, Edge projects only: a Core project returns 500.',
      request: {
        as: 'member',
        method: 'PUT',
        path: 'environments/environments/{environmentKey}/edge-identities-featurestates',
        body: {identifier: 'customer-42', feature: 'new_checkout', enabled: true},
      },
      expect: {status: 500},
    },
    {
      id: 'archived-in-the-list',
      says: '`GET projects/{project_id}/features/` still has it unless you send `is_archived=false`, and SDKs still get it.',
      run: async ({send, expect, project}) => {
        const name = 'archived_flag';
        const created = await send({as: 'member', path: `projects/${project.id}/features/`, body: {name}});
        expect(created, {status: 201});
        const path = `projects/${project.id}/features/${(created.json as {id: number}).id}/`;
        expect(await send({as: 'member', method: 'PATCH', path, body: {is_archived: true}}), {status: 200, json: {is_archived: true}});
        const count = async (query: string): Promise<number> =>
          ((await send({as: 'member', path: `projects/${project.id}/features/?search=${name}${query}`})).json as {count: number}).count;
        if ((await count('')) !== 1) throw new Error('the list leaves it out');
        if ((await count('&is_archived=false')) !== 0) throw new Error('is_archived=false keeps it');
        expect(await send({as: 'client', path: `flags/?feature=${name}`}), {status: 200});
      },
    },
  ]),
  checksFor('clients/index', [
    {
      id: 'case-of-a-name',
      says: 'The Core API ignores the case of the name.',
      request: {as: 'client', path: 'flags/?feature=NEW_Checkout'},
      expect: {status: 200, json: {feature: {name: 'new_checkout'}}},
    },
  ]),
  checksFor('basic-features/managing-features', [
    {
      id: 'empty-text',
      says: 'The empty text `""` stays `""`.',
      run: async ({send, expect, project}) => {
        const body = {name: 'empty_text', initial_value: ''};
        expect(await send({as: 'member', path: `projects/${project.id}/features/`, body}), {status: 201});
        expect(await send({as: 'client', path: 'flags/?feature=empty_text'}), {status: 200, json: {feature_state_value: ''}});
      },
    },
  ]),
  checksFor('basic-features/managing-identities', [
    {
      id: 'many-traits',
      says: 'An identity can have any number of traits.',
      run: async ({send, expect}) => {
        const traits = Array.from({length: 1000}, (_, index) => ({trait_key: `trait_${index}`, trait_value: index}));
        const stored = {status: 200, json: {traits: (list: unknown[]) => list.length === traits.length}};
        expect(await send({as: 'client', path: 'identities/', body: {identifier: 'many-traits', traits}}), stored);
        expect(await send({as: 'client', path: 'identities/?identifier=many-traits'}), stored);
      },
    },
    {
      id: 'duplicate-override',
      says: 'on the Core API `Feature state already exists for this environment, feature, version, segment & identity combination`',
      run: async ({send, expect, project}) => {
        const path = `environments/${project.production.key}/identities/${project.identities['customer-43']}/featurestates/`;
        const body = {feature: project.features['maintenance'], enabled: true};
        expect(await send({as: 'member', path, body}), {status: 201});
        const text = 'Feature state already exists for this environment, feature, version, segment & identity combination';
        expect(await send({as: 'member', path, body}), {status: 400, text});
      },
    },
  ]),
  checksFor('system-administration/environment-settings', [
    {
      id: 'client-traits-off',
      says: '| `PUT /traits/bulk/` | 400 with an HTML page; the text is not JSON |',
      run: async ({send, expect, project}) => {
        const {key, name} = project.production;
        const change = (isAllowed: boolean) =>
          send({
            as: 'member',
            method: 'PATCH',
            path: `environments/${key}/`,
            body: {name, project: project.id, allow_client_traits: isAllowed},
          });
        expect(await change(false), {status: 200, json: {allow_client_traits: false}});
        const trait = {trait_key: 'plan', trait_value: 'enterprise'};
        const identified = {identifier: 'client-traits', traits: [trait]};
        expect(await send({as: 'client', path: 'identities/', body: identified}), {
          status: 200,
          json: {traits: (list: unknown[]) => list.length === 0},
        });
        const identity = {identifier: 'client-traits'};
        const refused = {status: 400, text: 'Setting traits not allowed with client key.'};
        expect(await send({as: 'client', path: 'traits/', body: {identity, ...trait}}), refused);
        const bulk = await send({as: 'client', method: 'PUT', path: 'traits/bulk/', body: [{identity, ...trait}]});
        expect(bulk, {status: 400, headers: {'Content-Type': /html/}});
        expect(await change(true), {status: 200});
      },
    },
  ]),
  checksFor('system-administration/api-usage', [
    {
      id: 'nothing-counted',
      says: '400 `This field may not be null.` while nothing has been counted |',
      run: async ({platform, variant, expect, freshOrganisation}) => {
        const {id} = await freshOrganisation();
        const {api} = await variant({USE_POSTGRES_FOR_ANALYTICS: 'true'});
        const headers = {Authorization: `Token ${platform.demo.token}`};
        const reply = await call(api, {path: `organisations/${id}/usage-data/total-count/`, headers});
        expect(reply, {status: 400, text: 'This field may not be null.'});
      },
    },
  ]),
  checksFor('system-administration/security', [
    {
      id: 'organisations-of-superusers',
      says: '| New organisations | `RESTRICT_ORG_CREATE_TO_SUPERUSERS=True` | `False` |',
      run: async ({platform, variant, send, expect}) => {
        const password = 'A-demo-password-3';
        const email = `plain-${Date.now()}@example.com`;
        const signUp = {email, password, re_password: password, first_name: 'Pat', last_name: 'Plain', sign_up_type: 'NO_INVITE'};
        const {key} = (await send({path: 'auth/users/', body: signUp})).json as {key: string};
        const {api} = await variant({RESTRICT_ORG_CREATE_TO_SUPERUSERS: 'True'});
        const create = (token: string) =>
          call(api, {path: 'organisations/', headers: {Authorization: `Token ${token}`}, body: {name: 'Another one'}});
        expect(await create(key), {status: 403});
        expect(await create(platform.demo.token), {status: 201});
      },
    },
  ]),
  checksFor('system-administration/importing-and-exporting/features', [
    {
      id: 'name-of-a-download',
      in: ENDPOINTS,
      says: 'The file, named `feature_export.<id>.json`.',
      run: async ({send, expect, project}) => {
        const body = {environment_id: project.production.id, tag_ids: []};
        const {id} = (await send({as: 'member', path: 'features/create-feature-export/', body})).json as {id: number};
        const path = `features/download-feature-export/${id}/`;
        let reply = await send({as: 'member', path});
        for (const deadline = Date.now() + 60_000; reply.status === 400 && Date.now() < deadline;) {
          await sleep(500);
          reply = await send({as: 'member', path});
        }
        expect(reply, {status: 200, headers: {'Content-Disposition': new RegExp(`filename="?feature_export\\.${id}\\.json`)}});
      },
    },
  ]),
  checksFor('system-administration/audit-logs', [
    {
      id: 'tags-and-owners',
      says: '- Webhooks, integrations, tags, owners of flags, server-side keys.',
      run: async (context) => {
        const {send, expect, project, platform} = context;
        const created = await send({as: 'member', path: `projects/${project.id}/features/`, body: {name: 'without_entries'}});
        expect(created, {status: 201});
        const {id} = created.json as {id: number};
        await waitForEntries(context, id, 1);
        const path = `projects/${project.id}/features/${id}/`;
        expect(await send({as: 'member', method: 'PATCH', path, body: {tags: [project.tags['checkout']]}}), {status: 200});
        const owner = Number(await context.sql(`select id from users_ffadminuser where email = '${platform.demo.email}'`));
        expect(await send({as: 'member', path: `${path}remove-owners/`, body: {user_ids: [owner]}}), {status: 200});
        expect(await send({as: 'member', path: `${path}add-owners/`, body: {user_ids: [owner]}}), {status: 200});
        // The entry of this later change shows that the task has got past the others.
        expect(await send({as: 'member', method: 'PATCH', path, body: {description: 'seen'}}), {status: 200});
        await waitForEntries(context, id, 2);
        const found = await countEntries(context, id);
        if (found !== 2) throw new Error(`${found} entries, expected one of the creation and one of the description`);
      },
    },
  ]),
  checksFor('advanced-use/change-requests', [
    {
      id: 'segments-by-permission',
      says: '| `projects/{id}/segments/{id}/` (`PUT`, `PATCH`, `DELETE`) | checked for `MANAGE_SEGMENTS` only, also when segment change requests are on |',
      run: async ({send, expect, sql, project}) => {
        const {pro_plan: segment = 0} = project.segments;
        const set = (value: string) =>
          sql(`update projects_project set minimum_change_request_approvals = ${value} where id = ${project.id}`);
        await set('1');
        const path = `projects/${project.id}/segments/${segment}/`;
        expect(await send({as: 'member', path: `projects/${project.id}/`}), {json: {minimum_change_request_approvals: 1}});
        expect(await send({as: 'member', method: 'PATCH', path, body: {description: 'edited directly'}}), {status: 200});
        await set('null');
      },
    },
  ]),
  checksFor('advanced-use/scheduled-flags', [
    {
      id: 'override-in-versions',
      says: 'With feature versioning its `live_from` is ignored, and it counts at once.',
      run: async (context) => {
        const {send, expect, project} = context;
        await prepareDashboard('versioning', context);
        const {key} = project.development;
        const identity = await send({as: 'member', path: `environments/${key}/identities/`, body: {identifier: 'early'}});
        expect(identity, {status: 201});
        const path = `environments/${key}/identities/${(identity.json as {id: number}).id}/featurestates/`;
        const body = {
          feature: project.features['search_engine'],
          enabled: true,
          feature_state_value: 'early',
          live_from: '2099-01-01T00:00:00Z',
        };
        expect(await send({as: 'member', path, body}), {status: 201});
        const {json} = await send({path: 'identities/?identifier=early', headers: {'X-Environment-Key': key}});
        const {flags} = json as {flags: {feature: {name: string}; feature_state_value: unknown}[]};
        const value = flags.find(({feature}) => feature.name === 'search_engine')?.feature_state_value;
        if (value !== 'early') throw new Error(`the override is not served: ${JSON.stringify(value)}`);
      },
    },
  ]),
  checksFor('deployment/hosting/docker', [
    {
      id: 'noinput-needs-names',
      says: '`--noinput` needs all four options; otherwise the command stops with `You must use --first_name with --noinput.`',
      command: ['createsuperuser', '--noinput', '--email', 'nobody@example.com'],
      env: {DJANGO_SUPERUSER_PASSWORD: 'A-demo-password-3'},
      expect: {code: 1, text: 'You must use --first_name with --noinput.'},
    },
  ]),
  checksFor('deployment/configuration/sizing-and-scaling', [
    {
      id: 'replicas-in-turn',
      says: '`DISTRIBUTED` picks a replica at random; `SEQUENTIAL` takes them in turn.',
      run: async ({command, platform}) => {
        const script = [
          'from common.core.utils import using_database_replica',
          'from features.models import Feature',
          'print("@@" + ",".join(using_database_replica(Feature.objects).db for _ in range(4)))',
        ].join('\n');
        const {code, output} = await command(['shell', '-c', script], {
          DATABASE_URL: platform.databaseUrl,
          REPLICA_DATABASE_URLS: `${platform.databaseUrl},${platform.databaseUrl}`,
          REPLICA_READ_STRATEGY: 'SEQUENTIAL',
        });
        const taken = /@@(\S+)/.exec(output)?.[1]?.split(',') ?? [];
        const inTurn = taken.length === 4 && taken[0] !== taken[1] && taken[0] === taken[2] && taken[1] === taken[3];
        if (code !== 0 || !inTurn) throw new Error(`exit code ${code}, took ${taken.join(', ')}: ${output.slice(-300)}`);
      },
    },
  ]),
  checksFor('deployment/hosting/locally-api', [
    {
      id: 'time-of-day',
      says: '| time | `HH:MM`, UTC | `… invalid: Not a valid time.` |',
      run: async ({command}) => {
        const script = 'from django.conf import settings; print("@@" + str(settings.TASK_DELETE_RUN_TIME))';
        for (const [value, wanted] of [
          ['13:30', '@@13:30:00'],
          ['1:00', '@@01:00:00'],
          ['one', 'Not a valid time.'],
        ] as const) {
          const {output} = await command(['shell', '-c', script], {TASK_DELETE_RUN_TIME: value});
          if (!output.includes(wanted)) throw new Error(`with ${value}: ${output.slice(-300)}`);
        }
      },
    },
  ]),
  checksFor('deployment/configuration/django-admin', [
    {
      id: 'no-lock',
      says: 'The login form of Django Admin accepts any number of tries, so limit who can reach it.',
      run: async ({platform, variant}) => {
        const {api} = await variant({ENABLE_ADMIN_ACCESS_USER_PASS: 'true'});
        const signIn = async (password: string): Promise<number> => {
          const form = await call(api, {path: '/admin/login/'});
          const token = /name="csrfmiddlewaretoken" value="([^"]+)"/.exec(form.text)?.[1] ?? '';
          const cookie = /csrftoken=[^;]+/.exec(form.headers.get('set-cookie') ?? '')?.[0] ?? '';
          const headers = {'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookie};
          const body = new URLSearchParams({csrfmiddlewaretoken: token, username: platform.demo.email, password}).toString();
          return (await call(api, {path: '/admin/login/', headers, body})).status;
        };
        for (let failure = 1; failure <= 12; failure += 1) {
          const status = await signIn('wrong');
          if (status !== 200) throw new Error(`try ${failure} got ${status}`);
        }
        const status = await signIn(platform.demo.password);
        if (status !== 302) throw new Error(`the right password got ${status} after 12 failures`);
      },
    },
  ]),
  checksFor('system-administration/authentication/index', [
    {
      id: 'orphan-organisations',
      says: 'The dashboard sends it; in the API it is `false` by default |',
      run: async ({send, expect, sql}) => {
        const password = 'A-demo-password-3';
        const email = `leaver-${Date.now()}@example.com`;
        const signUp = {email, password, re_password: password, first_name: 'Lou', last_name: 'Leaver', sign_up_type: 'NO_INVITE'};
        const {key} = (await send({path: 'auth/users/', body: signUp})).json as {key: string};
        const headers = {Authorization: `Token ${key}`};
        const created = await send({path: 'organisations/', headers, body: {name: 'Left behind'}});
        expect(created, {status: 201});
        const {id} = created.json as {id: number};
        expect(await send({method: 'DELETE', path: 'auth/users/me/', headers, body: {current_password: password}}), {status: 204});
        const left = await sql(`select count(*) from organisations_organisation where id = ${id} and deleted_at is null`);
        if (left.trim() !== '1') throw new Error('the organisation was deleted');
      },
    },
  ]),
];
