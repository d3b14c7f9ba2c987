/**
 * Search: a box that opens with Ctrl/Cmd+K, "/" or its button, and the page /search.
 *
 * Readers get: results by page with the matching sections, tables rows and samples, while they
 * type; recent searches and favourites, kept in their browser.
 * Reads: the rendered pages (so API operations, tables and samples are in), their front matter
 * (`keywords`, `page_type`; `search: false` leaves a page out), data/synonyms.json, and for Ask the
 * questions that sections answer (data/questions/*.json), data/thesaurus.json and
 * data/question-pairs.json.
 * Emits: `assets/search/<hash>/index.json` with what a search needs, kept within `budget`; for the
 * assistant `ask.json`, `page-<n>.json` with the text of each page, and `html-<n>.json` with its
 * blocks as they look there.
 * First load carries only the button; the box, the engine (a worker) and the data come when a
 * reader points at it. decisions/search.md has the figures.
 * With `hosted` set, the same box and page ask the hosted index, and pages preconnect to it.
 * In `npm run dev`: the data of the last build, or an explanation when there is none.
 * Ask mode comes from plugins/assistant, if it is on.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {requirePlugins} from '../shared/requirePlugins';
import {collectPages, type DocFacts, listDocs} from './node/collectPages';
import {findLastBuild} from './node/findLastBuild';
import {fitBudget} from './node/fitBudget';
import {hashSources} from './node/hashSources';
import {packAsk} from './node/packAsk';
import {parseSynonyms} from './node/parseSynonyms';
import {readQuestionPairs} from './node/readQuestionPairs';
import {readQuestions} from './node/readQuestions';
import {readThesaurus} from './node/readThesaurus';
import {writeData} from './node/writeData';
import type {PluginOptions} from './options';
import type {SearchGlobalData} from './types';

export {validateOptions} from './options';

export default function search({siteDir, baseUrl}: LoadContext, options: PluginOptions): Plugin {
  const isBuild = process.env['NODE_ENV'] === 'production';
  const synonymsFile = path.join(siteDir, options.synonyms);
  const lastBuild = path.join(siteDir, 'build');
  const hash = isBuild ? hashSources(siteDir) : findLastBuild(lastBuild);
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
      requirePlugins(allContent, 'search', {'static-pages': 'the sidebar of its page'});
      docs = listDocs(allContent);
    },

    configureWebpack: () => {
      if (isBuild) return {};
      return {devServer: {static: [{directory: path.join(lastBuild, 'assets/search'), publicPath: `${baseUrl}assets/search`}]}} as object;
    },

    injectHtmlTags: () => ({headTags: options.hosted ? [preconnectTo(options.hosted.appId)] : []}),

    async postBuild({outDir}) {
      const pages = await collectPages(docs, outDir, baseUrl);
      const data = fitBudget(pages, parseSynonyms(options.synonyms, readFileSync(synonymsFile, 'utf8')), options.budget);
      const ask = packAsk(
        pages,
        readQuestions(path.join(siteDir, options.questions), pages, baseUrl),
        readThesaurus(path.join(siteDir, options.thesaurus)),
        readQuestionPairs(path.join(siteDir, options.questionPairs)),
      );
      await writeData(path.join(outDir, `assets/search/${hash}`), data, ask, pages);
      console.log(
        `[search] ${pages.length} pages, ${data.limits.section} characters shown per section, ${(data.bytes / 1000).toFixed(1)} kB${data.parts.length > 0 ? ` and ${data.parts.length} further files` : ''}`,
      );
    },
  };
}

function preconnectTo(appId: string) {
  return {tagName: 'link', attributes: {rel: 'preconnect', href: `https://${appId}-dsn.algolia.net`, crossorigin: 'anonymous'}};
}
