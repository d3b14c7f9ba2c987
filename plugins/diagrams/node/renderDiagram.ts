/**
 * Mermaid text → a figure with a drawing for wide and one for narrow columns, its caption and
 * the same content in words.
 */
import path from 'node:path';

import {diagramFigure} from '../../shared/diagramFigure';
import {onOtherThread} from '../../shared/onOtherThread';

export type Diagram = {source: string; title: string; alt: string};

const thread = onOtherThread<typeof import('./drawSvg')>(path.join(__dirname, 'drawSvg.ts'));

export async function renderDiagram({source, title, alt}: Diagram): Promise<string> {
  const {html, ...heights} = await thread.drawSvg(source);
  const canvas = `<div class="diagram-canvas">${html}</div>`;
  return diagramFigure({canvas, caption: title, summary: 'Text description', alt, ...heights});
}
