import {describe, expect, it} from 'vitest';

import {parseRegistry, parseRoutes} from '../node/routes/parseTables';

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/',
    component: ComponentCreator('/', '3bb'),
    routes: [{path: '/quickstart', component: ComponentCreator('/quickstart', '0c5'), exact: true, sidebar: "docs"}]
  },
  {path: '*', component: ComponentCreator('*')},
];
`;

describe('parseRoutes', () => {
  it('reads the tree with the keys of its chunk names', () => {
    expect(parseRoutes(ROUTES)).toEqual([
      {
        path: '/',
        key: '/-3bb',
        attributes: {},
        routes: [{path: '/quickstart', key: '/quickstart-0c5', attributes: {exact: true, sidebar: 'docs'}}],
      },
      {path: '*', key: '*-undefined', attributes: {}},
    ]);
  });

  it.each([
    ['another way to make components', ROUTES.replaceAll('ComponentCreator(', 'createRoute('), 'unexpected CallExpression'],
    [
      'components that are no calls',
      ROUTES.replace("ComponentCreator('/quickstart', '0c5')", '"/quickstart"'),
      'the route /quickstart is not made by',
    ],
    ['routes without a path', ROUTES.replace("path: '/quickstart'", "route: '/quickstart'"), 'the route (without path) is not made by'],
    ['an export by name', ROUTES.replace('export default', 'export const routes ='), 'it has no default export'],
    ['an expression', ROUTES.replace('exact: true', 'exact: isExact'), 'unexpected Identifier'],
    ['no routes at all', 'export default [];', 'its default export is not a list of routes'],
  ])('stops at %s and names the table', (_form, source, detail) => {
    expect(() => parseRoutes(source)).toThrow(detail);
    expect(() => parseRoutes(source)).toThrow('Unknown format of .docusaurus/routes.js');
  });
});

const REGISTRY = `export default {
  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "22dd74f7": [() => import(/* webpackChunkName: "22dd74f7" */ "@generated/docs/p/index-466.json"), "@generated/docs/p/index-466.json", require.resolveWeak("@generated/docs/p/index-466.json")],};
`;

describe('parseRegistry', () => {
  it('reads the module of every chunk', () => {
    expect(Object.fromEntries(parseRegistry(REGISTRY))).toEqual({
      '17896441': {request: '@theme/DocItem'},
      '22dd74f7': {request: '@generated/docs/p/index-466.json'},
    });
  });

  it('does not mind how lines are indented', () => {
    expect(parseRegistry(REGISTRY.replaceAll('\n  "', '\n "')).size).toBe(2);
  });

  it.each([
    ['entries of another form', REGISTRY.replace(/\[\(\) => import\(.*?\), "@theme/, '["@theme'), 'the entry 17896441 is not'],
    ['a call instead of an object', 'export default createRegistry({});', 'it is not `export default {…}`'],
    ['an empty file', '', 'it has no default export'],
    ['a file that is no module', 'export default {', 'Unexpected token'],
  ])('stops at %s and names the table', (_form, source, detail) => {
    expect(() => parseRegistry(source)).toThrow(detail);
    expect(() => parseRegistry(source)).toThrow('Unknown format of .docusaurus/registry.js');
  });
});
