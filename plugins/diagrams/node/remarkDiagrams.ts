/** Fences with the language `mermaid` or `plot` become drawings. */
import type {Code, Root} from 'mdast';
import type {VFile} from 'vfile';

import {parseFenceMeta} from '../../shared/fenceMeta';
import {placeOf, staticHtml} from '../../shared/mdxNodes';
import {renderDiagram} from './renderDiagram';

export function remarkDiagrams() {
  return async (root: Root, file: VFile): Promise<void> => {
    const {visit} = await import('unist-util-visit');
    const found: Code[] = [];
    visit(root, 'code', (node) => {
      if (node.lang === 'mermaid' || node.lang === 'plot') found.push(node);
    });
    await Promise.all(found.map((node) => draw(node, file)));
  };
}

async function draw(node: Code, file: VFile): Promise<void> {
  const place = placeOf(file, node);
  const {title, alt} = parseFenceMeta(node.meta).options;
  if (!title || !alt)
    throw new Error(
      `${place}: a ${node.lang ?? ''} fence needs title="…" and alt="…" after the language; ${title ? 'alt' : 'title'} is missing.`,
    );
  try {
    const html = await renderDiagram({source: node.value, title, alt});
    Object.assign(node, staticHtml(html));
  } catch (cause) {
    throw new Error(`${place}: the diagram "${title}" cannot be drawn: ${cause instanceof Error ? cause.message : String(cause)}`, {cause});
  }
}
