/** Reads routes.js and registry.js of `.docusaurus/`. They are no public interface: a form that we do not know stops the build. */

/** A route as Docusaurus generated it. `key` names its entry among the chunk names; the catch-all has none. */
export type RouteNode = {path: string; key: string; routes?: RouteNode[]; attributes: Record<string, unknown>};

/** Module request of a chunk. */
export type Registry = Map<string, {request: string}>;

type RawRoute = {path: string; component: {path: string; hash?: string}; routes?: RawRoute[]} & Record<string, unknown>;

/** routes.js is a module of our own build with one expression; it is evaluated with a stand-in for the component. */
export function parseRoutes(source: string): RouteNode[] {
  const body = source.replace(/^import .*$/gm, '').replace('export default', 'return');
  let routes: unknown;
  try {
    const evaluate = new Function('ComponentCreator', body) as (creator: (path: string, hash?: string) => object) => unknown;
    routes = evaluate((path, hash) => ({path, hash}));
  } catch (cause) {
    throw unknownForm('routes.js', (cause as Error).message, cause);
  }
  if (!Array.isArray(routes) || routes.length === 0) throw unknownForm('routes.js', 'its default export is no list of routes');
  return (routes as Partial<RawRoute>[]).map(toNode);
}

function toNode({path, component, routes, ...attributes}: Partial<RawRoute>): RouteNode {
  if (typeof path !== 'string' || typeof component?.path !== 'string')
    throw unknownForm('routes.js', `the route ${path ?? '(without path)'} is not made by ComponentCreator(path, hash)`);
  return {path, key: `${component.path}-${component.hash}`, attributes, ...(routes ? {routes: routes.map(toNode)} : {})};
}

const CHUNK = /^\s*"([^"]+)": \[\(\) => import\(.*?\), "([^"]+)",.*$/;

export function parseRegistry(source: string): Registry {
  const [, entries] = /^export default \{\n([\s\S]*?)\n?\};?\s*$/.exec(source) ?? [];
  if (entries === undefined) throw unknownForm('registry.js', 'it is not `export default {…}`');
  return new Map(
    entries
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => {
        const [, chunk = '', request = ''] = CHUNK.exec(line) ?? [];
        if (!chunk) throw unknownForm('registry.js', `this line is no chunk: ${line.trim().slice(0, 80)}`);
        return [chunk, {request}] as const;
      }),
  );
}

export function unknownForm(file: string, detail: string, cause?: unknown): Error {
  return new Error(
    `.docusaurus/${file} has an unknown form: ${detail}. If Docusaurus was upgraded, adapt plugins/static-pages/node to what it generates now; ` +
      'otherwise run `npm run clear` and build again.',
    {cause},
  );
}
