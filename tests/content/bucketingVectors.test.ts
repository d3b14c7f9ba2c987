/**
 * The numbers on the segments and features pages are what the flag engine of the Node.js SDK
 * computes. Who is in a share or has a variation: plugins/playground/__tests__/rollout.test.ts.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {loadEngine} from '../../plugins/playground/node/loadEngine';

type Vectors = {
  split: {segment: string; value: string; percentage: number; hashedTwice?: boolean}[];
  variations: {feature: string; identities: ({key: string; percentage: number} & Record<'before' | 'first' | 'last', string>)[]};
};

const root = process.cwd();
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const vectors = JSON.parse(read('data/bucketing-vectors.json')) as Vectors;
const shown = (percentage: number): string => percentage.toFixed(7);
const hash = loadEngine().getHashedPercentageForObjIds;

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
    expect(hash([segment, value])).toBeCloseTo(percentage, 6);
    expect(formula([segment, value])).toBe(hash([segment, value]));
  });

  it('hashes the doubled text only where the first hash gives exactly 100', () => {
    for (const {segment, value, hashedTwice = false} of vectors.split) {
      const first = Number(BigInt(`0x${createHash('md5').update(`${segment},${value}`).digest('hex')}`) % 9999n);
      expect(first === 9998).toBe(hashedTwice);
    }
  });

  it('is on the segments page as in the data', () => {
    const page = read('docs/basic-features/segments.mdx');
    for (const {segment, value, percentage} of vectors.split) {
      expect(page).toMatch(new RegExp(`\\| \`${segment},${value}\`[^|\\n]*\\| ${shown(percentage).replace('.', '\\.')} \\|`));
    }
  });
});

describe('variations', () => {
  const {feature, identities} = vectors.variations;

  it.each(identities)('puts $key at $percentage', ({key, percentage}) => {
    expect(hash([feature, key])).toBeCloseTo(percentage, 6);
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
