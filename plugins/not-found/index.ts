/**
 * Help on the not-found page: old URLs that still lead somewhere, and pages
 * with a similar path or title.
 *
 * Reads: data/redirects.json, the names of SDKs in data/sdks.json, and the docs' metadata.
 * Emits: `routes.json` in the built site, fetched only by the not-found page (src/theme/NotFound).
 * In `npm run dev`: no `routes.json`, so the not-found page shows no suggestions.
 */
import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {listDocsPages} from '../shared/docsPages';
import {parseRedirects} from '../shared/parseRedirects';
import {readFacts} from '../shared/readFacts';
import type {RouteIndex} from './types';

const REDIRECTS = 'data/redirects.json';
const SDKS = 'data/sdks.json';

export default function notFound({siteDir, baseUrl}: LoadContext): Plugin {
  const file = path.join(siteDir, REDIRECTS);
  let titles: RouteIndex['titles'] = {};
  return {
    name: 'not-found',
    getPathsToWatch: () => [file],

    async allContentLoaded({allContent}) {
      const pages = listDocsPages(allContent).sort((a, b) => a.route.localeCompare(b.route));
      titles = Object.fromEntries(pages.map(({route, title}) => [route, title]));
    },

    async postBuild({outDir}) {
      const redirects = parseRedirects(readFileSync(file, 'utf8'), REDIRECTS, baseUrl);
      const sdks = readFacts<{name: string; href: string}>(siteDir, SDKS, ['name', 'href']);
      const index: RouteIndex = {
        titles,
        names: Object.fromEntries(sdks.map(({name, href}) => [name, baseUrl + href.slice(1)])),
        redirects: Object.fromEntries(redirects.map(({from, to}) => [from, to])),
      };
      await writeFile(path.join(outDir, 'routes.json'), JSON.stringify(index));
    },
  };
}
