/**
 * Markdown twins of all pages.
 *
 * Readers and their programs get: every page as clean Markdown at its path plus `.md`
 * (`/clients/` → `/clients.md`, `/` → `/index.md`), `/llms.txt` (a described list of the pages
 * by section), `/llms-full.txt` (all twins in one file) and `/pages.json` (the list for
 * programs, read by `npm run mcp`).
 * Reads: the rendered HTML, not the sources, so tabs, data tables, API operations and samples are
 * in the twin as they are on the page.
 * The page's `<link rel="alternate" type="text/markdown">` is written by plugins/seo; servers
 * respond to `Accept: text/markdown` with the twin.
 * In `npm run dev`: nothing, since there is no rendered HTML, which the page menu explains.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {type DocsPage, listDocsPages} from '../shared/docsPages';
import {markdownTwinPath} from '../shared/markdownTwinPath';
import {onOtherThread} from '../shared/onOtherThread';
import {outputFile} from '../shared/outputFile';
import {publishedFolder} from '../shared/publishedFolder';
import {renderLlmsFull, renderLlmsIndex, type Twin} from './node/renderLlms';
import type {PageEntry} from './types';

/**
 * Meanwhile the main thread makes the search data, which takes half the time of one such thread;
 * then the second has its core.
 */
const THREADS = 2;

export default function markdownTwins({siteConfig}: LoadContext): Plugin {
  let pages: DocsPage[] = [];
  return {
    name: 'markdown-twins',

    async allContentLoaded({allContent}) {
      pages = listDocsPages(allContent);
    },

    async postBuild({outDir}) {
      const started = Date.now();
      const {url, baseUrl} = siteConfig;
      const published = publishedFolder(outDir, baseUrl);
      const texts = await convertOnThreads(published, url, pages);
      const twins = pages.map((page, at): Twin => ({page, markdown: texts[at] ?? ''}));
      const full = renderLlmsFull(twins, siteConfig.title);
      const index = renderLlmsIndex(pages, {
        title: siteConfig.title,
        summary: siteConfig.tagline,
        url,
        baseUrl,
        fullBytes: Buffer.byteLength(full),
      });
      const files: [string, string][] = [
        ...twins.map(({page, markdown}): [string, string] => [markdownTwinPath(page.route, baseUrl), markdown]),
        [`${baseUrl}llms.txt`, index],
        [`${baseUrl}llms-full.txt`, full],
        [`${baseUrl}pages.json`, JSON.stringify(pages.map((page) => toEntry(page, baseUrl)))],
      ];
      await Promise.all(files.map(([name, content]) => outputFile(path.join(published, name), content)));
      console.log(
        `[markdown-twins] ${twins.length} pages, llms-full.txt ${Math.round(Buffer.byteLength(full) / 1000)} kB, ${Date.now() - started} ms`,
      );
    },
  };
}

async function convertOnThreads(outDir: string, siteUrl: string, pages: DocsPage[]): Promise<string[]> {
  const shares = Array.from({length: THREADS}, (_, thread) => pages.filter((_page, at) => at % THREADS === thread));
  const converted = await Promise.all(
    shares.map((share) => {
      const thread = onOtherThread<typeof import('./node/convertPages')>(path.join(__dirname, 'node/convertPages.ts'));
      return thread.convertPages(outDir, siteUrl, share);
    }),
  );
  return pages.map((_page, at) => converted[at % THREADS]?.[Math.floor(at / THREADS)] ?? '');
}

function toEntry({route, title, description, section, trail, type, updatedAt}: DocsPage, baseUrl: string): PageEntry {
  return {
    path: route,
    markdown: markdownTwinPath(route, baseUrl),
    title,
    description,
    section,
    trail,
    type,
    ...(updatedAt ? {updated: new Date(updatedAt).toISOString().slice(0, 10)} : {}),
  };
}
