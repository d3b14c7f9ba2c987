/**
 * Lists the parts of a page for the browser: `export const parts =
 * JSON.parse('[0,{"name":"Aid",…},1]')`. The browser gets no compiled page, so what needs React has
 * to be a registered component with plain attributes (refuseParts.ts).
 */
import type {Part} from '../../types';
import {stringAttributes} from '../../../shared/mdxNodes';
import {estree} from './estree';
import {checkComponent, misplaced} from './refuseParts';
import {isJsx, type TreeNode} from './tree';

export function describeParts(root: {children: unknown[]}, filePath: string): void {
  const json = JSON.stringify(partsOf(root.children as TreeNode[], filePath));
  root.children.push({type: 'mdxjsEsm', value: '', data: {estree: estree(`export const parts = JSON.parse(${JSON.stringify(json)})`)}});
}

function partsOf(nodes: TreeNode[], filePath: string): Part[] {
  return nodes.filter(({type}) => type !== 'mdxjsEsm').map((node) => partOf(node, filePath));
}

function partOf(node: TreeNode, filePath: string): Part {
  const isComponent = isJsx(node) && node.name;
  if (!isComponent) throw misplaced(node, filePath);
  if (node.name === 'StaticHtml') return Number(stringAttributes(node)['n']);
  checkComponent(node, filePath);
  return {name: node.name ?? '', attributes: stringAttributes(node), parts: partsOf(node.children, filePath)};
}
