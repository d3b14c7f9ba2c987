/**
 * Organisations, exports and approvals: who may create or leave what, what is counted, and what the
 * audit log leaves out.
 */
import {setTimeout as sleep} from 'node:timers/promises';

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
      says: '| New organisations | `RESTRICT_ORG_CREATE_TO_SUPERUSERS=True` |',
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
  checksFor('system-administration/authentication/index', [
    {
      id: 'orphan-organisations',
      says: 'The member does it in **Account Settings**, or with `DELETE /api/v1/auth/users/me/` and `current_password` (not needed for Google and GitHub accounts). `delete_orphan_organisations: true` also deletes organisations without other members. The dashboard sends it, but in the API it is `false` by default',
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
      says: '| `projects/{id}/segments/{id}/` (`PUT`, `PATCH`, `DELETE`) | Checked for `MANAGE_SEGMENTS` only, even when segment change requests are on |',
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
];
