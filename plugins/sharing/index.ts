/**
 * How a page looks elsewhere: in a chat that unfolds a link, a search engine, a feed reader.
 *
 * Readers get: a preview picture of each page in the look of the site (`/social/…png`, 1200 × 630), structured data (article, site, organization, software;
 * breadcrumbs come from the stock theme), `<link rel="alternate">` to the Markdown twin, feeds of releases and of changed pages under `/feeds/`, `robots.txt`.
 * Reads: the docs' metadata, data/release.json, data/tables/since-versions.json, config/brand.ts, static/img/logo.svg.
 * Emits: the files above in `postBuild`. Pictures are kept in node_modules/.cache/sharing by content hash, so a page whose title, section and
 * description are unchanged costs nothing.
 * In `npm run dev`: the head only; pictures and feeds belong to the build.
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {brand} from '../../config/brand';
import {type DocsPage, listDocsPages} from '../shared/docsPages';
import {socialImagePath} from '../shared/socialImagePath';
import {createImageMaker} from './node/makeImage';
import {pagesFeed, type Release, releasesFeed, type SinceRow} from './node/collectFeeds';
import {renderAtom, renderRss} from './node/renderFeeds';
import {renderRobots} from './node/renderRobots';
import {headTags} from './node/headTags';

const FEEDS = 'feeds';
/** Each takes some megabytes while it is drawn. */
const PICTURES_AT_ONCE = 4;

export default function sharing({siteDir, siteConfig}: LoadContext): Plugin {
  let pages: DocsPage[] = [];
  const fromSite = (file: string) => path.join(siteDir, file);
  const readJson = async <T>(file: string) => JSON.parse(await readFile(fromSite(file), 'utf8')) as T;

  return {
    name: 'sharing',
    getThemePath: () => './theme',

    async allContentLoaded({allContent}) {
      pages = listDocsPages(allContent);
    },

    async loadContent() {
      return readJson<Release>('data/release.json');
    },

    injectHtmlTags: ({content}) => ({headTags: headTags({siteConfig, brand, release: content as Release, feeds: `/${FEEDS}`})}),

    async postBuild({outDir, content}) {
      const started = Date.now();
      const release = content as Release;
      const maker = await createImageMaker({
        fonts: fromSite('plugins/sharing/fonts'),
        logo: fromSite('static/img/logo.svg'),
        cache: fromSite('node_modules/.cache/sharing'),
        host: new URL(siteConfig.url).host,
      });
      let drawn = 0;
      const waiting = [...pages];
      const drawNext = async (): Promise<void> => {
        for (let page = waiting.shift(); page; page = waiting.shift()) {
          const {png, isNew} = await maker({
            title: page.title,
            section: page.trail.join(' › ') || page.section,
            description: page.description,
          });
          if (isNew) drawn += 1;
          await write(path.join(outDir, socialImagePath(page.route)), png);
        }
      };
      await Promise.all(Array.from({length: PICTURES_AT_ONCE}, drawNext));
      const rows = (await readJson<{rows: SinceRow[]}>('data/tables/since-versions.json')).rows;
      const site = {url: siteConfig.url, name: brand.name, author: brand.name};
      for (const feed of [releasesFeed(rows, release, site), pagesFeed(pages, release, site)]) {
        await write(path.join(outDir, FEEDS, `${feed.name}.atom.xml`), renderAtom(feed));
        await write(path.join(outDir, FEEDS, `${feed.name}.rss.xml`), renderRss(feed));
      }
      await write(path.join(outDir, 'robots.txt'), renderRobots(siteConfig.url, siteConfig.noIndex));
      console.log(`[sharing] ${pages.length} preview pictures, ${drawn} of them drawn now, ${Date.now() - started} ms`);
    },
  };
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
}
