/**
 * Lists the parts of a page for the browser: `export const parts =
 * JSON.parse('[0,{"name":"Aid",…},1]')`. The browser gets no compiled page, so what needs React has
 * to be a registered component with plain attributes (refuseParts.ts).
 */
import type {Part} from '../../types';
import {stringAttributes} from '../../../shared/mdxNodes';
import {checkComponent, misplaced} from './refuseParts';
import {isJsx, type TreeNode} from './tree';

export function describeParts(root: {children: unknown[]}, filePath: string): void {
  const parts = partsOf(root.children as TreeNode[], filePath);
  root.children.push(exportOf(parts));
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

function exportOf(parts: Part[]): TreeNode {
  const call = {
    type: 'CallExpression',
    callee: {
      type: 'MemberExpression',
      object: {type: 'Identifier', name: 'JSON'},
      property: {type: 'Identifier', name: 'parse'},
      computed: false,
      optional: false,
    },
    arguments: [{type: 'Literal', value: JSON.stringify(parts)}],
    optional: false,
  };
  const declaration = {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{type: 'VariableDeclarator', id: {type: 'Identifier', name: 'parts'}, init: call}],
  };
  const estree = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{type: 'ExportNamedDeclaration', declaration, specifiers: [], source: null, attributes: []}],
  };
  return {type: 'mdxjsEsm', value: '', data: {estree}} as TreeNode;
}
