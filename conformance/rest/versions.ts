/** Feature versioning through the Admin API: publishing later, deleting. */
import {prepareDashboard} from '../../scripts/conformance/prepareDashboard';
import {checksFor, type Context} from '../types';

const LATER = '2035-01-01T00:00:00Z';

type Version = {uuid: string; is_live: boolean; published: boolean; published_by: number | null};

async function createVersion(
  context: Context,
  name: string,
  body: object,
  as: 'member' | 'organisation-key' = 'member',
): Promise<{path: string; version: Version}> {
  await prepareDashboard('versioning', context);
  const {development, features} = context.project;
  const path = `environments/${development.id}/features/${features[name]}/versions/`;
  const state = {feature_segment: null, enabled: true, feature_state_value: {type: 'unicode', string_value: 'v2'}};
  const changes = {feature_states_to_update: [state], feature_states_to_create: [], segment_ids_to_delete_overrides: []};
  const reply = await context.send({as, path, body: {...changes, ...body}});
  context.expect(reply, {status: 201});
  return {path, version: reply.json as Version};
}

export default checksFor('advanced-use/feature-versioning', [
  {
    id: 'delete-live',
    says: '| `DELETE …/versions/{uuid}/` | Drafts and scheduled versions, otherwise `Cannot delete a live version.` |',
    run: async (context) => {
      const {send, expect} = context;
      const {path, version} = await createVersion(context, 'maintenance', {publish_immediately: true});
      expect(await send({as: 'member', method: 'DELETE', path: `${path}${version.uuid}/`}), {
        status: 400,
        text: 'Cannot delete a live version.',
      });
      const draft = await createVersion(context, 'maintenance', {});
      expect(await send({as: 'member', method: 'DELETE', path: `${path}${draft.version.uuid}/`}), {status: 204});
    },
  },
  {
    id: 'publish-later',
    says: '| `POST …/versions/{uuid}/publish/` | `live_from` optional, and a future time schedules it |',
    run: async (context) => {
      const {send, expect, project} = context;
      const {path, version} = await createVersion(context, 'search_engine', {});
      expect(await send({as: 'member', path: `${path}${version.uuid}/publish/`, body: {live_from: LATER}}), {status: 200});
      expect(await send({as: 'member', path: `environment-feature-versions/${version.uuid}/`}), {status: 200, json: {published: true}});
      const {json} = await send({as: 'member', path: `${path}?is_live=true`});
      const live = (json as {results: Version[]}).results.map(({uuid}) => uuid);
      if (live.includes(version.uuid)) throw new Error('the version is live at once');
      const key = {'X-Environment-Key': project.development.key};
      expect(await send({path: 'flags/?feature=search_engine', headers: key}), {json: {feature_state_value: 'classic'}});
    },
  },
  {
    id: 'publisher',
    says: 'A version that it creates with `publish_immediately` has no publisher',
    run: async (context) => {
      const byKey = await createVersion(context, 'dark_mode', {publish_immediately: true}, 'organisation-key');
      if (byKey.version.published_by !== null) throw new Error('the version of the key has a publisher');
      const byMember = await createVersion(context, 'dark_mode', {publish_immediately: true});
      if (byMember.version.published_by === null) throw new Error('the version of the member has no publisher');
    },
  },
  {
    id: 'visible-history',
    says: 'Newest first, `is_live=true` for live ones. Plans limit the visible history: 7 days on the free plan and in open source, unlimited with Enterprise. When all versions are older, the live one shows',
    run: async (context) => {
      const {send, sql, project} = context;
      const {path, version} = await createVersion(context, 'banner_text', {publish_immediately: true});
      const listed = async (): Promise<string[]> =>
        ((await send({as: 'member', path})).json as {results: Version[]}).results.map(({uuid}) => uuid);
      const age = (days: number, which: string): Promise<string> =>
        sql(
          `update feature_versioning_environmentfeatureversion set live_from = now() - interval '${days} days'
           where feature_id = ${project.features['banner_text']} and environment_id = ${project.development.id} and ${which}`,
        );
      const before = await listed();
      if (before.length !== 2) throw new Error(`${before.length} versions instead of 2`);
      await age(8, `uuid <> '${version.uuid}'`);
      if (String(await listed()) !== version.uuid) throw new Error('a version of 8 days ago shows');
      await age(9, `uuid <> '${version.uuid}'`);
      await age(8, `uuid = '${version.uuid}'`);
      if (String(await listed()) !== version.uuid) throw new Error('the live version of 8 days ago does not show alone');
    },
  },
]);
