/**
 * Small constructors for the MDX nodes that our remark plugins put in place
 * of what the author wrote.
 */
import type {RootContent} from 'mdast';

type JsxAttribute = {type: 'mdxJsxAttribute'; name: string; value: string | null};

type JsxFlowElement = {
  type: 'mdxJsxFlowElement';
  name: string;
  attributes: JsxAttribute[];
  children: RootContent[];
};

/** A component as an author wrote it, as far as remark plugins look at it. */
export type WrittenJsx = {
  type: string;
  name?: string | null;
  attributes?: unknown;
  children: unknown[];
  position?: {start: {line: number}};
};

/** Attributes whose value is undefined or false are left out; true becomes a bare attribute. */
export function jsxElement(
  name: string,
  attributes: Record<string, string | boolean | undefined>,
  children: RootContent[] = [],
): JsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes)
      .filter(([, value]) => value !== undefined && value !== false)
      .map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value: value === true ? null : String(value)})),
    children,
  };
}

/**
 * HTML that is finished: plugins/static-pages puts it into the page as it is. Of a node that is
 * replaced, assign it: `Object.assign(node, staticHtml(html))`.
 */
export function staticHtml(html: string): RootContent {
  return {type: 'staticHtml', children: [], data: {hName: 'static-html', hProperties: {html}, hChildren: []}} as unknown as RootContent;
}

/** `docs/a.mdx:12`, for errors. */
export function placeOf(file: {path?: string}, node: {position?: {start: {line: number}} | undefined}): string {
  return `${file.path ?? 'page'}:${node.position?.start.line ?? '?'}`;
}

/** The string attributes of a JSX element, by name; expressions are not evaluated. */
export function stringAttributes(node: {attributes?: unknown}): Record<string, string> {
  const found: Record<string, string> = {};
  for (const attribute of Array.isArray(node.attributes) ? node.attributes : []) {
    const {name, value} = attribute as {name?: unknown; value?: unknown};
    if (typeof name !== 'string') continue;
    if (typeof value === 'string') found[name] = value;
    else if (value === null || value === undefined) found[name] = 'true';
  }
  return found;
}
