import {describe, expect, it} from 'vitest';

import {preferNamed} from '../engine/preferNamed';
import type {RankedPage} from '../engine/rankedPages';

function page(url: string, title: string, score: number, keywords = '', label = title): RankedPage {
  return {page: {index: 0, url, title, label, description: '', keywords, trail: [], type: 'concept'}, score, places: []};
}

const first = (pages: RankedPage[], query: string) => preferNamed(pages, query)[0]?.page.url;

describe('preferNamed', () => {
  it('takes a title or a label for more than words that occur often', () => {
    const pages = [
      page('/model', 'Flags and the model', 9),
      page('/get-flags', 'Get flags', 4),
      page('/docker', 'Run it', 3, '', 'Docker'),
    ];
    expect(first(pages, 'get flags')).toBe('/get-flags');
    expect(first(pages, 'Docker ')).toBe('/docker');
    expect(first(pages, 'flags')).toBe('/model');
  });

  it('finds a page by the last part of its URL, unless a title has these words', () => {
    const pages = [page('/versions', 'Broken app versions', 9), page('/version-comparison', 'Compare the editions', 7)];
    expect(first(pages, 'version comparison')).toBe('/version-comparison');
    const titled = [page('/flags', 'Update flags in real time', 9), page('/hosting/real-time/', 'Real-time service', 7)];
    expect(first(titled, 'real time')).toBe('/flags');
  });

  it.each([
    ['/api/v1/identities/', '/read'],
    ['https://flags.example.com/api/v1/identities?identifier=bob', '/read'],
    ['POST /api/v1/identities/', '/write'],
    ['/api/v1/projects/', '/rest'],
    ['identities', '/proxy'],
  ])('knows where the request %s is described', (query, url) => {
    const pages = [
      page('/proxy', 'Proxy', 9, 'cache'),
      page('/read', 'Read', 3, 'first, GET /identities/'),
      page('/write', 'Write', 2, 'POST /identities/'),
      page('/rest', 'Other requests', 8.5, '/api/v1/'),
    ];
    expect(first(pages, query)).toBe(url);
  });
});
