/** Mermaid text → SVG that takes its colours from the page (src/css/diagrams.css) and carries its text alternative. */
import {createHash} from 'node:crypto';
import path from 'node:path';

import {escapeHtml} from '../../shared/escapeHtml';
import {onOtherThread} from '../../shared/onOtherThread';

export type Diagram = {source: string; title: string; alt: string};

const thread = onOtherThread<typeof import('./drawSvg')>(path.join(__dirname, 'drawSvg.ts'));

export async function renderDiagram({source, title, alt}: Diagram): Promise<string> {
  const id = `d${createHash('sha256').update(source).digest('hex').slice(0, 8)}`;
  const svg = tidySvg(await thread.drawSvg(source), id);
  return [
    `<figure class="diagram"><div class="diagram-canvas" tabindex="0" role="group" aria-label="${escapeHtml(title)}">${svg}</div>`,
    `<figcaption>${escapeHtml(title)}</figcaption>`,
    `<details class="diagram-text"><summary>This diagram in words</summary><p>${escapeHtml(alt)}</p></details></figure>`,
  ].join('');
}

/** Removes the renderer's own style element (it imports a web font) and data attributes, and makes ids unique on the page. */
export function tidySvg(svg: string, id: string): string {
  return svg
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/ style="[^"]*"/, ' aria-hidden="true" focusable="false"')
    .replace(/ data-[\w-]+="[^"]*"/g, '')
    .replace(/ id="([\w-]+)"/g, ` id="${id}-$1"`)
    .replace(/url\(#([\w-]+)\)/g, `url(#${id}-$1)`)
    .replace(/(\d+\.\d{2})\d+/g, '$1')
    .replace(/\s*\n\s*/g, '');
}
