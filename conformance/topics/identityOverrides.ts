/** Overrides for one identity, and the search for identities, on the Core API. */
import {checksFor, type Context} from '../types';

const pathOf = ({project}: Context, identifier: string): string =>
  `environments/${project.production.key}/identities/${project.identities[identifier]}/featurestates/`;

async function valueFor({send, project}: Context, identifier: string, name: string): Promise<unknown> {
  const {json} = await send({path: `identities/?identifier=${identifier}`, headers: {'X-Environment-Key': project.production.key}});
  const {flags} = json as {flags: {feature: {name: string}; feature_state_value: unknown}[]};
  return flags.find(({feature}) => feature.name === name)?.feature_state_value;
}

async function override(context: Context, identifier: string, name: string, value: string): Promise<void> {
  const body = {feature: context.project.features[name], enabled: true, feature_state_value: value};
  context.expect(await context.send({as: 'member', path: pathOf(context, identifier), body}), {status: 201});
}

function same(actual: unknown, wanted: unknown): void {
  if (actual !== wanted) throw new Error(`${JSON.stringify(actual)}, expected ${JSON.stringify(wanted)}`);
}

async function search({send, project}: Context, query: string): Promise<string[]> {
  const {json} = await send({as: 'member', path: `environments/${project.production.key}/identities/?q=${encodeURIComponent(query)}`});
  return (json as {results: {identifier: string}[]}).results.map(({identifier}) => identifier).sort();
}

export default checksFor('basic-features/managing-identities', [
  {
    id: 'beats-segment',
    says: 'An identity override beats every segment override and the default.',
    run: async (context) => {
      same(await valueFor(context, 'customer-42', 'banner_text'), 'Pro members save 20%');
      await override(context, 'customer-42', 'banner_text', 'Only for you');
      same(await valueFor(context, 'customer-42', 'banner_text'), 'Only for you');
      same(await valueFor(context, 'customer-43', 'banner_text'), 'Summer sale');
    },
  },
  {
    id: 'clone',
    says: "The target's own overrides are removed first.",
    run: async (context) => {
      await override(context, 'beta-tester-1', 'search_engine', 'v2');
      await override(context, 'customer-43', 'express_delivery', 'Rome');
      const body = {source_identity_id: context.project.identities['beta-tester-1']};
      context.expect(await context.send({as: 'member', path: `${pathOf(context, 'customer-43')}clone-from-given-identity/`, body}), {
        status: 200,
      });
      same(await valueFor(context, 'customer-43', 'search_engine'), 'v2');
      same(await valueFor(context, 'customer-43', 'express_delivery'), 'Berlin,Paris');
    },
  },
  {
    id: 'search-contains',
    says: '| `ann` | Identifiers that **begin with** `ann` | Identifiers that **contain** `ann`, any case |',
    run: async (context) => same(String(await search(context, 'TOMER-4')), 'customer-42,customer-43'),
  },
  {
    id: 'search-exact',
    says: '| `"ann-1"` with quotes | Exactly `ann-1` | Exactly `ann-1` |',
    run: async (context) => {
      same(String(await search(context, '"customer-42"')), 'customer-42');
      same(String(await search(context, '"customer-4"')), '');
    },
  },
  {
    id: 'document',
    says: 'In local evaluation, overrides are part of the environment document when **Use identity overrides in local evaluation** is on.',
    run: async (context) => {
      const {send, expect, project} = context;
      const environment = `environments/${project.production.key}/`;
      const set = async (isOn: boolean): Promise<unknown> => {
        const body = {name: 'Production', project: project.id, use_identity_overrides_in_local_eval: isOn};
        expect(await send({as: 'member', method: 'PATCH', path: environment, body}), {status: 200});
        const {json} = await send({as: 'server', path: 'environment-document/'});
        return (json as {identity_overrides: unknown[]}).identity_overrides.length > 0;
      };
      same(await set(true), true);
      same(await set(false), false);
    },
  },
]);
