import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';

import {slimSidebar, visibleSidebar} from '../slimSidebar';

const link = (href: string): PropSidebarItem => ({type: 'link', href, label: href});
const category = (label: string, items: PropSidebarItem[], collapsed = true): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed,
  collapsible: true,
});

describe('slimSidebar', () => {
  it('drops what links do not use, at every depth', () => {
    const items = [category('A', [{type: 'link', href: '/a', label: '/a', docId: 'a', unlisted: false}])];
    expect(slimSidebar(items)).toEqual([category('A', [{type: 'link', href: '/a', label: '/a', docId: '-'}])]);
  });

  it('keeps of a link to another site that it is no page', () => {
    expect(slimSidebar([link('https://example.com/')])).toEqual([link('https://example.com/')]);
  });

  it('keeps that a page is unlisted', () => {
    expect(slimSidebar([{type: 'link', href: '/a', label: 'a', unlisted: true}])).toEqual([
      {type: 'link', href: '/a', label: 'a', unlisted: true},
    ]);
  });
});

describe('visibleSidebar', () => {
  const items = [
    link('/'),
    category('A', [link('/a1'), link('/a2')]),
    category('B', [category('C', [link('/c1'), link('/c2')]), link('/b1')]),
  ];
  const holds = (path: string) =>
    function isActive(item: PropSidebarItem): boolean {
      return item.type === 'category' ? item.items.some(isActive) : item.type === 'link' && item.href === path;
    };

  it('keeps the way to the page in full and of other categories the first link', () => {
    expect(visibleSidebar(items, holds('/a2'))).toEqual([
      link('/'),
      category('A', [link('/a1'), link('/a2')]),
      category('B', [link('/c1')]),
    ]);
    expect(visibleSidebar(items, holds('/b1'))).toEqual([
      link('/'),
      category('A', [link('/a1')]),
      category('B', [category('C', [link('/c1')]), link('/b1')]),
    ]);
  });

  it('keeps categories that are open by themselves', () => {
    expect(visibleSidebar([category('A', [link('/a1'), link('/a2')], false)], () => false)).toEqual([
      category('A', [link('/a1'), link('/a2')], false),
    ]);
  });
});
