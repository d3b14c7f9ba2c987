/**
 * How a page looks elsewhere: in a chat that unfolds a link, a search engine, a feed reader.
 *
 * Readers get: a preview picture of each page in the look of the site (`/social/…png`, 1200 × 630), structured data (article, site, organization, software;
 * breadcrumbs come from the stock theme), `<link rel="alternate">` to the Markdown twin, feeds of releases and of changed pages under `/feeds/`, `robots.txt`.
 * Reads: the docs' metadata, data/release.json, data/tables/since-versions.json, config/brand.ts, static/img/logo.svg.
 * Emits: the files above in `postBuild`. Pictures are kept in .cache/sharing by content hash, so a page whose title, section and
 * description are unchanged costs nothing.
 * In `npm run dev`: the head only; pictures and feeds belong to the build.
 */
import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {brand} from '../../config/brand';
import {type DocsPage, listDocsPages} from '../shared/docsPages';
import {hashFiles} from '../shared/hashFiles';
import {onOtherThread} from '../shared/onOtherThread';
import {publishedFolder} from '../shared/publishedFolder';
import {requirePlugins} from '../shared/requirePlugins';
import {socialImagePath} from '../shared/socialImagePath';
import {readRelease} from '../shared/readFacts';
import {pagesFeed, type Release, releasesFeed, type SinceRow} from './node/collectFeeds';
import {renderAtom, renderRss} from './node/renderFeeds';
import {renderRobots} from './node/renderRobots';
import {headTags} from './node/headTags';
import {sectionIcon} from './node/sectionIcon';
import type {Picture} from './node/makeImage';

const FEEDS = 'feeds';

/** All that shapes a picture apart from its texts; when it changes, kept pictures are drawn anew. */
const LOOK = [
  'plugins/sharing/node',
  'plugins/sharing/fonts',
  'plugins/shared/icons.ts',
  'static/img/logo.svg',
  'node_modules/@napi-rs/canvas/package.json',
];

export default function sharing({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  /** Without the slash at its end; addresses of pages begin with `baseUrl` themselves. */
  const siteUrl = (siteConfig.url + baseUrl).replace(/\/$/, '');
  let pages: DocsPage[] = [];
  let pictures: Promise<Picture[]> | undefined;
  const fromSite = (file: string) => path.join(siteDir, file);
  const readJson = async <T>(file: string) => JSON.parse(await readFile(fromSite(file), 'utf8')) as T;

  const drawPictures = () => {
    const thread = onOtherThread<typeof import('./node/drawPictures')>(path.join(__dirname, 'node/drawPictures.ts'));
    const fonts = fromSite('plugins/sharing/fonts');
    const logo = fromSite('static/img/logo.svg');
    const sources = {fonts, logo, cache: fromSite('.cache/sharing'), look: hashFiles(LOOK, siteDir)};
    const {host} = new URL(siteConfig.url);
    const texts = pages.map(({title, trail, section, description, route}) => ({
      title,
      section: trail.join(' › ') || section,
      description,
      host,
      icon: sectionIcon(route),
    }));
    return thread.drawPictures(sources, texts);
  };

  return {
    name: 'sharing',
    getThemePath: () => path.join(__dirname, 'theme'),

    async allContentLoaded({allContent}) {
      requirePlugins(allContent, 'sharing', {'markdown-twins': 'links to pages as Markdown'});
      pages = listDocsPages(allContent);
      // They need nothing of the build, so they are drawn beside it.
      if (process.env['NODE_ENV'] === 'production') pictures = drawPictures();
      pictures?.catch(() => undefined);
    },

    async loadContent() {
      return readRelease(siteDir);
    },

    injectHtmlTags: ({content}) => ({
      headTags: headTags({siteConfig: {...siteConfig, url: siteUrl}, brand, release: content as Release, feeds: `${baseUrl}${FEEDS}`}),
    }),

    async postBuild({outDir, content}) {
      const started = Date.now();
      const release = content as Release;
      const drawn = (await pictures) ?? [];
      for (const [at, {file}] of drawn.entries())
        await copy(file, path.join(publishedFolder(outDir, baseUrl), socialImagePath(pages[at]!.route, baseUrl)));
      const rows = (await readJson<{rows: SinceRow[]}>('data/tables/since-versions.json')).rows;
      const site = {url: siteUrl, name: brand.name, author: brand.name};
      for (const feed of [releasesFeed(rows, release, site), pagesFeed(pages, release, site)]) {
        await write(path.join(outDir, FEEDS, `${feed.name}.atom.xml`), renderAtom(feed));
        await write(path.join(outDir, FEEDS, `${feed.name}.rss.xml`), renderRss(feed));
      }
      await write(path.join(outDir, 'robots.txt'), renderRobots(siteUrl, siteConfig.noIndex));
      const fresh = drawn.filter(({isNew}) => isNew).length;
      console.log(`[sharing] ${pages.length} preview pictures, ${fresh} of them drawn now, waited ${Date.now() - started} ms`);
    },
  };
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), {recursive: true});
  await copyFile(from, to);
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
}
