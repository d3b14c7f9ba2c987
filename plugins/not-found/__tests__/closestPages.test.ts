import {describe, expect, it} from 'vitest';

import {closestPages, likeness} from '../client/closestPages';

describe('closestPages', () => {
  const titles = {
    '/basic-features/segments': 'Segments',
    '/clients/CLI': 'Command line',
    '/clients/ios': 'iOS',
    '/support/': 'Get support',
  };
  const index = {titles, names: {Python: '/clients/server-side?language=python'}};

  it('finds a page behind a typo or another folder', () => {
    expect(closestPages('/features/segmnts', index)[0]?.route).toBe('/basic-features/segments');
  });

  it('goes by the last word, not by the folder that many pages share', () => {
    expect(closestPages('/clients/pythn', index)).toEqual([{route: '/clients/server-side?language=python', title: 'Python'}]);
  });

  it('suggests nothing for noise', () => {
    expect(closestPages('/xqzwv', index)).toEqual([]);
  });

  it('rates equal texts 1 and different ones 0', () => {
    expect(likeness('abc', 'abc')).toBe(1);
    expect(likeness('abc', 'xyz')).toBe(0);
  });
});
