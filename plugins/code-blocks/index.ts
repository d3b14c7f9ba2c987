/**
 * Code blocks, highlighted at build time.
 *
 * Readers get: coloured code in the HTML itself, a copy button ("Copied!"), line wrapping,
 * titles, line numbers, marked lines, diffs, a label that says how a sample is proven, and a
 * display menu with many colour themes.
 * Reads: the fences of every page (`markdown` below).
 * Emits: HTML strings with one-letter token classes; colours are CSS variables
 * (src/css/code-themes.css).
 * In `npm run dev`: the same, since it happens when MDX is compiled.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import type {Markdown} from '../shared/markdownHalf';
import {outputFile} from '../shared/outputFile';
import {codeThemesFile} from './node/codeThemesFile';
import {remarkCodeBlocks} from './node/remarkCodeBlocks';
import {remarkStartHighlighting} from './node/remarkStartHighlighting';

export const markdown: Markdown = () => ({read: [remarkStartHighlighting], highlight: [remarkCodeBlocks]});

export default function codeBlocks({siteDir}: LoadContext): Plugin {
  return {
    name: 'code-blocks',
    getClientModules: () => [path.join(siteDir, 'plugins/code-blocks/client/codeActions.ts')],
    // For readers who chose a theme: the inline loader names this file before the first paint
    // (plugins/hydrate-on-intent).
    async postBuild({outDir}) {
      const {file, css} = codeThemesFile(siteDir);
      await outputFile(path.join(outDir, file), css);
    },
  };
}
