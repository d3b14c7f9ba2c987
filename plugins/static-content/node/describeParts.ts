/**
 * Lists the parts of a page for the browser (plugins/page-data): `export const parts = JSON.parse('[0,{"word":"Aid",…},1]')`. The browser gets no compiled page,
 * so whatever needs React has to be a word with plain attributes.
 */
import type {Part} from '../../page-data/types';
import {stringAttributes} from '../../shared/mdxNodes';
import {isJsx, type TreeNode} from './tree';

export function describeParts(root: {children: unknown[]}, filePath: string): void {
  const parts = partsOf(root.children as TreeNode[], filePath);
  root.children.push(exportOf(parts));
}

function partsOf(nodes: TreeNode[], filePath: string): Part[] {
  return nodes.filter(({type}) => type !== 'mdxjsEsm').map((node) => partOf(node, filePath));
}

function partOf(node: TreeNode, filePath: string): Part {
  const place = `${filePath}:${node.position?.start.line ?? '?'}`;
  if (!isJsx(node) || !node.name)
    throw new Error(`${place}: an expression in braces cannot be part of a page. Write a word with attributes, or text.`);
  if (node.name === 'StaticHtml') return Number(stringAttributes(node)['n']);
  const expression = node.attributes.find(({type, value}) => type !== 'mdxJsxAttribute' || (typeof value === 'object' && value !== null));
  if (expression)
    throw new Error(`${place}: <${node.name}> has an attribute in braces (${expression.name ?? '…'}). Write it as text in quotes.`);
  return {word: node.name, attributes: stringAttributes(node), parts: partsOf(node.children, filePath)};
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
