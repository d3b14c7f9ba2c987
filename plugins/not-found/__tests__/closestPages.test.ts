import {describe, expect, it} from 'vitest';

import {closestPages, likeness} from '../client/closestPages';

describe('closestPages', () => {
  const titles = {'/basic-features/segments': 'Segments', '/clients/CLI': 'Command line', '/support/': 'Get support'};

  it('finds a page behind a typo or another folder', () => {
    expect(closestPages('/features/segmnts', titles)[0]?.route).toBe('/basic-features/segments');
  });

  it('suggests nothing for noise', () => {
    expect(closestPages('/xqzwv', titles)).toEqual([]);
  });

  it('rates equal texts 1 and different ones 0', () => {
    expect(likeness('abc', 'abc')).toBe(1);
    expect(likeness('abc', 'xyz')).toBe(0);
  });
});
