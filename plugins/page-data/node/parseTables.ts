/** A route as Docusaurus generated it. `key` names its entry among the chunk names; the catch-all has none. */
export type RouteNode = {path: string; key: string; routes?: RouteNode[]; attributes: Record<string, unknown>};

/** Module request of a chunk. */
export type Registry = Map<string, {request: string}>;

type RawRoute = {path: string; component: {path: string; hash?: string}; routes?: RawRoute[]} & Record<string, unknown>;

/** routes.js is a module of our own build with one expression; it is evaluated with a stand-in for the component. */
export function parseRoutes(source: string): RouteNode[] {
  const body = source.replace(/^import .*$/gm, '').replace('export default', 'return');
  const evaluate = new Function('ComponentCreator', body) as (creator: (path: string, hash?: string) => object) => RawRoute[];
  return evaluate((path, hash) => ({path, hash})).map(toNode);
}

function toNode({path, component, routes, ...attributes}: RawRoute): RouteNode {
  return {path, key: `${component.path}-${component.hash}`, attributes, ...(routes ? {routes: routes.map(toNode)} : {})};
}

export function parseRegistry(source: string): Registry {
  const registry: Registry = new Map();
  for (const [, chunk = '', request = ''] of source.matchAll(/^ {2}"([^"]+)": \[\(\) => import\([^\n]*?\), "([^"]+)",[^\n]*$/gm)) {
    registry.set(chunk, {request});
  }
  return registry;
}
