import {describe, expect, it} from 'vitest';

import {cleanPath, repairedEscapes} from '../client/trimAddress';

describe('cleanPath', () => {
  it.each([
    ['/quickstart.html', '/quickstart', '/quickstart'],
    ['/clients/index.html', '/clients/', '/clients/'],
    ['/quickstart/index.html', '/quickstart', '/quickstart'],
    ['/index.html', '/', '/'],
  ])('trims %s', (pathname, canonical, expected) => {
    expect(cleanPath(pathname, canonical)).toBe(expected);
  });

  it('leaves clean paths alone', () => {
    expect(cleanPath('/clients/', '/clients/')).toBeUndefined();
  });
});

describe('repairedEscapes', () => {
  it.each([
    ['#part', undefined],
    ['#a%20b', undefined],
    ['#%', '#%25'],
    ['#100%-sure', '#100%25-sure'],
    ['#%E0%A4%A', '#%25E0%25A4%25A'],
    ['#%ff', '#%25ff'],
    ['/100%25', undefined],
    ['/%ff/x%20y', '/%25ff/x%2520y'],
  ])('reads %s as %s', (hash, expected) => {
    expect(repairedEscapes(hash)).toBe(expected);
  });

  it('always returns what can be decoded', () => {
    for (const hash of ['#%', '#%%', '#%zz%41%', '#%ff%fe%20', '#%25%'])
      expect(() => decodeURIComponent(repairedEscapes(hash) ?? hash)).not.toThrow();
  });
});
