/**
 * Pages that are there before any script, and an application that is ready when the reader reaches
 * for it.
 *
 * The page template (`node/pageTemplate.ts`, set in docusaurus.config.ts) names the application's
 * scripts without running them; an inline script (`client/loader.ts`) decides when they run. It
 * stands after the stylesheet, in the body: in the head, the first paint would wait for the page.
 * Emits: the site's font, which the loader fetches after the first page has loaded.
 * In `npm run dev` none of it is used: scripts run immediately, and text is shown in the fallback
 * font.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {fontFile} from './node/fontFile';
import {bundleLoader} from './node/bundleLoader';

export {pageTemplate} from './node/pageTemplate';

export default function hydrateOnIntent({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'hydrate-on-intent',
    injectHtmlTags: () => {
      if (process.env['NODE_ENV'] === 'development') return {};
      const announcementId = (siteConfig.themeConfig['announcementBar'] as {id?: string} | undefined)?.id ?? '';
      return {preBodyTags: [{tagName: 'script', innerHTML: bundleLoader({announcementId, baseUrl, siteDir})}]};
    },
    async postBuild({outDir}) {
      const {file, data} = fontFile(siteDir);
      await mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
      await writeFile(path.join(outDir, file), data);
    },
  };
}
