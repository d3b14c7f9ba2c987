/**
 * Diagrams drawn at build time.
 *
 * Readers get an SVG in the HTML, coloured for both modes, with a caption and the same content in
 * words. No diagram library reaches the browser.
 * Reads: fences with the language `mermaid` (boxes and arrows) or `plot` (bars) and the options
 * `title="…"` and `alt="…"`, both required.
 * In `npm run dev`: the same, since it happens when MDX is compiled.
 */
import type {Plugin} from '@docusaurus/types';

import type {Markdown} from '../shared/markdownHalf';
import {remarkDiagrams} from './node/remarkDiagrams';

export const markdown: Markdown = () => ({draw: [remarkDiagrams]});

export default function diagrams(): Plugin {
  return {name: 'diagrams'};
}
