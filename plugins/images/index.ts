/**
 * Images and files beside pages, the Markdown way.
 *
 * Readers get: `![alt](./picture@2x.png 'Caption')` as WebP in two widths with its size, lazy below
 * the first screen, in the colours of their mode, and larger on a click;
 * `[compose.yaml](./compose.yaml)` as a download.
 * `![What happens](./film.webm)` is a short film without sound (`node/renderLoop.ts`).
 * Reads: PNG, JPEG, WebP and SVG files beside a page or under static/.
 * Emits: `assets/images/` and `assets/files/`, named by content. Encoded files are kept in
 * `.cache/assets`, so that a picture is encoded once.
 * Fails the build, with page and line, on a missing file, a missing text alternative, a picture
 * that is too large and one from another site.
 * In `npm run dev`: the same; files are served from the cache.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {readBuiltPages} from '../shared/builtPages';
import type {Markdown} from '../shared/markdownHalf';
import {markSheet} from '../shared/markSheet';
import {remarkImages} from './node/remarkImages';
import {ASSETS, emittedIn, keep, publish, STORE} from '../shared/assetStore';

export const markdown: Markdown = () => ({write: [remarkImages]});

export default function images({siteDir}: LoadContext): Plugin {
  const store = path.join(siteDir, STORE);
  return {
    name: 'images',
    // Pages name it in their tabs, as they name pictures.
    async loadContent() {
      const {name, svg} = markSheet();
      await keep(siteDir, name, async () => Buffer.from(svg));
    },
    getClientModules: () => [path.join(siteDir, 'plugins/images/client/pictures.ts')],

    configureWebpack: (config, isServer) => {
      if (isServer || config.mode !== 'development') return {};
      // Docusaurus hands `devServer` on to the development server; its types do not show this.
      return {devServer: {static: [{publicPath: ASSETS, directory: store}]}} as object;
    },

    // Read from the pages: what the bundler's cache has kept has not been compiled in this build.
    async postBuild({outDir}) {
      const pages = await readBuiltPages(outDir);
      await publish(siteDir, outDir, emittedIn(pages.map(({html}) => html)));
    },
  };
}
