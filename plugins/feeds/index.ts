/**
 * Feeds of releases and of changed pages, as Atom and RSS under `/feeds/`.
 *
 * Reads: the docs' metadata, data/release.json, data/tables/since-versions.json, config/brand.ts.
 * Emits: four files in `postBuild`, and links to them in the head of every page.
 * In `npm run dev`: the links only.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';

import {brand} from '../../config/brand';
import {type DocsPage, listDocsPages} from '../shared/docsPages';
import {outputFile} from '../shared/outputFile';
import {readRelease} from '../shared/readFacts';
import {pagesFeed, releasesFeed, type SinceRow} from './node/collectFeeds';
import {renderAtom, renderRss} from './node/renderFeeds';

const FOLDER = 'feeds';
const SINCE_VERSIONS = 'data/tables/since-versions.json';

export default function feeds({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  let pages: DocsPage[] = [];
  const link = (name: string, title: string): HtmlTagObject => ({
    tagName: 'link',
    attributes: {rel: 'alternate', type: 'application/atom+xml', title, href: `${baseUrl}${FOLDER}/${name}.atom.xml`},
  });

  return {
    name: 'feeds',

    async allContentLoaded({allContent}) {
      pages = listDocsPages(allContent);
    },

    injectHtmlTags: () => ({
      headTags: [link('releases', `${brand.name} releases`), link('pages', `Changed pages of ${siteConfig.title}`)],
    }),

    async postBuild({outDir}) {
      const {rows} = JSON.parse(await readFile(path.join(siteDir, SINCE_VERSIONS), 'utf8')) as {rows: SinceRow[]};
      const release = readRelease(siteDir);
      const site = {url: (siteConfig.url + baseUrl).replace(/\/$/, ''), name: brand.name};
      for (const feed of [releasesFeed(rows, release, site), pagesFeed(pages, release, site)]) {
        await outputFile(path.join(outDir, FOLDER, `${feed.name}.atom.xml`), renderAtom(feed));
        await outputFile(path.join(outDir, FOLDER, `${feed.name}.rss.xml`), renderRss(feed));
      }
    },
  };
}
