/** `GREATER_THAN` with the suffix `:semver` and without, and what typed values become. */
import {checksFor, type Context} from '../types';

type Flags = {flags: {feature: {name: string}; feature_state_value: unknown}[]};
let priority = 10;

/** The values of `trait` that are in a segment with this one condition. */
async function matching(context: Context, value: string, traits: unknown[]): Promise<unknown[]> {
  const {send, expect, project} = context;
  const name = `compared_${(priority += 1)}`;
  const conditions = [{property: 'compared', operator: 'GREATER_THAN', value}];
  const rules = [{type: 'ALL', conditions: [], rules: [{type: 'ANY', rules: [], conditions}]}];
  const segment = await send({as: 'member', path: `projects/${project.id}/segments/`, body: {name, project: project.id, rules}});
  expect(segment, {status: 201});
  const feature = await send({as: 'member', path: `projects/${project.id}/features/`, body: {name, initial_value: 'out'}});
  expect(feature, {status: 201});
  const path = `environments/${project.production.key}/features/${(feature.json as {id: number}).id}/create-segment-override/`;
  const body = {
    feature_segment: {segment: (segment.json as {id: number}).id, priority: 0},
    enabled: true,
    feature_state_value: {type: 'unicode', string_value: 'in'},
  };
  expect(await send({as: 'member', path, body}), {status: 201});
  const isIn = async (trait: unknown): Promise<boolean> => {
    const identity = {identifier: 'compared', transient: true, traits: [{trait_key: 'compared', trait_value: trait}]};
    const {json} = await send({as: 'client', path: 'identities/', body: identity});
    const flag = (json as Flags).flags.find((found) => found.feature.name === name);
    if (!flag) throw new Error(`${name} is missing`);
    return flag.feature_state_value === 'in';
  };
  const found: unknown[] = [];
  for (const trait of traits) if (await isIn(trait)) found.push(trait);
  return found;
}

async function expectMatches(context: Context, value: string, yes: unknown[], no: unknown[]): Promise<void> {
  const found = await matching(context, value, [...yes, ...no]);
  if (JSON.stringify(found) !== JSON.stringify(yes)) throw new Error(`greater than ${value} are ${JSON.stringify(found)}`);
}

const FILE = 'data/tables/segment-operators.json';

export default [
  checksFor('basic-features/segments/operators', [
    {
      id: 'semver',
      in: FILE,
      says: {operator: '`GREATER_THAN`, value with `:semver`', label: 'SemVer >', value: '`1.2.3:semver`'},
      run: (context) => expectMatches(context, '1.2.3:semver', ['1.2.4', '1.10.0', '2.0.0'], ['1.2.3', '1.2.2', '0.9.9']),
    },
    {
      id: 'semver-complete',
      in: FILE,
      says: 'The trait must be a string with a complete version: `1.2` and `v1.2.0` never match. A pre-release is lower than its release: `2.0.0-beta.1` < `2.0.0`. Build metadata after `+` is ignored.',
      run: async (context) => {
        await expectMatches(context, '1.0.0:semver', ['1.2.0', '2.0.0-beta.1'], ['1.2', 'v1.2.0', '1.0.0+build.7', '1.0.0-rc.1']);
        await expectMatches(context, '2.0.0-beta.1:semver', ['2.0.0'], ['2.0.0-alpha.1', '2.0.0-beta.1']);
      },
    },
    {
      id: 'plain',
      in: FILE,
      says: 'Strings that are not numbers compare letter by letter, so `10.0.1` is not greater than `9.0.0`.',
      run: (context) => expectMatches(context, '9.0.0', ['9.0.1', 'v1.2.0'], ['10.0.1', '1.2.3']),
    },
    {
      id: 'plain-number',
      in: FILE,
      says: 'An integer trait needs an integer rule value: `9.5` against the integer `10` is false.',
      run: async (context) => {
        await expectMatches(context, '9.5', [9.75], [10, 9.25]);
        await expectMatches(context, '9', [10, '10', 9.5], [9, '9', 8]);
      },
    },
  ]),
  checksFor('basic-features/managing-features', [
    {
      id: 'typed-values',
      says: 'To keep the *text* `true` or `007`, quote it in a JSON value, or accept the conversion: `007` becomes the number `7`, and `true` becomes a boolean.',
      run: async ({send, expect, project}) => {
        const become = {'007': 7, true: true, '12.5': '12.5', '"007"': '"007"'};
        for (const [index, [typed, value]] of Object.entries(become).entries()) {
          const name = `typed_${index}`;
          expect(await send({as: 'member', path: `projects/${project.id}/features/`, body: {name, initial_value: typed}}), {status: 201});
          expect(await send({as: 'client', path: `flags/?feature=${name}`}), {status: 200, json: {feature_state_value: value}});
        }
      },
    },
  ]),
];
