/**
 * Flags through the REST APIs: values and names as they come back, archived flags, and overrides in
 * the experimental and Edge endpoints.
 */
import {checksFor} from '../types';

const ENDPOINTS = 'data/tables/admin-api-endpoints.json';

export default [
  checksFor('clients/rest/recipes', [
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
];
