/** Identities: how many traits, who may set them, a second override and a scheduled one. */
import {prepareDashboard} from '../../scripts/conformance/prepareDashboard';
import {checksFor} from '../types';

export default [
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
      says: '| `PUT /traits/bulk/` | 400 with an HTML page, not JSON |',
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
  checksFor('advanced-use/scheduled-flags', [
    {
      id: 'override-in-versions',
      says: 'With feature versioning its `live_from` is ignored, and it takes effect immediately.',
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
];
