/** The few tree shapes that the steps of this plugin pass to each other. */
import type {ElementContent, Properties} from 'hast';

export type JsxNode = {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: {type: string; name?: string; value?: unknown}[];
  children: TreeNode[];
  position?: {start: {line: number}};
};

export type TreeNode = {
  type: string;
  tagName?: string;
  properties?: Properties;
  children?: TreeNode[];
  value?: string;
  position?: {start: {line: number}};
};

/** What a component of the build is rendered from. `place` is `file:line`, for errors. */
export type ComponentContext = {attributes: Record<string, string>; children: TreeNode[]; place: string};

export function isJsx(node: TreeNode): node is JsxNode & TreeNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function element(tagName: string, properties: Properties, children: TreeNode[] = []): TreeNode {
  return {type: 'element', tagName, properties, children};
}

export function text(value: string): TreeNode {
  return {type: 'text', value};
}

/** Hast's own types do not include MDX nodes; this is the only place where the two meet. */
export function asHast(nodes: TreeNode[]): ElementContent[] {
  return nodes as unknown as ElementContent[];
}
