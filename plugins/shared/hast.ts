/** Helpers for HTML trees of built pages. */
import type {Element, ElementContent, Properties, Root, RootContent, Text} from 'hast';

export type Node = Root | RootContent | ElementContent;

export function isElement(node: Node | undefined): node is Element {
  return node?.type === 'element';
}

export function hasClass({properties}: Element, name: string): boolean {
  return Array.isArray(properties['className']) && properties['className'].includes(name);
}

export function attribute({properties}: Element, name: string): string {
  const value = properties[name];
  return typeof value === 'string' ? value : Array.isArray(value) ? value.join(' ') : '';
}

/** Text exactly as written, line breaks included. */
export function rawText(node: Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? (node.children as Node[]).map(rawText).join('') : '';
}

export function find(node: Node, matches: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && matches(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children as Node[]) {
    const found = find(child, matches);
    if (found) return found;
  }
  return undefined;
}

export function findAll(node: Node, matches: (element: Element) => boolean): Element[] {
  const own = isElement(node) && matches(node) ? [node] : [];
  return [...own, ...('children' in node ? (node.children as Node[]).flatMap((child) => findAll(child, matches)) : [])];
}

export function element(tagName: string, children: ElementContent[], properties: Properties = {}): Element {
  return {type: 'element', tagName, properties, children};
}

export function text(value: string): Text {
  return {type: 'text', value};
}
