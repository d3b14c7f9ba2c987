/** The little of a parsed HTML tree that reading a code block needs. */
export type HtmlNode = {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: HtmlNode[];
  parent?: unknown;
};

export function childrenOf(node: unknown): HtmlNode[] {
  return (node as HtmlNode).children ?? [];
}

export function attribute(node: HtmlNode, name: string): string | undefined {
  return node.attribs?.[name];
}

export function classesOf(node: HtmlNode): string[] {
  return (attribute(node, 'class') ?? '').split(' ');
}

/** All elements inside a node, in the order of the document. */
export function elementsIn(node: HtmlNode): HtmlNode[] {
  return childrenOf(node).flatMap((child) => (child.name === undefined ? [] : [child, ...elementsIn(child)]));
}

export function textIn(node: HtmlNode): string {
  return node.type === 'text' ? (node.data ?? '') : childrenOf(node).map(textIn).join('');
}
