/** The search data of the last build, and where it puts the right page. */
import {readFileSync} from 'node:fs';

import {openSiteData} from '../../../scripts/lib/ask/siteData';

export type Query = {q: string; class: string; targets: string[]};

export const QUERIES = JSON.parse(readFileSync('tests/content/__fixtures__/search-queries.json', 'utf8')) as Query[];

export const routeOf = (url: string) =>
  url
    .replace(/[?#].*$/, '')
    .replace(/(.)\/$/, '$1')
    .toLowerCase();

export async function openSearch() {
  const {engine} = await openSiteData('build');
  return {
    engine,
    /** Position of the first right page, from 1; 0 when it is not among the first ten. */
    async rankOf({q, targets}: Pick<Query, 'q' | 'targets'>): Promise<number> {
      const wanted = targets.map(routeOf);
      const {hits} = await engine.search(q, {limit: 10});
      return hits.findIndex(({url}) => wanted.includes(routeOf(url))) + 1;
    },
  };
}
