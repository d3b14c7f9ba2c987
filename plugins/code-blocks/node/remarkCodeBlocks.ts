import type {Code, Root} from 'mdast';
import type {VFile} from 'vfile';

import type {PlacedSample} from '../../code-samples/types';
import {placeOf, staticHtml} from '../../shared/mdxNodes';
import {isKnownLanguage} from './languages';
import {renderCodeBlock} from './renderCodeBlock';

/**
 * Replaces every fence by its finished HTML. A fence without a known language fails the build
 * with page, line and remedy.
 */
export function remarkCodeBlocks() {
  return async (root: Root, file: VFile): Promise<void> => {
    const {visit} = await import('unist-util-visit');
    const found: Code[] = [];
    visit(root, 'code', (node) => void found.push(node));
    await Promise.all(found.map((node) => replace(node, file)));
  };
}

async function replace(node: Code, file: VFile): Promise<void> {
  const language = node.lang ?? '';
  if (!isKnownLanguage(language)) {
    throw new Error(
      `${placeOf(file, node)}: a code fence ${language ? `names the unknown language "${language}"` : 'names no language'}. Write one after the backticks, for example \`\`\`text; the list is in plugins/code-blocks/node/languages.ts.`,
    );
  }
  const {sample} = (node.data ?? {}) as {sample?: PlacedSample};
  const html = await renderCodeBlock({code: node.value, language, meta: node.meta, sample});
  Object.assign(node, staticHtml(html));
}
