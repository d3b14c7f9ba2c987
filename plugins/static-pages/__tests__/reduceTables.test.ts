import {describe, expect, it} from 'vitest';

import type {RouteNode} from '../node/routes/parseTables';
import {reduceTables, type Tables} from '../node/routes/reduceTables';

function page(path: string): RouteNode {
  return {path, key: `${path}-p`, attributes: {exact: true, sidebar: 'docs'}};
}

/** A docs site at `/` with the given pages, a search page and the catch-all. */
function tablesWith(paths: string[]): Tables {
  const docRoot: RouteNode = {path: '/', key: 'root', attributes: {}, routes: paths.map(page)};
  const version: RouteNode = {path: '/', key: 'version', attributes: {}, routes: [docRoot]};
  const link = (path: string) => ({type: 'link', href: path, label: path, docId: path, unlisted: false});
  return {
    routes: [
      {path: '/search', key: 'search', attributes: {exact: true}},
      {path: '/', key: 'docs', attributes: {}, routes: [version]},
      {path: '*', key: '*-undefined', attributes: {}},
    ],
    registry: new Map(
      Object.entries({
        s: '@theme/SearchPage',
        c: '@generated/context.json',
        d: '@theme/DocsRoot',
        v: '@theme/DocVersionRoot',
        p: '@generated/version.json',
        r: '@theme/DocRoot',
        i: '@theme/DocItem',
      }).map(([chunk, request]) => [chunk, {request}]),
    ),
    chunkNames: {
      search: {__comp: 's', __context: {plugin: 'c'}},
      docs: {__comp: 'd', __context: {plugin: 'c'}},
      version: {__comp: 'v', __props: 'p'},
      root: {__comp: 'r'},
      ...Object.fromEntries(paths.map((path) => [`${path}-p`, {__comp: 'i', content: 'm'}])),
    },
    globalData: {
      search: {x: 1},
      'docusaurus-plugin-content-docs': {
        default: {
          path: '/',
          versions: [{name: 'current', mainDocId: 'intro', docs: paths.map((path) => ({id: path === '/' ? 'intro' : path, path}))}],
        },
      },
    },
    readModule: (request) =>
      request === '@generated/context.json'
        ? {name: 'docs', id: 'default'}
        : {
            version: {
              pluginId: 'default',
              version: 'current',
              docs: Object.fromEntries(paths.map((path) => [path, {}])),
              docsSidebars: {docs: paths.map(link)},
            },
          },
  };
}

const few = reduceTables(tablesWith(['/', '/a', '/b']));

describe('reduceTables', () => {
  it('makes one route of all pages, and an exact one for the home page', () => {
    expect(few.routesModule).toContain('routes: [{path: "/", component: DocPage, exact: true},\n{path: "/", component: DocPage}]');
    expect(few.routesModule).not.toContain('/a');
  });

  it('grows by nothing when the site has ten times the pages', () => {
    const many = reduceTables(tablesWith(['/', ...Array.from({length: 30}, (_, index) => `/page-${index}`)]));
    expect(many.routesModule).toBe(few.routesModule);
    expect(JSON.stringify(many.globalData)).toBe(JSON.stringify(few.globalData));
  });

  it('keeps other routes, with the modules they load', () => {
    expect(few.routesModule).toContain(
      '{path: "/search", component: createLazyRoute({"__comp": () => import("@theme/SearchPage"), "__context.plugin": () => import("@generated/context.json")}), exact: true}',
    );
    expect(few.routesModule).toContain(`{path: "*", component: createLazyRoute({__comp: () => import('@theme/NotFound')})}`);
  });

  it('gives the layers around a page their context and a version without pages', () => {
    expect(few.routesModule).toContain('createLayer(DocsRoot, {"context":{"plugin":{"name":"docs","id":"default"}}})');
    expect(few.routesModule).toContain(
      'createLayer(DocVersionRoot, {"props":{"version":{"pluginId":"default","version":"current","docs":{},"docsSidebars":{}}}})',
    );
  });

  it('moves the sidebars to a file named by its content', () => {
    const {file, sidebars} = few.sidebars['default/current'] ?? {};
    expect(file).toMatch(/^assets\/sidebars\/current\.[0-9a-f]{8}\.json$/);
    expect(sidebars?.['docs']?.[1]).toEqual({type: 'link', href: '/a', label: '/a', docId: '-'});
    expect(reduceTables(tablesWith(['/', '/a'])).sidebars['default/current']?.file).not.toBe(file);
  });

  it('leaves only the main page in the list of docs, and other plugins alone', () => {
    expect(few.globalData).toMatchObject({
      search: {x: 1},
      'docusaurus-plugin-content-docs': {default: {versions: [{docs: [{id: 'intro', path: '/'}]}]}},
    });
  });

  it('keeps the pages that items of the navbar name, in dropdowns too', () => {
    const navbarItems = [
      {type: 'doc', docId: '/a'},
      {type: 'dropdown', items: [{type: 'doc', docId: '/b'}]},
      {type: 'doc', docId: '/c', docsPluginId: 'other'},
    ];
    const {globalData} = reduceTables({...tablesWith(['/', '/a', '/b', '/c']), navbarItems});
    expect(globalData).toMatchObject({
      'docusaurus-plugin-content-docs': {default: {versions: [{docs: [{id: 'intro'}, {id: '/a'}, {id: '/b'}]}]}},
    });
  });
});
