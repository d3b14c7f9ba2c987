/**
 * Search and what Ask answers from: a box that opens with Ctrl/Cmd+K, "/" or its button, and the
 * page /search.
 *
 * Readers get: results by page with the matching sections and rows, while they type; an answer
 * card above them where one fits; recent searches and favourites, kept in their browser.
 * Reads: the rendered pages (so API operations, tables and samples are in), their front matter
 * (`keywords`, `type`; `search: false` leaves a page out), data/synonyms.json, data/asked.json
 * (lines in which readers ask for a section) and cards/*.yaml (written answers).
 * Emits: `assets/search/<hash>/index.json` with what a search needs; for Ask `ask.json`,
 * `cards.json`, `page-<n>.json` with the text of each page, and `html-<n>.json` with its blocks as
 * they look there; `/answers.md` with all cards.
 * First load carries only the button; the box, the engine (a worker) and the data come when a
 * reader points at it. decisions/search.md has the figures.
 * With `hosted` set, the same box and page ask the hosted index, and pages preconnect to it.
 * In `npm run dev`: the data of the last build, or an explanation when there is none.
 * Ask mode comes from plugins/assistant, if it is on.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {outputFile} from '../shared/outputFile';
import {publishedFolder} from '../shared/publishedFolder';
import {requirePlugins} from '../shared/requirePlugins';
import {listPlaces} from './node/addresses';
import {collectPages, type DocFacts, listDocs} from './node/collectPages';
import {findLastBuild} from './node/findLastBuild';
import {hashSources} from './node/hashSources';
import {packAsk} from './node/packAsk';
import {packPages} from './node/packPages';
import {parseSynonyms} from './node/parseSynonyms';
import {readAsked} from './node/readAsked';
import {cardsAsMarkdown, readCards} from './node/readCards';
import {writeData} from './node/writeData';
import type {PluginOptions} from './options';
import type {SearchGlobalData} from './types';

export {validateOptions} from './options';

export default function search({siteDir, baseUrl, siteConfig}: LoadContext, options: PluginOptions): Plugin {
  const isBuild = process.env['NODE_ENV'] === 'production';
  const synonymsFile = path.join(siteDir, options.synonyms);
  const lastBuild = path.join(siteDir, 'build');
  const hash = isBuild ? hashSources(siteDir, siteConfig.url + baseUrl) : findLastBuild(lastBuild);
  let docs: DocFacts[] = [];

  return {
    name: 'search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => [synonymsFile],

    async contentLoaded({actions}) {
      actions.setGlobalData({
        dataFolder: hash && `assets/search/${hash}`,
        hosted: options.hosted,
        issuesUrl: options.issuesUrl,
        suggestions: options.suggestions,
      } satisfies SearchGlobalData);
      actions.addRoute({path: `${baseUrl}search`, component: '@theme/SearchPage', exact: true});
    },

    async allContentLoaded({allContent}) {
      requirePlugins(allContent, 'plugins/search', {'static-pages': 'the sidebar of its page'});
      docs = listDocs(allContent);
    },

    configureWebpack: () => {
      if (isBuild) return {};
      return {devServer: {static: [{directory: path.join(lastBuild, 'assets/search'), publicPath: `${baseUrl}assets/search`}]}} as object;
    },

    injectHtmlTags: () => ({headTags: options.hosted ? [preconnectTo(options.hosted.appId)] : []}),

    async postBuild({outDir}) {
      const pages = await collectPages(docs, outDir, baseUrl);
      const places = listPlaces(pages, baseUrl);
      const cards = readCards(path.join(siteDir, options.cards), places);
      const asked = readAsked(path.join(siteDir, options.asked), places);
      await writeData(path.join(outDir, `assets/search/${hash}`), {
        index: packPages(pages, parseSynonyms(options.synonyms, readFileSync(synonymsFile, 'utf8'))),
        ask: packAsk(pages, asked, cards),
        cards: cards.map(({answer}) => answer),
        pages,
      });
      await outputFile(
        path.join(publishedFolder(outDir, baseUrl), `${baseUrl}answers.md`),
        cardsAsMarkdown(cards, siteConfig.url, baseUrl),
      );
      console.log(`[search] ${pages.length} pages, ${places.size} sections, ${cards.length} cards`);
    },
  };
}

function preconnectTo(appId: string) {
  return {tagName: 'link', attributes: {rel: 'preconnect', href: `https://${appId}-dsn.algolia.net`, crossorigin: 'anonymous'}};
}
