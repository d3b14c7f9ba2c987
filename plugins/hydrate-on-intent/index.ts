/**
 * Pages that are there before any script, and an application that is ready when the reader reaches
 * for it.
 *
 * The page template (`node/pageTemplate.ts`, set in docusaurus.config.ts) names the application's
 * scripts without running them; an inline script (`client/loader.ts`) decides when they run. It
 * is in the body, after the stylesheet, because in the head it would delay the first paint.
 * The site's font is preloaded, so that the first paint of the first page has it
 * (src/css/fonts.css).
 * In `npm run dev` scripts run immediately.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';

import {readCodeThemes} from '../code-blocks/node';
import {bundleLoader} from './node/bundleLoader';

export {pageTemplate} from './node/pageTemplate';

export default function hydrateOnIntent({siteDir, generatedFilesDir, baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'hydrate-on-intent',
    injectHtmlTags: () => {
      if (process.env['NODE_ENV'] === 'development') return {};
      const announcementId = (siteConfig.themeConfig['announcementBar'] as {id?: string} | undefined)?.id ?? '';
      const codeThemes = baseUrl + readCodeThemes(generatedFilesDir).file;
      const font = {rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href: `${baseUrl}fonts/inter-latin-1.woff2`};
      return {
        headTags: [{tagName: 'link', attributes: font}],
        preBodyTags: [{tagName: 'script', innerHTML: bundleLoader({announcementId, codeThemes, siteDir})}],
      };
    },
  };
}
