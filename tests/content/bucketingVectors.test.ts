/**
 * The numbers on the segments and features pages are what the flag engine of the Node.js SDK
 * computes.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {beforeAll, describe, expect, it} from 'vitest';

type Variation = 'before' | 'first' | 'last';
type Vectors = {
  split: {segment: string; value: string; percentage: number; hashedTwice?: boolean}[];
  variations: {
    feature: string;
    plans: Record<Variation, Record<string, number>>;
    identities: ({key: string; percentage: number} & Record<Variation, string>)[];
  };
};
type Engine = {
  hash: (ids: string[]) => number;
  evaluate: (context: unknown) => {flags: Record<string, {value: unknown}>; segments: {name: string}[]};
};

const root = process.cwd();
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const vectors = JSON.parse(read('data/bucketing-vectors.json')) as Vectors;
const shown = (percentage: number): string => percentage.toFixed(7);
let engine: Engine;

beforeAll(async () => {
  const load = (file: string): Promise<Record<string, never>> =>
    import(pathToFileURL(path.join(root, 'node_modules/flagsmith-nodejs/build/esm/flagsmith-engine', file)).href) as Promise<
      Record<string, never>
    >;
  const [{getHashedPercentageForObjIds: hash}, {getEvaluationResult: evaluate}] = await Promise.all([
    load('utils/hashing/index.js'),
    load('index.js'),
  ]);
  engine = {hash, evaluate} as unknown as Engine;
});

/** The formula as the page explains it, written without a look at the engine. */
function formula(ids: string[]): number {
  for (let times = 1; ; times += 1) {
    const text = Array.from({length: times}, () => ids)
      .flat()
      .join(',');
    const hex = createHash('md5').update(text).digest('hex');
    const rest = Number(BigInt(`0x${hex}`) % 9999n);
    if (rest !== 9998) return (rest / 9998) * 100;
  }
}

describe('percentage split', () => {
  it.each(vectors.split)('puts $value of segment $segment at $percentage', ({segment, value, percentage}) => {
    expect(engine.hash([segment, value])).toBeCloseTo(percentage, 6);
    expect(formula([segment, value])).toBe(engine.hash([segment, value]));
  });

  it('hashes the doubled text only where the first hash gives exactly 100', () => {
    for (const {segment, value, hashedTwice = false} of vectors.split) {
      const first = Number(BigInt(`0x${createHash('md5').update(`${segment},${value}`).digest('hex')}`) % 9999n);
      expect(first === 9998).toBe(hashedTwice);
    }
  });

  it('matches at the number itself and not below it', () => {
    const [{segment, value}] = vectors.split as [Vectors['split'][number]];
    const exact = engine.hash([segment, value]);
    const isIn = (limit: number): boolean =>
      engine.evaluate({
        environment: {key: 'EXAMPLE_ENV', name: 'Production'},
        identity: {identifier: value, key: `EXAMPLE_ENV_${value}`, traits: {}},
        features: {},
        segments: {
          [segment]: {
            key: segment,
            name: 'split',
            rules: [{type: 'ALL', conditions: [{property: '$.identity.identifier', operator: 'PERCENTAGE_SPLIT', value: String(limit)}]}],
          },
        },
      }).segments.length === 1;
    expect([isIn(exact), isIn(exact - 0.01), isIn(100)]).toEqual([true, false, true]);
  });

  it('is on the segments page as in the data', () => {
    const page = read('docs/basic-features/segments.mdx');
    for (const {segment, value, percentage} of vectors.split) {
      expect(page).toMatch(new RegExp(`\\| \`${segment},${value}\`[^|\\n]*\\| ${shown(percentage).replace('.', '\\.')} \\|`));
    }
  });
});

describe('variations', () => {
  const {feature, plans, identities} = vectors.variations;

  const variationOf = (key: string, weights: Record<string, number>): unknown =>
    engine.evaluate({
      environment: {key: 'EXAMPLE_ENV', name: 'Production'},
      identity: {identifier: key, key, traits: {}},
      features: {
        button: {
          key: feature,
          name: 'button',
          enabled: true,
          value: 'control',
          variants: Object.entries(weights).map(([value, weight], priority) => ({value, weight, priority})),
        },
      },
      segments: {},
    }).flags['button']?.value;

  it.each(identities)('gives $key the variation in the table', ({key, percentage, ...expected}) => {
    expect(engine.hash([feature, key])).toBeCloseTo(percentage, 6);
    for (const plan of ['before', 'first', 'last'] as const) expect(variationOf(key, plans[plan])).toBe(expected[plan]);
  });

  it('moves nobody who has a variation when the last weight grows', () => {
    const moved = identities.filter(({before, last}) => before !== last);
    expect(moved.map(({before}) => before)).toEqual(['control']);
  });

  it('is on the features page as in the data', () => {
    const page = read('docs/basic-features/managing-features.mdx');
    for (const {key, percentage, before, first, last} of identities) {
      expect(page).toContain(`| \`${feature},${key}\` | ${shown(percentage)} | ${before} | ${first} | ${last} |`);
    }
  });
});
