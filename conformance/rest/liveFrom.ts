/** `live_from` on the Core API without feature versioning. */
import {checksFor, type Context} from '../types';

const LATER = '2099-01-01T00:00:00Z';

async function stateFor({send, project}: Context, identifier: string, name: string): Promise<unknown> {
  const {json} = await send({
    as: 'client',
    path: `identities/?identifier=${identifier}`,
    headers: {'X-Environment-Key': project.production.key},
  });
  const {flags} = json as {flags: {feature: {name: string}; feature_state_value: unknown}[]};
  const flag = flags.find(({feature}) => feature.name === name);
  return flag ? flag.feature_state_value : 'missing';
}

const same = (actual: unknown, wanted: unknown): void => {
  if (actual !== wanted) throw new Error(`${JSON.stringify(actual)}, expected ${JSON.stringify(wanted)}`);
};

export default checksFor('advanced-use/scheduled-flags', [
  {
    id: 'identity-override',
    says: 'On a self-hosted Core API without feature versioning, an override that you create with `live_from` in the future takes effect from then on.',
    run: async (context) => {
      const {send, expect, project, sql} = context;
      const path = `environments/${project.production.key}/identities/${project.identities['customer-43']}/featurestates/`;
      const body = {feature: project.features['search_engine'], enabled: true, feature_state_value: 'new', live_from: LATER};
      const created = await send({as: 'member', path, body});
      expect(created, {status: 201});
      same(await stateFor(context, 'customer-43', 'search_engine'), 'classic');
      const {id} = created.json as {id: number};
      // The time comes: the API itself does not show a scheduled override any more.
      await sql(`update features_featurestate set live_from = now() where id = ${id}`);
      same(await stateFor(context, 'customer-43', 'search_engine'), 'new');
    },
  },
  {
    id: 'environment-default',
    says: 'SDK responses leave the flag out until that time.',
    run: async (context) => {
      const {send, expect, project} = context;
      const states = `environments/${project.production.key}/featurestates/`;
      const {json} = await send({as: 'member', path: `${states}?feature_name=banner_text`});
      const [{id}] = (json as {results: [{id: number}]}).results;
      const body = {id, feature: project.features['banner_text'], enabled: true, feature_state_value: 'Winter sale', live_from: LATER};
      expect(await send({as: 'member', method: 'PUT', path: `${states}${id}/`, body}), {status: 200});
      same(await stateFor(context, 'customer-43', 'banner_text'), 'missing');
    },
  },
]);
