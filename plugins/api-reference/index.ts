/**
 * API reference pages from OpenAPI files.
 *
 * Readers get: on a page that says `<ApiOperation id="getFlags" />`, the URL, key, billing
 * note, parameters, body, responses and request samples in nine languages, all in the HTML; fields
 * to put their own values into the samples (nothing is sent); the OpenAPI file itself to download.
 * Reads: the files named in the option `apis`, and the pages that name their operations.
 * Emits: ordinary MDX nodes while a page is compiled (`node/remarkApiReference.ts`), and after the
 * build `/openapi/<file>` and `/.well-known/api-catalog` (RFC 9727), which lists the files for
 * machines.
 * A file that is not valid, a reference or page that is missing, an example that its schema
 * rejects, or two operations with one page fail the build with the JSON pointer and the remedy.
 * In `npm run dev`: the same; the file is served from its folder. A changed
 * OpenAPI file reloads the plugin.
 * Switched off by removing it from config/plugins.ts; a second API is one more entry in `apis`.
 */
import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import type {Markdown} from '../shared/markdownHalf';
import {outputFile} from '../shared/outputFile';
import {publishedFolder} from '../shared/publishedFolder';
import {buildCatalog} from './node/buildCatalog';
import {checkPages} from './node/checkPages';
import {loadApi} from './node/loadApi';
import type {Api} from './node/model';
import {remarkApiReference} from './node/remarkApiReference';
import type {PluginOptions} from './options';

export {validateOptions} from './options';

export const markdown: Markdown<PluginOptions> = (_context, {apis}) => ({write: [[remarkApiReference, {apis}]]});

export default function apiReference({siteDir, siteConfig, baseUrl, i18n}: LoadContext, {apis}: PluginOptions): Plugin<Api[]> {
  const files = apis.map(({file}) => path.join(siteDir, file));
  return {
    name: 'api-reference',
    getPathsToWatch: () => files,
    getClientModules: () => [path.join(siteDir, 'plugins/api-reference/client/index.ts')],

    async loadContent() {
      const loaded = await Promise.all(apis.map((options) => loadApi(siteDir, options)));
      await checkPages(siteDir, loaded);
      return loaded;
    },

    configureWebpack: () => ({devServer: serveFolders(files, baseUrl)}) as ReturnType<NonNullable<Plugin['configureWebpack']>>,

    async postBuild({outDir, content}) {
      await mkdir(path.join(outDir, 'openapi'), {recursive: true});
      await Promise.all(files.map((file) => copyFile(file, path.join(outDir, 'openapi', path.basename(file)))));
      // Machines look for it at the root of the host, even if the site is below a path. The main
      // language writes it.
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const catalog = buildCatalog((siteConfig.url + baseUrl).replace(/\/$/, ''), content);
      await outputFile(path.join(publishedFolder(outDir, baseUrl), '.well-known/api-catalog'), JSON.stringify(catalog, null, 2));
    },
  };
}

/**
 * Docusaurus merges this into its development server; the type of a webpack configuration
 * lacks the field.
 */
function serveFolders(files: string[], baseUrl: string) {
  const folders = [...new Set(files.map((file) => path.dirname(file)))];
  return {static: folders.map((directory) => ({directory, publicPath: `${baseUrl}openapi`}))};
}
