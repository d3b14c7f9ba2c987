/**
 * Mermaid text → a figure with a drawing for wide and one for narrow columns, its caption and
 * the same content in words.
 */
import path from 'node:path';

import {escapeHtml} from '../../shared/escapeHtml';
import {onOtherThread} from '../../shared/onOtherThread';

export type Diagram = {source: string; title: string; alt: string};

const thread = onOtherThread<typeof import('./drawSvg')>(path.join(__dirname, 'drawSvg.ts'));

/**
 * Of the canvas (padding and border), and of caption and fold below it, in
 * pixels: src/css/diagrams.css.
 */
const CHROME = 18 + 72;

export async function renderDiagram({source, title, alt}: Diagram): Promise<string> {
  const {html, wide, narrow} = await thread.drawSvg(source);
  return [
    `<figure class="diagram" style="--wide:${inRem(wide)};--narrow:${inRem(narrow)}"><div class="diagram-canvas">${html}</div>`,
    `<figcaption>${escapeHtml(title)}</figcaption>`,
    `<details class="diagram-text"><summary>This diagram in words</summary><p>${escapeHtml(alt)}</p></details></figure>`,
  ].join('');
}

/** For the time until the browser lays the figure out (src/css/long-pages.css). */
function inRem(height: number): string {
  return `${Math.round(((height + CHROME) / 16) * 10) / 10}rem`;
}
