/**
 * Reads routes.js and registry.js of `.docusaurus/`: no hook of Docusaurus tells a plugin
 * the routes of the others before bundling. The files are private; a format that we do
 * not know stops the build.
 */
import {parse, type Expression, type Property, type SpreadElement} from 'acorn';

/**
 * A route as Docusaurus generated it. `key` names its entry among the chunk
 * names; the catch-all has none.
 */
export type RouteNode = {path: string; key: string; routes?: RouteNode[]; attributes: Record<string, unknown>};

/** Module request of a chunk. */
export type Registry = Map<string, {request: string}>;

type RawRoute = {path: string; component: string[]; routes?: Partial<RawRoute>[]} & Record<string, unknown>;

/** `export default [{path, component: ComponentCreator(path, hash), routes, …attributes}]` */
export function parseRoutes(source: string): RouteNode[] {
  const routes = readValue('routes.js', readDefaultExport('routes.js', source));
  if (!Array.isArray(routes) || routes.length === 0) throw unknownFormat('routes.js', 'its default export is not a list of routes');
  return (routes as Partial<RawRoute>[]).map(toNode);
}

function toNode({path, component, routes, ...attributes}: Partial<RawRoute>): RouteNode {
  if (typeof path !== 'string' || !Array.isArray(component))
    throw unknownFormat('routes.js', `the route ${path ?? '(without path)'} is not made by ComponentCreator(path, hash)`);
  return {path, key: `${component[0]}-${component[1]}`, attributes, ...(routes ? {routes: routes.map(toNode)} : {})};
}

/** `export default {"<chunk>": [() => import("<module>"), "<module>", …]}` */
export function parseRegistry(source: string): Registry {
  const table = readDefaultExport('registry.js', source);
  if (table.type !== 'ObjectExpression') throw unknownFormat('registry.js', 'it is not `export default {…}`');
  return new Map(table.properties.map((property) => readChunk(property)));
}

function readChunk(property: Property | SpreadElement): readonly [string, {request: string}] {
  if (property.type === 'Property' && property.value.type === 'ArrayExpression') {
    const [load, request] = property.value.elements;
    if (load?.type === 'ArrowFunctionExpression' && request?.type === 'Literal' && typeof request.value === 'string')
      return [nameOf(property), {request: request.value}];
  }
  const chunk = property.type === 'Property' ? nameOf(property) : '…';
  throw unknownFormat('registry.js', `the entry ${chunk} is not [() => import(module), module, …]`);
}

function readDefaultExport(file: string, source: string): Expression {
  let program;
  try {
    program = parse(source, {ecmaVersion: 'latest', sourceType: 'module'});
  } catch (cause) {
    throw unknownFormat(file, (cause as Error).message, cause);
  }
  for (const node of program.body) {
    if (node.type === 'ExportDefaultDeclaration') return node.declaration as Expression;
  }
  throw unknownFormat(file, 'it has no default export');
}

/**
 * The value of a literal, list or object; a call of ComponentCreator is the list of its arguments.
 */
function readValue(file: string, node: Expression): unknown {
  const readAll = (nodes: unknown[]) => nodes.map((inner) => readValue(file, inner as Expression));
  if (node.type === 'Literal') return node.value;
  if (node.type === 'ArrayExpression') return readAll(node.elements);
  if (node.type === 'ObjectExpression')
    return Object.fromEntries(node.properties.map((entry) => [nameOf(entry as Property), readValue(file, (entry as Property).value)]));
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'ComponentCreator')
    return readAll(node.arguments);
  throw unknownFormat(file, `unexpected ${node.type} at character ${node.start}`);
}

function nameOf({key}: Property): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}

export function unknownFormat(file: string, detail: string, cause?: unknown): Error {
  return new Error(
    `Unknown format of .docusaurus/${file}: ${detail}. If Docusaurus was upgraded, adapt plugins/static-pages/node/routes to what it generates now; ` +
      'otherwise run `npm run clear` and build again.',
    {cause},
  );
}
