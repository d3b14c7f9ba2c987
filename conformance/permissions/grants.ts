/**
 * Permissions as far as the open source has them: their list, and a member with and without a
 * grant.
 */
import {call, type Call, type Reply} from '../../scripts/platform/client';
import {readTable} from '../tables';
import {checksFor, type Context} from '../types';

type Row = {scope: string; key: string; allows: string};

const {rows, says, find} = readTable<Row>('permissions');
const LEVELS: Record<string, string> = {organisation: 'organisations', project: 'projects', environment: 'environments'};
const listed = rows.filter(({key, scope}) => /^[A-Z_]+$/.test(key) && scope in LEVELS && key !== 'EDIT_FEATURE');

type Member = {id: number; token: string};
let member: Promise<Member> | undefined;

/** A second account, with the role User in the organisation of this file. */
async function signUp({platform, sql, organisation}: Context): Promise<Member> {
  const body = {email: 'user@example.com', password: 'A-demo-password-3', first_name: 'Uma', last_name: 'User', sign_up_type: 'NO_INVITE'};
  const {json} = await call(platform.api, {path: 'auth/users/', body});
  const {key: token} = json as {key: string};
  const id = Number(await sql(`select id from users_ffadminuser where email = '${body.email}'`));
  await sql(
    `insert into organisations_userorganisation (user_id, organisation_id, role, date_joined) values (${id}, ${organisation.id}, 'USER', now())`,
  );
  return {id, token};
}

async function grant(context: Context, level: 'projects' | 'environments', permissions: string[]): Promise<void> {
  const {id} = await (member ??= signUp(context));
  const {project, send, expect} = context;
  const path = `${level}/${level === 'projects' ? project.id : project.production.key}/user-permissions/`;
  const old = (await send({as: 'member', path})).json as {id: number; user: {id: number}}[];
  const known = old.find(({user}) => user.id === id);
  const request = known ? {method: 'PUT', path: `${path}${known.id}/`} : {method: 'POST', path};
  expect(await send({as: 'member', ...request, body: {user: id, permissions, admin: false}}), {status: known ? 200 : 201});
}

async function asUser(context: Context, request: Call): Promise<Reply> {
  const {token} = await (member ??= signUp(context));
  return call(context.platform.api, {...request, headers: {Authorization: `Token ${token}`}});
}

/** Refused without the grant, allowed with it. */
function needs(
  key: string,
  level: 'projects' | 'environments',
  first: string[],
  request: (context: Context) => Call | Promise<Call>,
  allowed: number,
) {
  return {
    id: `needs-${key.toLowerCase().replaceAll('_', '-')}`,
    ...says(
      find((row) => row.key === key, key),
      'key',
      'allows',
    ),
    run: async (context: Context) => {
      await grant(context, 'projects', ['VIEW_PROJECT']);
      await grant(context, 'environments', level === 'environments' ? first : ['VIEW_ENVIRONMENT']);
      if (level === 'projects') await grant(context, 'projects', first);
      const without = await asUser(context, await request(context));
      if (![403, 404].includes(without.status)) throw new Error(`without ${key}: status ${without.status}`);
      await grant(context, level, [...first, key]);
      context.expect(await asUser(context, await request(context)), {status: allowed});
    },
  };
}

const state = async (context: Context): Promise<number> => {
  const {json} = await context.send({
    as: 'member',
    path: `environments/${context.project.production.key}/featurestates/?feature_name=maintenance`,
  });
  return (json as {results: [{id: number}]}).results[0].id;
};
const rules = [
  {type: 'ALL', conditions: [], rules: [{type: 'ANY', rules: [], conditions: [{property: 'a', operator: 'EQUAL', value: 'b'}]}]},
];

export default checksFor('system-administration/rbac', [
  ...listed.map((row) => ({
    id: `listed-${row.key.toLowerCase().replaceAll('_', '-')}`,
    ...says(row, 'key', 'scope'),
    request: {as: 'member' as const, path: `${LEVELS[row.scope]}/permissions/`},
    expect: {status: 200, text: `"key":"${row.key}"`},
  })),
  needs('VIEW_PROJECT', 'projects', [], ({project}) => ({path: `projects/${project.id}/`}), 200),
  needs(
    'CREATE_FEATURE',
    'projects',
    ['VIEW_PROJECT'],
    ({project}) => ({path: `projects/${project.id}/features/`, body: {name: 'by_the_user'}}),
    201,
  ),
  needs(
    'DELETE_FEATURE',
    'projects',
    ['VIEW_PROJECT'],
    ({project}) => ({method: 'DELETE', path: `projects/${project.id}/features/${project.features['dark_mode']}/`}),
    204,
  ),
  needs(
    'MANAGE_SEGMENTS',
    'projects',
    ['VIEW_PROJECT'],
    ({project}) => ({path: `projects/${project.id}/segments/`, body: {name: 'by_the_user', project: project.id, rules}}),
    201,
  ),
  needs(
    'MANAGE_TAGS',
    'projects',
    ['VIEW_PROJECT'],
    ({project}) => ({path: `projects/${project.id}/tags/`, body: {label: 'own', color: '#000000', description: '', project: project.id}}),
    201,
  ),
  needs(
    'CREATE_ENVIRONMENT',
    'projects',
    ['VIEW_PROJECT'],
    ({project}) => ({path: 'environments/', body: {name: 'Own', project: project.id}}),
    201,
  ),
  needs('VIEW_AUDIT_LOG', 'projects', ['VIEW_PROJECT'], ({project}) => ({path: `projects/${project.id}/audit/`}), 200),
  needs('VIEW_ENVIRONMENT', 'environments', [], ({project}) => ({path: `environments/${project.production.key}/`}), 200),
  needs(
    'UPDATE_FEATURE_STATE',
    'environments',
    ['VIEW_ENVIRONMENT'],
    async (context) => ({
      method: 'PATCH',
      path: `environments/${context.project.production.key}/featurestates/${await state(context)}/`,
      body: {enabled: true},
    }),
    200,
  ),
  needs(
    'VIEW_IDENTITIES',
    'environments',
    ['VIEW_ENVIRONMENT'],
    ({project}) => ({path: `environments/${project.production.key}/identities/`}),
    200,
  ),
  needs(
    'MANAGE_IDENTITIES',
    'environments',
    ['VIEW_ENVIRONMENT', 'VIEW_IDENTITIES'],
    ({project}) => ({method: 'DELETE', path: `environments/${project.production.key}/identities/${project.identities['customer-43']}/`}),
    204,
  ),
  needs(
    'MANAGE_SEGMENT_OVERRIDES',
    'environments',
    ['VIEW_ENVIRONMENT'],
    ({project}) => ({
      path: `environments/${project.production.key}/features/${project.features['search_engine']}/create-segment-override/`,
      body: {
        feature_segment: {segment: project.segments['europe'], priority: 0},
        enabled: true,
        feature_state_value: {type: 'unicode', string_value: 'eu'},
      },
    }),
    201,
  ),
  {
    id: 'group-admin',
    says: 'They can add and remove other members, rename the group, change its External ID and `is_default`, and delete it. Creating a group needs **Manage user groups**, and only an organisation administrator makes someone a group admin.',
    run: async (context) => {
      const {organisation, send, expect} = context;
      const {id: user} = await (member ??= signUp(context));
      const groups = `organisations/${organisation.id}/groups/`;
      const as = async (path: string, body: object, status: number, text = '') =>
        expect(await asUser(context, {path: `${groups}${path}`, body}), {status, text});
      const users = (await send({as: 'member', path: `organisations/${organisation.id}/users/`})).json as {id: number}[];
      const other = users.find(({id}) => id !== user)?.id;
      const [own, foreign] = await Promise.all(
        ['own', 'foreign'].map(async (name) => {
          const {json} = await send({as: 'member', path: groups, body: {name}});
          const {id} = json as {id: number};
          expect(await send({as: 'member', path: `${groups}${id}/add-users/`, body: {user_ids: [user]}}), {status: 200});
          return id;
        }),
      );
      const change = (group: number | undefined) =>
        asUser(context, {
          method: 'PATCH',
          path: `${groups}${group}/`,
          body: {name: 'renamed', external_id: 'directory-1', is_default: true},
        });
      expect(await change(own), {status: 404});
      expect(await send({as: 'member', method: 'POST', path: `${groups}${own}/users/${user}/make-admin`}), {status: 200});
      expect(await change(own), {status: 200, json: {name: 'renamed', external_id: 'directory-1', is_default: true}});
      expect(await change(foreign), {status: 404});
      await as(`${own}/add-users/`, {user_ids: [other]}, 200, `"id":${other},`);
      await as(`${own}/users/${other}/make-admin`, {}, 403);
      await as(`${own}/remove-users/`, {user_ids: [other]}, 200);
      await as(`${own}/add-users/`, {user_ids: [user]}, 403, 'Non-admin users cannot add themselves to a group.');
      await as('', {name: 'another'}, 403);
      expect(await asUser(context, {method: 'DELETE', path: `${groups}${foreign}/`}), {status: 404});
      expect(await asUser(context, {method: 'DELETE', path: `${groups}${own}/`}), {status: 204});
    },
  },
]);
