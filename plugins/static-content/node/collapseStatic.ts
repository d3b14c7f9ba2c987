import {jsxElement} from '../../shared/mdxNodes';
import {asHast, isJsx, type TreeNode} from './tree';

/** Elements that take only some children (a cell outside a row is an error): they are folded whole or not at all. */
const STRUCTURAL = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol', 'dl', 'p', 'a', 'span', 'strong', 'em', 'code', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Replaces every run of nodes without React in them by one `<StaticHtml html="…" />`. */
export async function collapseStatic(root: {children: unknown[]}): Promise<void> {
  const {toHtml} = await import('hast-util-to-html');
  const serialize = (nodes: TreeNode[]) => toHtml(asHast(nodes.map(unpackStaticHtml)), {allowDangerousHtml: true});
  root.children = fold(root.children as TreeNode[], serialize);
}

function fold(nodes: TreeNode[], serialize: (run: TreeNode[]) => string): TreeNode[] {
  const folded: TreeNode[] = [];
  let run: TreeNode[] = [];
  const flush = () => {
    const html = serialize(run).trim();
    if (html) folded.push(jsxElement('StaticHtml', {html}) as unknown as TreeNode);
    run = [];
  };
  for (const node of nodes) {
    if (node.type === 'mdxjsEsm') folded.unshift(node);
    else if (isStatic(node)) run.push(node);
    else {
      flush();
      if (node.children && !STRUCTURAL.has(node.tagName ?? '')) node.children = fold(node.children, serialize);
      folded.push(node);
    }
  }
  flush();
  return folded;
}

function isStatic(node: TreeNode): boolean {
  if (isJsx(node) || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' || node.type === 'mdxjsEsm') return false;
  return (node.children ?? []).every(isStatic);
}

/** The remark steps hand over finished HTML as `<static-html html="…">`; here it becomes part of the string. */
function unpackStaticHtml(node: TreeNode): TreeNode {
  if (node.tagName === 'static-html') return {type: 'raw', value: String(node.properties?.['html'] ?? '')};
  return node.children ? {...node, children: node.children.map(unpackStaticHtml)} : node;
}
