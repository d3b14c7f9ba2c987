/** Mermaid text → SVG that takes its colours from the page (src/css/diagrams.css) and carries its text alternative. */
import {createHash} from 'node:crypto';
import {createRequire} from 'node:module';
import path from 'node:path';

import {escapeHtml} from '../../shared/escapeHtml';

export type Diagram = {source: string; title: string; alt: string};

/**
 * The package offers only an `import` condition, which the loader of Docusaurus' configuration (it compiles to `require`) cannot resolve;
 * Node itself can require the file.
 */
function loadRenderer(): typeof import('beautiful-mermaid') {
  const root = path.join(process.cwd(), 'package.json');
  return createRequire(root)(
    path.join(process.cwd(), 'node_modules/beautiful-mermaid/dist/index.js'),
  ) as typeof import('beautiful-mermaid');
}

export function renderDiagram({source, title, alt}: Diagram): string {
  const {renderMermaidSVG} = loadRenderer();
  const id = `d${createHash('sha256').update(source).digest('hex').slice(0, 8)}`;
  const svg = tidySvg(renderMermaidSVG(source), id);
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
