/**
 * Statements that were false once: sign-up of superusers, long identifiers and numbers, names,
 * tags, hidden flags, refused addresses.
 */
import {checksFor} from '../types';

const SIGN_UP = {email: 'second-super@example.com', password: 'A-demo-password-3', re_password: 'A-demo-password-3'};
const trait = (value: unknown) => ({identifier: 'numbers', traits: [{trait_key: 'id', trait_value: value}]});

export default [
  checksFor('deployment/hosting/locally-api', [
    {
      id: 'second-superuser',
      says: 'Later sign-ups are ordinary members. If one of them requests a superuser, the API returns 400 (`A superuser can only be created through this` … `if no other users exist.`)',
      request: {path: 'auth/users/', body: {...SIGN_UP, first_name: 'Lee', last_name: 'Two', sign_up_type: 'NO_INVITE', superuser: true}},
      expect: {status: 400, text: /A superuser can only be created through this\s+endpoint if no other users exist\./},
    },
    {
      id: 'init-page-closed',
      says: 'Once a user exists, the page is a plain 404 `Not Found`.',
      request: {path: 'users/config/init/'},
      expect: {status: 404, text: 'Not Found'},
    },
  ]),
  checksFor('basic-features/managing-identities', [
    {
      id: 'long-identifier',
      says: '| Text of at most 2,000 characters, case-sensitive | `Ann` and `ann` are two identities. The Core API returns 500 for longer text |',
      run: async ({send, expect}) => {
        const identify = (identifier: string) =>
          send({as: 'client', path: 'identities/', body: {identifier, traits: [{trait_key: 'a', trait_value: 'b'}]}});
        expect(await identify('x'.repeat(2000)), {status: 200});
        expect(await identify('x'.repeat(2001)), {status: 500});
      },
    },
    {
      id: 'large-integer',
      says: '| integer | … | 32-bit on a self-hosted Core API: −2,147,483,648 to 2,147,483,647, and a larger one returns 500. Send large IDs and milliseconds as strings, or as floats (`1794700800000.0`) if a segment compares them |',
      run: async ({send, expect}) => {
        expect(await send({as: 'client', path: 'identities/', body: trait(2_147_483_647)}), {status: 200});
        expect(await send({as: 'client', path: 'identities/', body: trait(2_147_483_648)}), {status: 500});
        expect(await send({as: 'client', path: 'identities/', body: trait('1794700800000')}), {status: 200});
        expect(await send({as: 'client', path: 'identities/', body: trait(1_794_700_800_000.5)}), {status: 200});
      },
    },
  ]),
  checksFor('basic-features/managing-features', [
    {
      id: 'no-rename',
      says: '`PUT` and `PATCH` ignore `name`.',
      request: {as: 'member', method: 'PATCH', path: 'projects/{project}/features/{feature.dark_mode}/', body: {name: 'night_mode'}},
      expect: {status: 200, json: {name: 'dark_mode'}},
    },
  ]),
  checksFor('advanced-use/flag-management', [
    {
      id: 'permanent-tag',
      says: '| Permanent tag (any label, with **Is permanent?** on) | … | The API still deletes |',
      run: async ({send, expect, project}) => {
        const tag = await send({
          as: 'member',
          path: `projects/${project.id}/tags/`,
          body: {label: 'keep', color: '#333333', is_permanent: true},
        });
        expect(tag, {status: 201, json: {is_permanent: true}});
        const tags = [(tag.json as {id: number}).id];
        const feature = await send({as: 'member', path: `projects/${project.id}/features/`, body: {name: 'kept_forever', tags}});
        expect(feature, {status: 201, json: {tags}});
        const path = `projects/${project.id}/features/${(feature.json as {id: number}).id}/`;
        expect(await send({as: 'member', method: 'DELETE', path}), {status: 204});
      },
    },
  ]),
  checksFor('system-administration/security', [
    {
      id: 'hidden-replaces-server-side-only',
      says: 'On the Core API it replaces the server-side-only filter of `GET /flags/`, so use one of the two.',
      run: async ({send, expect, project}) => {
        const {id, key, name} = project.production;
        const body = {name: 'server_secret', default_enabled: true, is_server_key_only: true};
        expect(await send({as: 'member', path: `projects/${project.id}/features/`, body}), {status: 201});
        const names = async (): Promise<string[]> =>
          ((await send({as: 'client', path: 'flags/'})).json as {feature: {name: string}}[]).map(({feature}) => feature.name);
        if ((await names()).includes('server_secret')) throw new Error(`a client key reads server_secret of environment ${id}`);
        const change = {name, project: project.id, hide_disabled_flags: true};
        expect(await send({as: 'member', method: 'PATCH', path: `environments/${key}/`, body: change}), {status: 200});
        if (!(await names()).includes('server_secret')) throw new Error('server_secret is still left out');
      },
    },
  ]),
  checksFor('system-administration/webhooks', [
    {
      id: 'loopback-refused',
      says: 'URLs must not target internal or private network addresses.',
      request: {as: 'member', path: 'environments/{environmentKey}/webhooks/', body: {url: 'http://127.0.0.1:9000/hook', enabled: true}},
      expect: {status: 400, text: 'URLs must not target internal or private network addresses.'},
    },
  ]),
];
