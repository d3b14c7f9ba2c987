import {estree} from './estree';
import {createFarMarker} from './markFarBlocks';
import {asHast, isJsx, type TreeNode} from './tree';
import {withBaseUrl} from './withBaseUrl';

/**
 * Elements that take only some children (a cell outside a row is an error): they are
 * folded whole or not at all.
 */
const STRUCTURAL = new Set([
  'table',
  'thead',
  'tbody',
  'tr',
  'ul',
  'ol',
  'dl',
  'p',
  'a',
  'span',
  'strong',
  'em',
  'code',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);

/** Replaces every run of nodes without React in them by one `<StaticHtml html="…" />`. */
export async function collapseStatic(root: {children: unknown[]}, {baseUrl = '/', inScript = false} = {}): Promise<void> {
  const {toHtml} = await import('hast-util-to-html');
  const serialize = (nodes: TreeNode[]) => toHtml(asHast(nodes.map(unpackStaticHtml)), {allowDangerousHtml: true});
  const markFar = createFarMarker();
  let parts = 0;
  const toStaticHtml = (run: TreeNode[]): TreeNode[] => {
    const html = withBaseUrl(markFar(serialize(run).trim()), baseUrl);
    return html ? [staticHtml(html, parts++, inScript)] : [];
  };
  root.children = fold(root.children as TreeNode[], toStaticHtml);
}

function fold(nodes: TreeNode[], toStaticHtml: (run: TreeNode[]) => TreeNode[]): TreeNode[] {
  const folded: TreeNode[] = [];
  let run: TreeNode[] = [];
  const flush = () => {
    folded.push(...toStaticHtml(run));
    run = [];
  };
  for (const node of nodes) {
    if (node.type === 'mdxjsEsm') folded.unshift(node);
    else if (isStatic(node)) run.push(node);
    else {
      flush();
      if (node.children && !STRUCTURAL.has(node.tagName ?? '')) node.children = fold(node.children, toStaticHtml);
      folded.push(node);
    }
  }
  flush();
  return folded;
}

/**
 * `<StaticHtml n="0" html={INLINE_CONTENT ? "…" : undefined} />`: the constant is false in the
 * browser's bundle, so the minifier drops the text there (index.ts).
 */
function staticHtml(html: string, part: number, inScript: boolean): TreeNode {
  const literal = JSON.stringify(html);
  const program = estree(inScript ? literal : `INLINE_CONTENT ? ${literal} : undefined`);
  return {
    type: 'mdxJsxFlowElement',
    name: 'StaticHtml',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'n', value: String(part)},
      {type: 'mdxJsxAttribute', name: 'html', value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree: program}}},
    ],
    children: [],
  } as TreeNode;
}

function isStatic(node: TreeNode): boolean {
  if (isJsx(node) || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' || node.type === 'mdxjsEsm') return false;
  return (node.children ?? []).every(isStatic);
}

/**
 * The remark steps hand over finished HTML as `<static-html html="…">`; here it
 * becomes part of the string.
 */
function unpackStaticHtml(node: TreeNode): TreeNode {
  if (node.tagName === 'static-html') return {type: 'raw', value: String(node.properties?.['html'] ?? '')};
  return node.children ? {...node, children: node.children.map(unpackStaticHtml)} : node;
}
