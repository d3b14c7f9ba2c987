/** The arithmetic of a percentage split, as the pages print it, against what the API serves. */
import {createHash} from 'node:crypto';

import {checksFor, type Context} from '../types';

const IDENTIFIERS = Array.from({length: 120}, (_, index) => `split-${index}`);

/** Steps 1 to 4 of the page. */
function numberOf(text: string): number {
  const hash = BigInt(`0x${createHash('md5').update(text).digest('hex')}`);
  const number = (Number(hash % 9999n) / 9998) * 100;
  return number === 100 ? numberOf(`${text},${text}`) : number;
}

type Split = {segment: number; members: (percentage: number) => Promise<string[]>};

/** A segment that splits by identifier, with an override that says who is in. */
async function createSplit({send, expect, project, freshOrganisation}: Context): Promise<Split> {
  const own = (await freshOrganisation()).project;
  const path = `projects/${own.id}/segments/`;
  const body = (percentage: number): object => ({
    name: 'part',
    project: own.id,
    rules: [
      {
        type: 'ALL',
        conditions: [],
        rules: [
          {
            type: 'ANY',
            rules: [],
            conditions: [{property: '$.identity.identifier', operator: 'PERCENTAGE_SPLIT', value: String(percentage)}],
          },
        ],
      },
    ],
  });
  if (own.id === project.id) throw new Error('the organisation is not fresh');
  const created = await send({as: 'member', path, body: body(25)});
  expect(created, {status: 201});
  const segment = (created.json as {id: number}).id;
  const override = {feature_segment: {segment, priority: 0}, enabled: true, feature_state_value: {type: 'unicode', string_value: 'in'}};
  const overrides = `environments/${own.production.key}/features/${own.features['maintenance']}/create-segment-override/`;
  expect(await send({as: 'member', path: overrides, body: override}), {status: 201});
  type Flags = {flags: {feature: {name: string}; feature_state_value: unknown}[]};
  const isIn = async (identifier: string): Promise<boolean> => {
    const {json} = await send({
      path: 'identities/',
      headers: {'X-Environment-Key': own.production.key},
      body: {identifier, transient: true, traits: []},
    });
    return (json as Flags).flags.some(({feature, feature_state_value: value}) => feature.name === 'maintenance' && value === 'in');
  };
  return {
    segment,
    async members(percentage) {
      expect(await send({as: 'member', method: 'PUT', path: `${path}${segment}/`, body: body(percentage)}), {status: 200});
      const found: string[] = [];
      for (const identifier of IDENTIFIERS) if (await isIn(identifier)) found.push(identifier);
      return found;
    },
  };
}

let split: Promise<Split> | undefined;
const open = (context: Context): Promise<Split> => (split ??= createSplit(context));

async function expectFormula(context: Context): Promise<void> {
  const {segment, members} = await open(context);
  const wanted = IDENTIFIERS.filter((identifier) => numberOf(`${segment},${identifier}`) <= 25);
  const actual = await members(25);
  if (actual.length === 0 || String(actual) !== String(wanted)) throw new Error(`in are ${actual}, by the formula ${wanted}`);
}

export default [
  checksFor('basic-features/segments', [
    {id: 'formula', says: 'The identity is in the split if the number is **less than or equal to** the percentage.', run: expectFormula},
    {
      id: 'raising',
      says: '**Raising** a percentage keeps everyone who is in and adds others.',
      run: async (context) => {
        const {members} = await open(context);
        const few = await members(25);
        const more = new Set(await members(60));
        const lost = few.filter((identifier) => !more.has(identifier));
        if (lost.length > 0 || more.size <= few.length) throw new Error(`${few.length} became ${more.size}; out again: ${lost}`);
      },
    },
  ]),
  checksFor('guides-and-examples/staged-feature-rollouts', [
    {id: 'arithmetic', says: 'in the segment when number <= percentage', run: expectFormula},
  ]),
];
