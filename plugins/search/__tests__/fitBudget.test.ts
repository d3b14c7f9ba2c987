import {describe, expect, it} from 'vitest';

import {SearchIndex} from '../engine/searchIndex';
import {fitBudget, sizeOf} from '../node/fitBudget';
import type {SourcePage} from '../node/packPages';
import {PAGES} from './support';

/** Text that does not compress away. */
function longPages(count: number): SourcePage[] {
  let seed = 1;
  const word = () => {
    seed = (seed * 16807) % 2147483647;
    return seed.toString(36);
  };
  return Array.from({length: count}, (_, number) => ({
    ...(PAGES[0] as SourcePage),
    url: `/page-${number}`,
    sections: [
      {
        id: '',
        heading: `Page ${number}`,
        level: 1,
        parents: [],
        blocks: [{kind: 'text' as const, text: Array.from({length: 150}, word).join(' ')}],
      },
    ],
  }));
}

describe('fitBudget', () => {
  it('shows as much text as fits', () => {
    const pages = longPages(10);
    const roomy = fitBudget(pages, {}, 1_000_000);
    const tight = fitBudget(pages, {}, Math.round(roomy.bytes * 0.99));
    expect(tight.limits.section).toBeLessThan(roomy.limits.section);
    expect(tight.bytes).toBeLessThanOrEqual(roomy.bytes * 0.99);
    expect(tight.parts).toEqual([]);
  });

  it('moves the text to further files of that size when nothing else helps', () => {
    const {index, parts} = fitBudget(longPages(16), {}, 5000);
    expect(index.text).toBeUndefined();
    expect(index.parts).toBe(parts.length);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(sizeOf(part)).toBeLessThan(7000);
    const late = new SearchIndex(index);
    for (const part of parts) late.addPart(part);
    expect(late.places.every(({shown}) => shown !== '')).toBe(true);
  });
});
