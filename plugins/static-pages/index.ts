/**
 * Static pages: text is HTML from the build, and the browser's bundle knows how to show a page but
 * holds none.
 *
 * Build (production)
 *
 *   docs/x.mdx ─► remark, rehype ─► node/content: components without React become HTML, runs of HTML become
 *                                   <StaticHtml n html>, and `parts` lists them (describeParts.ts)
 *             ─► server bundle  ─► Docusaurus renders build/x.html with its full route tables;
 *                                   theme/DocItem adds <script id="page-data"> (PageDataScript.tsx)
 *   .docusaurus/{routes,registry}.js ─► node/routes: tables without pages, for the browser's bundle only
 *   sidebars ─► assets/sidebars/<version>.<hash>.json
 *
 * First load
 *
 *   x.html is on the screen ─► reader's intent (hydrate-on-intent) ─► main.js
 *          ─► client/loadPage reads page-data from the document ─► client/createContent ─► React hydrates around
 *             the <StaticHtml> parts, whose text it never reads ─► sidebar file when idle (client/sidebars.ts)
 *
 * Navigation
 *
 *   click ─► client/router ─► client/preload ─► loadPage fetches y.html, takes page-data and [data-static] from it
 *         ─► the location changes ─► DocPage renders y
 *
 * Stock Docusaurus ships a route, a chunk name, a module and a chunk for every page, and all
 * sidebars with the first one. `npm run dev` does none of the second half: Docusaurus' own tables,
 * with the text of pages in the bundle. It compiles a page again when data, a sample or a picture
 * changes that the page uses (node/watchFacts.mjs). Reasons and figures: decisions/pages-as-data.md
 * and decisions/static-pages.md. Tabs and filters: client/tabs, client/filterCards.ts.
 */
import path from 'node:path';

import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';

import type {Markdown} from '../shared/markdownHalf';
import {outputFile} from '../shared/outputFile';
import {replaceModules, type Replacement} from '../shared/replaceModule';
import {requirePlugins} from '../shared/requirePlugins';
import {rehypeStaticContent} from './node/content/rehypeStaticContent';
import {readTables, writeTables} from './node/routes/generatedFiles';
import {mainSidebar} from './node/routes/mainSidebar';
import {reduceTables, type ReducedTables, type Tables} from './node/routes/reduceTables';

export const markdown: Markdown = ({baseUrl, isPost}) => ({fold: [[rehypeStaticContent, {baseUrl, inScript: isPost}]]});

const CORE_CLIENT = '@docusaurus/core/lib/client';

export default function staticPages({siteDir, generatedFilesDir, baseUrl, siteConfig}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'static-pages');
  const client = (name: string) => path.join(siteDir, 'plugins/static-pages/client', name);
  const installed = (name: string) => path.join(siteDir, 'node_modules', name);
  const core = (name: string, file: string): Replacement => ({
    request: `./${name}`,
    importer: CORE_CLIENT,
    original: installed(`${CORE_CLIENT}/${name}.js`),
    replacement: client(file),
  });
  const generated = (name: string, file: string): Replacement => ({
    request: `@generated/${name}`,
    original: path.join(generatedFilesDir, file),
    replacement: path.join(folder, file),
  });
  const watchFacts = {
    test: /\.mdx$/,
    include: path.join(siteDir, 'docs'),
    enforce: 'pre' as const,
    use: [{loader: path.join(__dirname, 'node/watchFacts.mjs'), options: {siteDir}}],
  };
  let reduced: ReducedTables | undefined;

  return {
    name: 'static-pages',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [client('tabs/tabs.ts'), client('filterCards.ts')],

    async allContentLoaded({allContent, actions}) {
      requirePlugins(allContent, 'static-pages', {navigation: 'links in the text of pages'});
      await actions.createData('main-sidebar.json', JSON.stringify(mainSidebar(allContent)));
    },

    configureWebpack: (config, isServer, {currentBundler}) => {
      const {DefinePlugin} = currentBundler.instance;
      const whole = [new DefinePlugin({INLINE_CONTENT: 'true', SIDEBAR_FILES: '{}'})];
      if (isServer) return {plugins: whole};
      if (config.mode === 'development') return {plugins: whole, module: {rules: [watchFacts]}};
      reduced = reduceTables({...readTables(generatedFilesDir), navbarItems: navbarItemsOf(siteConfig)});
      writeTables(folder, reduced);
      return {
        plugins: [
          new DefinePlugin({INLINE_CONTENT: 'false', SIDEBAR_FILES: JSON.stringify(sidebarUrls(reduced, baseUrl))}),
          ...replaceModules(currentBundler, 'static-pages', [
            generated('routes', 'routes.js'),
            generated('globalData', 'globalData.json'),
            core('preload', 'preload.ts'),
            core('docusaurus', 'docusaurus.ts'),
            core('PendingNavigation', 'PendingNavigation.ts'),
            {
              request: 'react-router-dom',
              importer: CORE_CLIENT,
              original: installed('react-router-dom'),
              replacement: client('router.tsx'),
            },
            // Only for docs: posts of a blog and other pages are compiled
            // Markdown, also in the browser.
            {
              request: '@theme/MDXContent',
              importer: 'DocItem/Content',
              original: installed('@docusaurus/theme-classic/lib/theme/MDXContent'),
              replacement: client('MDXContent.ts'),
            },
          ]),
        ],
      };
    },

    async postBuild({outDir}) {
      for (const {file, sidebars} of Object.values(reduced?.sidebars ?? {}))
        await outputFile(path.join(outDir, file), JSON.stringify(sidebars));
    },
  };
}

function sidebarUrls({sidebars}: ReducedTables, baseUrl: string): Record<string, string> {
  return Object.fromEntries(Object.entries(sidebars).map(([version, {file}]) => [version, baseUrl + file]));
}

function navbarItemsOf({themeConfig}: DocusaurusConfig): NonNullable<Tables['navbarItems']> {
  return (themeConfig['navbar'] as {items?: Tables['navbarItems']} | undefined)?.items ?? [];
}
