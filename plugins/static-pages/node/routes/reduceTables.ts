/**
 * Tables without pages: every doc becomes one route that reads the page it shows from HTML. Routes
 * of other plugins stay as they are.
 */
import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';

import {contentHash} from '../../../shared/contentHash';
import {slimSidebar} from '../../slimSidebar';
import type {Registry, RouteNode} from './parseTables';

type ChunkNames = {[name: string]: string | ChunkNames};
type DocsGlobalData = Record<string, {versions: {mainDocId: string; docs: {id: string}[]}[]}>;
type NavbarItem = {type?: string; docId?: string; docsPluginId?: string; items?: NavbarItem[]};

export type Tables = {
  routes: RouteNode[];
  registry: Registry;
  chunkNames: Record<string, ChunkNames>;
  globalData: Record<string, unknown>;
  readModule: (request: string) => unknown;
  /** As configured; its `doc` items name pages that have to be known on every page. */
  navbarItems?: NavbarItem[];
};

export type ReducedTables = {
  routesModule: string;
  globalData: Record<string, unknown>;
  /** By `<plugin id>/<version>`: where the sidebars of a version are, and what is in the file. */
  sidebars: Record<string, {file: string; sidebars: Record<string, PropSidebarItem[]>}>;
};

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';
/** The components around a page. They are in the first script, so that a page needs no other. */
const LAYERS: Record<string, string> = {
  '@theme/DocsRoot': 'DocsRoot',
  '@theme/DocVersionRoot': 'DocVersionRoot',
  '@theme/DocRoot': 'DocRoot',
};

export function reduceTables({routes, registry, chunkNames, globalData, readModule, navbarItems = []}: Tables): ReducedTables {
  const sidebars: ReducedTables['sidebars'] = {};
  const moduleOf = (chunk: string | ChunkNames | undefined) => (typeof chunk === 'string' ? registry.get(chunk)?.request : undefined);
  const valueOf = (chunk: string | ChunkNames | undefined) => {
    const request = moduleOf(chunk);
    return request ? readModule(request) : undefined;
  };

  const print = (node: RouteNode): string => {
    const names = chunkNames[node.key];
    const layer = LAYERS[moduleOf(names?.['__comp']) ?? ''];
    return names && layer ? printLayer(node, names, layer) : printStock(node, names);
  };

  const printStock = (node: RouteNode, names: ChunkNames | undefined): string => {
    const loaders = names ? loadersOf(names, registry) : [`__comp: () => import('@theme/NotFound')`];
    return printRoute(node, `createLazyRoute({${loaders.join(', ')}})`, (node.routes ?? []).map(print));
  };

  const printLayer = (node: RouteNode, names: ChunkNames, layer: string): string => {
    const context = typeof names['__context'] === 'object' ? {plugin: valueOf(names['__context']['plugin'])} : undefined;
    const props = valueOf(names['__props']);
    const isPage = (child: RouteNode) => moduleOf(chunkNames[child.key]?.['__comp']) === '@theme/DocItem';
    const children = (node.routes ?? []).filter((child) => !isPage(child)).map(print);
    if (layer === 'DocRoot') {
      const path = JSON.stringify(node.path);
      // The theme looks for an exact route of the home page before it links to it.
      if (node.routes?.some((child) => child.path === node.path)) children.push(`{path: ${path}, component: DocPage, exact: true}`);
      children.push(`{path: ${path}, component: DocPage}`);
    }
    const values = JSON.stringify({
      context,
      props: layer === 'DocVersionRoot' ? withoutPages(props as {version: PropVersionMetadata}) : props,
    });
    return printRoute(node, `createLayer(${layer}, ${values})`, children);
  };

  const withoutPages = ({version, ...rest}: {version: PropVersionMetadata}) => {
    const all = Object.fromEntries(Object.entries(version.docsSidebars).map(([name, items]) => [name, slimSidebar(items)]));
    const hash = contentHash(JSON.stringify(all));
    sidebars[`${version.pluginId}/${version.version}`] = {file: `assets/sidebars/${version.version}.${hash}.json`, sidebars: all};
    return {...rest, version: {...version, docsSidebars: {}, docs: {}}};
  };

  const printed = routes.map(print);
  return {
    routesModule: printModule(printed),
    globalData: withoutDocs(globalData, navbarItems),
    sidebars,
  };
}

function printRoute({path, attributes}: RouteNode, component: string, children: string[]): string {
  const {exact, ...others} = attributes;
  const fields = [`path: ${JSON.stringify(path)}`, `component: ${component}`];
  if (exact) fields.push('exact: true');
  for (const [name, value] of Object.entries(others)) fields.push(`${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  if (children.length > 0) fields.push(`routes: [${children.join(',\n')}]`);
  return `{${fields.join(', ')}}`;
}

function printModule(routes: string[]): string {
  return [
    ...Object.entries(LAYERS).map(([request, name]) => `import ${name} from '${request}';`),
    `import {createLayer, createLazyRoute, DocPage} from '@site/plugins/static-pages/client';`,
    `export default [${routes.join(',\n')}];`,
    '',
  ].join('\n');
}

/** `'__context.plugin': () => import('…')` for every module of a route. */
function loadersOf(names: ChunkNames, registry: Registry, prefix = ''): string[] {
  return Object.entries(names).flatMap(([name, value]) => {
    if (typeof value !== 'string') return loadersOf(value, registry, `${prefix}${name}.`);
    const request = registry.get(value)?.request;
    return request ? [`${JSON.stringify(prefix + name)}: () => import(${JSON.stringify(request)})`] : [];
  });
}

/**
 * A page adds itself when it is loaded (client/pageStore.ts); the main page of a version and those
 * in the navbar must be known before.
 */
function withoutDocs(globalData: Record<string, unknown>, navbarItems: NavbarItem[]): Record<string, unknown> {
  const docs = globalData[DOCS_PLUGIN] as DocsGlobalData | undefined;
  if (!docs) return globalData;
  const reduced = Object.entries(docs).map(([pluginId, data]) => {
    const inNavbar = docIdsIn(navbarItems, pluginId);
    const isKept = (id: string, mainDocId: string) => id === mainDocId || inNavbar.includes(id);
    const versions = data.versions.map((version) => ({...version, docs: version.docs.filter(({id}) => isKept(id, version.mainDocId))}));
    return [pluginId, {...data, versions}];
  });
  return {...globalData, [DOCS_PLUGIN]: Object.fromEntries(reduced) as unknown};
}

/** Dropdowns hold items too. */
function docIdsIn(items: NavbarItem[], pluginId: string): string[] {
  return items.flatMap(({type, docId, docsPluginId = 'default', items: inner = []}) => [
    ...(type === 'doc' && docId && docsPluginId === pluginId ? [docId] : []),
    ...docIdsIn(inner, pluginId),
  ]);
}
