/**
 * Static pages: text is HTML from the build, and React works around it.
 *
 * Build
 *
 * docs/x.mdx ─► remark, rehype ─► node/content: components without React become HTML, runs of HTML
 * become <StaticHtml>, and their strings go to .cache/assets/pages/<hash>.json ─► server bundle  ─►
 * build/x.html, with the strings ─► browser bundle ─► a chunk with the page's metadata and
 * components, without them postBuild ─► assets/pages/<hash>.json, and the names of the page's
 * chunks in its HTML (node/nameChunks.ts)
 *
 * First load
 *
 * x.html is on the screen ─► reader's intent (hydrate-on-intent) ─► application and page chunk ─►
 * React hydrates around the <StaticHtml> parts, whose text it never reads
 *
 * Navigation
 *
 * click ─► Docusaurus loads the page's chunk ─► client/loadStrings fetches its strings ─► the page
 * is shown
 *
 * Routes, preload, sidebars and global data are Docusaurus' own. In `npm run dev` the strings are
 * in the chunk; a page is compiled again when data, a sample or a picture changes that it uses
 * (node/watchFacts.mjs). Reasons and figures: decisions/public-interfaces.md. Tabs and filters:
 * client/tabs, client/filterCards.ts.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {publish} from '../shared/assetStore';
import {readBuiltPages} from '../shared/builtPages';
import type {Markdown} from '../shared/markdownHalf';
import {requirePlugins} from '../shared/requirePlugins';
import {rehypeStaticContent} from './node/content/rehypeStaticContent';
import {mainSidebars} from './node/mainSidebar';
import {ChunkFiles, nameChunks} from './node/nameChunks';

export const markdown: Markdown = ({baseUrl}) => ({fold: [[rehypeStaticContent, {baseUrl}]]});

export default function staticPages({siteDir, siteConfig}: LoadContext): Plugin {
  rejectUnsupported(siteConfig);
  const client = (name: string) => path.join(siteDir, 'plugins/static-pages/client', name);
  const watchFacts = {
    test: /\.mdx$/,
    include: path.join(siteDir, 'docs'),
    enforce: 'pre' as const,
    use: [{loader: path.join(__dirname, 'node/watchFacts.mjs'), options: {siteDir}}],
  };
  const chunkFiles = new ChunkFiles();

  return {
    name: 'static-pages',
    getClientModules: () => [client('tabs/tabs.ts'), client('filterCards.ts'), client('layers.ts')],

    async allContentLoaded({allContent, actions}) {
      requirePlugins(allContent, 'plugins/static-pages', {navigation: 'links in the text of pages'});
      requirePlugins(allContent, 'src/theme/Root.tsx', {assistant: 'its button is on every page'});
      requirePlugins(allContent, 'src/theme/MDXComponents.tsx', {playground: 'pages may show its widgets'});
      await actions.createData('main-sidebars.json', JSON.stringify(mainSidebars(allContent)));
    },

    configureWebpack: (config, isServer, {currentBundler}) => {
      const {DefinePlugin} = currentBundler.instance;
      const isDev = config.mode === 'development';
      const constants = new DefinePlugin({INLINE_CONTENT: String(isServer || isDev)});
      if (isDev) return {plugins: [constants], module: {rules: [watchFacts]}};
      return {plugins: isServer ? [constants] : [constants, chunkFiles as never]};
    },

    async postBuild({outDir, routes, baseUrl}) {
      const parts = (await readBuiltPages(outDir)).flatMap(({html}) => [...html.matchAll(/\bdata-static="?(\w+)-\d/g)]);
      const names = new Set(parts.map(([, page]) => `pages/${page}.json`));
      await publish(siteDir, outDir, [...names]);
      await nameChunks(routes, chunkFiles, {siteDir, outDir, baseUrl});
    },
  };
}

/** Links in the text of pages are finished HTML, with the addresses that their authors wrote. */
function rejectUnsupported({trailingSlash}: LoadContext['siteConfig']): void {
  if (trailingSlash !== undefined)
    throw new Error(
      `docusaurus.config.ts: trailingSlash is ${trailingSlash}, but links in the text of pages keep the spelling that their authors gave them. Leave it undefined; every page is served with and without a slash.`,
    );
}
