/**
 * Components of interactive aids → a worked example in the HTML, wrapped in the
 * component that makes it interactive.
 *
 * Reads: `<RolloutVisualiser start='{"mode":"weights"}' />` and the others of types.ts in pages;
 * `start` holds settings as in a link. A component with children, or a start that the aid cannot
 * read, fails the build with page and line.
 */
import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';

import {jsxElement, placeOf, staticHtml, stringAttributes, type WrittenJsx} from '../../shared/mdxNodes';
import {AID_COMPONENTS, type AidName} from '../types';
import {renderExample, type ExampleBlock} from './examples';

export function remarkAids() {
  return async (root: Root, file: VFile): Promise<void> => {
    const {visit} = await import('unist-util-visit');
    const found: {node: WrittenJsx; name: AidName}[] = [];
    visit(root, 'mdxJsxFlowElement', (candidate) => {
      const node = candidate as unknown as WrittenJsx;
      const name = AID_COMPONENTS[node.name as keyof typeof AID_COMPONENTS];
      if (name) found.push({node, name});
    });
    for (const {node, name} of found) {
      try {
        await replace(node, name);
      } catch (cause) {
        throw new Error(`${placeOf(file, node)}: <${node.name}>: ${(cause as Error).message}`, {cause});
      }
    }
  };
}

async function replace(node: WrittenJsx, name: AidName): Promise<void> {
  if (node.children.length > 0) throw new Error('write it without content, as one closed tag.');
  const {start} = stringAttributes(node);
  const pieces = await renderExample(name, start ? (JSON.parse(start) as unknown) : {});
  Object.assign(node, jsxElement('Aid', {name, start}, pieces.map(toNode)));
}

/** Code becomes a fence, which a later step of the chain colours. */
function toNode(block: ExampleBlock): RootContent {
  if (typeof block === 'string') return staticHtml(block);
  return {type: 'code', lang: block.language, meta: `title="${block.title}"`, value: block.code};
}
