import {cleanup, render} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import Dropdown from '../DropdownNavbarItem/Mobile';

type Item = {label: string; activeBaseRegex?: string};

const shown = vi.hoisted(() => ({items: [] as Item[], pathname: '/'}));
const DOCS = [
  {id: 'intro', path: '/', sidebar: 'tutorial'},
  {id: 'quickstart', path: '/quickstart', sidebar: 'tutorial'},
  {id: 'get-flags', path: '/edge-api/get-flags', sidebar: 'api'},
  {id: 'loose', path: '/loose'},
  {id: 'other', path: '/other'},
];

vi.mock('@theme-original/NavbarItem/DropdownNavbarItem/Mobile', () => ({
  default: ({items}: {items: Item[]}) => {
    shown.items = items;
    return null;
  },
}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useActivePluginAndVersion: () => ({activePlugin: {pluginId: 'default'}}),
  useActiveDocContext: () => ({activeDoc: DOCS.find(({path}) => path === shown.pathname), activeVersion: {docs: DOCS}}),
}));

const ITEMS = [
  {type: 'doc', docId: 'quickstart', label: 'Page'},
  {type: 'doc', docId: 'loose', label: 'Page without a sidebar'},
  {type: 'docSidebar', sidebarId: 'api', label: 'Sidebar'},
  {type: 'docSidebar', sidebarId: 'api', docsPluginId: 'community', label: 'Sidebar of another plugin'},
  {to: '/other', label: 'Link'},
];

/** What makes the stock item expand. */
function activeAt(pathname: string): string[] {
  shown.pathname = pathname;
  render(<Dropdown items={ITEMS as never} label="Menu" />);
  return shown.items.filter(({activeBaseRegex}) => activeBaseRegex && new RegExp(activeBaseRegex).test(pathname)).map(({label}) => label);
}

beforeEach(() => {
  shown.items = [];
});
afterEach(cleanup);

describe('a dropdown of the mobile menu is expanded for', () => {
  it.each([
    ['a page of the sidebar that a child of type doc is in', '/', ['Page']],
    ['the page of a child of type doc', '/quickstart', ['Page']],
    ['a page without a sidebar', '/loose', ['Page without a sidebar']],
    ['a page of the sidebar of a child', '/edge-api/get-flags', ['Sidebar']],
    ['no other page without a sidebar', '/other', []],
    ['no page outside the docs', '/search', []],
  ])('%s', (_what, pathname, active) => expect(activeAt(pathname)).toEqual(active));
});
