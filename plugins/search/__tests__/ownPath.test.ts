import {afterEach, describe, expect, it, vi} from 'vitest';

import {createAlgoliaBackend} from '../client/backends/algolia';
import {foldWord} from '../engine/words';
import {isOwnPath} from '../client/ownPath';

const OFF_SITE = [
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'x',
  '',
];

describe('isOwnPath', () => {
  it.each(OFF_SITE)('refuses %j', (path) => expect(isOwnPath(path)).toBe(false));
  it.each(['/', '/quickstart', '/clients/CLI#install', '/search?q=//x'])('takes %j', (path) => expect(isOwnPath(path)).toBe(true));
});

describe('hosted search', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(['https://x//evil.example/', 'https://x/\\evil.example', '//evil.example//x', '///x', ...OFF_SITE])(
    'keeps %j on the site',
    async (url) => {
      const hits = [
        {url, hierarchy: {lvl1: 'A', lvl2: 'B'}},
        {url: `${url}#b`, hierarchy: {lvl1: 'A', lvl2: 'B'}},
      ];
      vi.stubGlobal('fetch', async () => Response.json({results: [{hits}]}));
      const {hits: pages} = await createAlgoliaBackend({appId: 'a', apiKey: 'k', indexName: 'i'}).search('a', {limit: 5});
      const links = pages.flatMap((page) => [page.url, ...page.sections.map((section) => section.url)]);
      expect(links.filter((link) => !isOwnPath(link))).toEqual([]);
    },
  );
});

it('remembers a bounded number of words', () => {
  const set = vi.spyOn(Map.prototype, 'clear');
  for (let at = 0; at <= 20_001; at += 1) foldWord(`word${at}`);
  expect(set).toHaveBeenCalled();
  set.mockRestore();
});
