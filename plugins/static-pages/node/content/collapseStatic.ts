import {contentHash} from '../../../shared/contentHash';
import {esm, estree} from './estree';
import {createFarMarker} from './markFarBlocks';
import {asHast, isJsx, type TreeNode} from './tree';
import {withBaseUrl} from './withBaseUrl';

/**
 * Elements that take only some children (a cell outside a row is an error): they are
 * folded whole or not at all.
 */
const STRUCTURAL = new Set('table thead tbody tr ul ol dl p a span strong em code h2 h3 h4 h5 h6'.split(' '));

/** Every string of a page under a name that changes with them. */
export type PageStrings = {page: string; json: string};

/**
 * Replaces every run of nodes without React in them by one `<StaticHtml html={html[0]} />`. The
 * strings are in the page for the server and for `npm run dev`; in the browser's build the constant
 * is false, so the bundler drops them and the page fetches them as a file (index.ts).
 */
export async function collapseStatic(root: {children: unknown[]}, {baseUrl = '/'} = {}): Promise<PageStrings | undefined> {
  const {toHtml} = await import('hast-util-to-html');
  const serialize = (nodes: TreeNode[]) => toHtml(asHast(nodes.map(unpackStaticHtml)), {allowDangerousHtml: true});
  const markFar = createFarMarker();
  const parts: {node: TreeNode; html: string}[] = [];
  const toStaticHtml = (run: TreeNode[]): TreeNode[] => {
    const html = withBaseUrl(markFar(serialize(run).trim()), baseUrl);
    if (!html) return [];
    const node = {type: 'mdxJsxFlowElement', name: 'StaticHtml', children: []};
    parts.push({node, html});
    return [node];
  };
  root.children = fold(root.children as TreeNode[], toStaticHtml);
  if (parts.length === 0) return undefined;

  const json = JSON.stringify(parts.map(({html}) => html));
  const page = contentHash(json);
  parts.forEach(({node}, index) =>
    Object.assign(node, {attributes: [text('part', `${page}-${index}`), expression('html', `html[${index}]`)]}),
  );
  root.children.unshift(
    esm(`import {loadStrings, StaticHtml} from '@site/plugins/static-pages/client';
const html = INLINE_CONTENT ? ${json} : await loadStrings(${JSON.stringify(page)});`),
  );
  return {page, json};
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

function text(name: string, value: string): object {
  return {type: 'mdxJsxAttribute', name, value};
}

function expression(name: string, code: string): object {
  return {type: 'mdxJsxAttribute', name, value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree: estree(code)}}};
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
