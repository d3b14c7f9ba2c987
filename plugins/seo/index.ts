/**
 * What search engines and link previews read of a page.
 *
 * Readers get: structured data (article, site, organisation, software; breadcrumbs come from the
 * stock theme), the preview image (plugins/social-images), `<link rel="alternate">` to the Markdown
 * twin, `robots.txt`, and `.well-known/security.txt` at the root of the host.
 * Reads: the docs' metadata, data/release.json, config/brand.ts.
 * Emits: both files in `postBuild`. In `npm run dev`: the head only.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {brand} from '../../config/brand';
import {outputFile} from '../shared/outputFile';
import {publishedFolder} from '../shared/publishedFolder';
import {readRelease} from '../shared/readFacts';
import {requirePlugins} from '../shared/requirePlugins';
import {headTags} from './node/headTags';
import {renderRobots} from './node/renderRobots';
import {renderSecurity} from './node/renderSecurity';

export default function seo({siteDir, siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  /** Without the slash at its end; paths of pages begin with `baseUrl` themselves. */
  const siteUrl = (siteConfig.url + baseUrl).replace(/\/$/, '');
  return {
    name: 'seo',
    getThemePath: () => path.join(__dirname, 'theme'),

    async allContentLoaded({allContent}) {
      requirePlugins(allContent, 'plugins/seo', {
        'markdown-twins': 'links to pages as Markdown',
        'social-images': 'the preview image of each page',
      });
    },

    injectHtmlTags: () => ({
      headTags: headTags({siteConfig: {...siteConfig, url: siteUrl}, brand, release: readRelease(siteDir)}),
    }),

    async postBuild({outDir}) {
      // A host has one of each, which the main language writes.
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const security = path.join(publishedFolder(outDir, baseUrl), '.well-known/security.txt');
      await outputFile(path.join(outDir, 'robots.txt'), renderRobots(siteUrl, siteConfig.noIndex));
      await outputFile(security, renderSecurity(siteConfig.url, siteUrl, brand.security));
    },
  };
}
