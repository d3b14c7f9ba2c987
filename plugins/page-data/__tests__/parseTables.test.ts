import {describe, expect, it} from 'vitest';

import {parseRegistry, parseRoutes} from '../node/parseTables';

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
});

describe('parseRegistry', () => {
  it('reads the module of every chunk', () => {
    const source = `export default {
  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "22dd74f7": [() => import(/* webpackChunkName: "22dd74f7" */ "@generated/docs/p/index-466.json"), "@generated/docs/p/index-466.json", require.resolveWeak("@generated/docs/p/index-466.json")],
};
`;
    expect(Object.fromEntries(parseRegistry(source))).toEqual({
      '17896441': {request: '@theme/DocItem'},
      '22dd74f7': {request: '@generated/docs/p/index-466.json'},
    });
  });
});
