import {checksFor} from '../types';

const condition = {type: 'ANY', rules: [], conditions: [{property: 'plan', operator: 'EQUAL', value: 'pro'}]};

export default checksFor('clients/rest', [
  {
    id: 'no-credentials',
    says: '| 401 | `Authentication credentials were not provided.` | No `Authorization` header |',
    request: {path: 'projects/'},
    expect: {status: 401, json: {detail: 'Authentication credentials were not provided.'}},
  },
  {
    id: 'invalid-token',
    says: "| 401 | `Invalid token.` | Unknown member's token, or another credential after `Token` |",
    request: {path: 'projects/', headers: {Authorization: 'Token unknown'}},
    expect: {status: 401, json: {detail: 'Invalid token.'}},
  },
  {
    id: 'unknown-organisation-key',
    says: '| 401 | `Valid Master API Key not found.` |',
    request: {path: 'projects/', headers: {Authorization: 'Api-Key abcdefgh.unknown'}},
    expect: {status: 401, json: {detail: 'Valid Master API Key not found.'}},
  },
  {
    id: 'method-not-allowed',
    says: '| 405 | `Method "…" not allowed.` |',
    request: {as: 'member', method: 'PUT', path: 'organisations/', body: {}},
    expect: {status: 405, json: {detail: 'Method "PUT" not allowed.'}},
  },
  {
    id: 'dynamo-is-off',
    says: '| 400 | `Dynamo DB is not enabled for this project` |',
    request: {as: 'member', path: 'environments/{environmentKey}/edge-identities/'},
    expect: {status: 400, text: 'Dynamo DB is not enabled for this project'},
  },
  {
    id: 'deep-rules',
    says: '| 400 | `Rules must not be nested more than 2 levels deep.` |',
    request: {
      as: 'member',
      path: 'projects/{project}/segments/',
      body: {
        name: 'too_deep',
        project: '{project}',
        rules: [{type: 'ALL', conditions: [], rules: [{type: 'ALL', conditions: [], rules: [condition]}]}],
      },
    },
    expect: {status: 400, text: 'Rules must not be nested more than 2 levels deep.'},
  },
  {
    id: 'not-found',
    says: '| 404 | `Not found.`, or `No … matches the given query.` |',
    request: {as: 'member', path: 'projects/999999/'},
    expect: {status: 404, json: {detail: /^(Not found\.|No .* matches the given query\.)$/}},
  },
  {
    id: 'missing-identifier',
    says: '`GET identities/` with an environment key returns `Missing identifier`',
    request: {as: 'client', path: 'identities/'},
    expect: {text: 'Missing identifier'},
  },
  {
    id: 'page-size-at-most-999',
    says: '| `page_size=1000` gives 999 |',
    run: async ({platform, freshOrganisation, send, expect}) => {
      const {project} = await freshOrganisation();
      await platform.sql(
        `insert into features_feature (name, project_id, created_date, default_enabled, type, is_archived, is_server_key_only, uuid)
         select 'many_' || n, ${project.id}, now(), false, 'STANDARD', false, false, gen_random_uuid() from generate_series(1, 1000) n`,
      );
      const reply = await send({as: 'member', path: `projects/${project.id}/features/?page_size=1000`});
      expect(reply, {status: 200, json: {results: (list: unknown[]) => list.length === 999}});
    },
  },
  {
    id: 'page-size-without-effect',
    says: '| `page` only | 999, which `page_size` does not change |',
    run: async ({send, expect, project}) => {
      const path = `projects/${project.id}/tags/`;
      for (let number = 1; number <= 12; number += 1)
        expect(await send({as: 'member', path, body: {label: `page ${number}`, color: '#333333'}}), {status: 201});
      const {json} = await send({as: 'member', path: `${path}?page_size=1`});
      const {count, results} = json as {count: number; results: unknown[]};
      if (count < 12 || results.length !== count) throw new Error(`${results.length} of ${count} tags on the first page`);
    },
  },
]);
