/**
 * Preview images: what a chat or a social network shows for a link (`/social/…png`, 1200 ×
 * 630), in the look of the site.
 *
 * Reads: the docs' metadata and static/img/logo.svg.
 * Emits: one PNG per page in `postBuild`. Images are kept in .cache/social-images by content hash,
 * so a page whose title, section and description are unchanged costs nothing. plugins/seo names the
 * image in the page's head.
 * In `npm run dev`: the head only.
 */
import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';

import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';

import {type DocsPage, listDocsPages} from '../shared/docsPages';
import {hashFiles} from '../shared/hashFiles';
import {onOtherThread} from '../shared/onOtherThread';
import {publishedFolder} from '../shared/publishedFolder';
import {socialImagePath} from '../shared/socialImagePath';
import {IMAGE_SIZE} from './node/imageSize';
import type {SocialImage} from './node/makeImage';
import {sectionIcon} from './node/sectionIcon';

/** All that shapes an image apart from its texts; when it changes, kept images are drawn anew. */
const LOOK = [
  'plugins/social-images/node',
  'plugins/social-images/fonts',
  'plugins/shared/icons.ts',
  'static/img/logo.svg',
  'node_modules/@napi-rs/canvas/package.json',
];

export default function socialImages({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  let pages: DocsPage[] = [];
  let images: Promise<SocialImage[]> | undefined;
  const fromSite = (file: string) => path.join(siteDir, file);

  const draw = () => {
    const thread = onOtherThread<typeof import('./node/drawImages')>(path.join(__dirname, 'node/drawImages.ts'));
    const fonts = fromSite('plugins/social-images/fonts');
    const logo = fromSite('static/img/logo.svg');
    const sources = {fonts, logo, cache: fromSite('.cache/social-images'), look: hashFiles(LOOK, siteDir)};
    const {host} = new URL(siteConfig.url);
    const texts = pages.map(({title, trail, section, description, route}) => ({
      title,
      section: placeOf(trail.join(' › ') || section),
      description,
      host,
      icon: sectionIcon(route),
    }));
    return thread.drawImages(sources, texts);
  };

  return {
    name: 'social-images',

    async allContentLoaded({allContent}) {
      pages = listDocsPages(allContent);
      // They need nothing of the build, so they are drawn beside it.
      if (process.env['NODE_ENV'] === 'production') images = draw();
      images?.catch(() => undefined);
    },

    injectHtmlTags: () => ({
      headTags: [
        meta('og:image:type', 'image/png'),
        meta('og:image:width', String(IMAGE_SIZE.width)),
        meta('og:image:height', String(IMAGE_SIZE.height)),
      ],
    }),

    async postBuild({outDir}) {
      const started = Date.now();
      const drawn = (await images) ?? [];
      for (const [at, {file}] of drawn.entries())
        await copy(file, path.join(publishedFolder(outDir, baseUrl), socialImagePath(pages[at]!.route, baseUrl)));
      const fresh = drawn.filter(({isNew}) => isNew).length;
      console.log(`[social-images] ${pages.length} preview images, ${fresh} of them drawn now, waited ${Date.now() - started} ms`);
    },
  };
}

/** The last group of the menu has no subject that a reader elsewhere would know. */
function placeOf(section: string): string {
  return section === 'More' ? 'Documentation' : section;
}

function meta(property: string, content: string): HtmlTagObject {
  return {tagName: 'meta', attributes: {property, content}};
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), {recursive: true});
  await copyFile(from, to);
}
