/**
 * Code blocks, highlighted at build time.
 *
 * Readers get: coloured code in the HTML itself, a copy button ("Copied!"), line wrapping,
 * titles, line numbers, marked lines, diffs, a label that says how a sample is proven, and a
 * display menu with many colour themes.
 * Reads: the fences of every page (`markdown` below).
 * Emits: HTML strings with one-letter token classes, whose colours are CSS variables, and one
 * stylesheet with the values of all themes (node/codeThemesCss.ts).
 * In `npm run dev`: the same, since it happens when MDX is compiled.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import type {Markdown} from '../shared/markdownHalf';
import {onOtherThread} from '../shared/onOtherThread';
import {outputFile} from '../shared/outputFile';
import {CODE_THEMES, readCodeThemes} from './node/codeThemesFile';
import {remarkCodeBlocks} from './node/remarkCodeBlocks';
import {remarkStartHighlighting} from './node/remarkStartHighlighting';
import {codeThemes} from './types';

export const markdown: Markdown = () => ({read: [remarkStartHighlighting], highlight: [remarkCodeBlocks]});

export default function codeBlocks({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'code-blocks',
    getClientModules: () => [path.join(siteDir, 'plugins/code-blocks/client/codeActions.ts')],
    async contentLoaded({actions}) {
      const thread = onOtherThread<typeof import('./node/codeThemesCss')>(path.join(__dirname, 'node/codeThemesCss.ts'));
      await actions.createData(CODE_THEMES, await thread.codeThemesCss(codeThemes));
    },
    // For readers who chose a theme: the inline loader names this file before the first paint
    // (plugins/hydrate-on-intent).
    async postBuild({outDir}) {
      const {file, css} = readCodeThemes(generatedFilesDir);
      await outputFile(path.join(outDir, file), css);
    },
  };
}
