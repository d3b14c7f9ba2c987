/**
 * Small constructors for the MDX nodes that our remark plugins put in place
 * of what the author wrote.
 */
import type {RootContent} from 'mdast';

export type JsxAttribute = {type: 'mdxJsxAttribute'; name: string; value: string | null};

export type JsxFlowElement = {
  type: 'mdxJsxFlowElement';
  name: string;
  attributes: JsxAttribute[];
  children: RootContent[];
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
