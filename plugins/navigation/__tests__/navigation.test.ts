import {describe, expect, it} from 'vitest';

import {closestPages, likeness} from '../client/closestPages';
import {cleanPath, repairedEscapes} from '../client/trimAddress';
import {titleOf} from '../node/collectTitles';
import {parseRedirects} from '../node/parseRedirects';

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

describe('parseRedirects', () => {
  it('keeps addresses without a trailing slash', () => {
    expect(parseRedirects('[{"from": "/old/", "to": "/new"}]', 'r.json')).toEqual([{from: '/old', to: '/new'}]);
  });

  it.each([
    ['no list', '{}', /must be a list/],
    ['a bad start', '[{"from": "old", "to": "/new"}]', /entry 0 has a bad "from"/],
    ['a bad target', '[{"from": "/old", "to": "https://x"}]', /entry 0 has a bad "to"/],
    ['a double start', '[{"from": "/old", "to": "/a"}, {"from": "/old/", "to": "/b"}]', /entries 0 and 1 both start at \/old/],
  ])('rejects %s', (_title, json, message) => {
    expect(() => parseRedirects(json, 'r.json')).toThrow(message);
  });
});

describe('titleOf', () => {
  it('reads the heading without markup', () => {
    expect(titleOf('<h1 class="x">A &amp; <code>B</code></h1>')).toBe('A & B');
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
