/**
 * What the browser could not show stops the build here, with page, line and remedy: it would be in
 * the HTML and vanish when the page hydrates.
 */
import {placeOf} from '../../../shared/mdxNodes';
import {reactComponents, REGISTRY} from './reactComponents';
import {isJsx, type JsxNode, type TreeNode} from './tree';

/** Components of other Docusaurus sites, and what to write here instead. */
const INSTEAD: Record<string, string> = {
  Head: 'Write title, description and keywords as front matter; tags of all pages belong in headTags of docusaurus.config.ts.',
  TabItem: 'Put it inside <Tabs>, with blank lines around its content.',
};

export function checkComponent(node: JsxNode & TreeNode, filePath: string): void {
  const place = placeOf({path: filePath}, node);
  const name = node.name ?? '';
  if (INSTEAD[name]) throw new Error(`${place}: <${name}> cannot be used here. ${INSTEAD[name]}`);
  const known = reactComponents(process.cwd());
  if (/^[A-Z]/.test(name) && !known.includes(name)) {
    throw new Error(
      `${place}: no component <${name}> reaches the browser. Check its name against "Components for authors" in CONTRIBUTING.md, ` +
        `or add it to ${REGISTRY} and leave out the import in the page. Registered there: ${known.join(', ')}.`,
    );
  }
  const expression = node.attributes.find(({type, value}) => type !== 'mdxJsxAttribute' || (typeof value === 'object' && value !== null));
  if (expression)
    throw new Error(`${place}: <${name}> has an attribute in braces (${expression.name ?? '…'}). Write it as text in quotes.`);
}

/**
 * The error for a node that is neither HTML nor a component: an expression, or an element that
 * holds one or a component.
 */
export function misplaced(node: TreeNode, filePath: string): Error {
  const cause = findDynamic(node) ?? node;
  const place = placeOf({path: filePath}, cause.position ? cause : node);
  if (!isJsx(cause) || !cause.name)
    return new Error(`${place}: an expression in braces cannot be part of a page. Write text, or a component with attributes.`);
  try {
    checkComponent(cause, filePath);
  } catch (error) {
    return error as Error;
  }
  return new Error(
    `${place}: <${cause.name}> stands inside <${node.tagName ?? 'text'}>. Put it on a line of its own with a blank line before and after.`,
  );
}

function findDynamic(node: TreeNode): TreeNode | undefined {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return node;
  if (isJsx(node) && node.name !== 'StaticHtml') return node;
  for (const child of node.children ?? []) {
    const found = findDynamic(child);
    if (found) return found;
  }
  return undefined;
}
