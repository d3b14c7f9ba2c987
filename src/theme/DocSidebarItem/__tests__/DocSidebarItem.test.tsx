import {cleanup, render} from '@testing-library/react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import DocSidebarItem from '..';

const rendered = vi.hoisted(() => [] as string[]);

vi.mock('@theme-original/DocSidebarItem', () => ({
  default: ({item}: {item: {label: string}}) => {
    rendered.push(item.label);
    return null;
  },
}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  isActiveSidebarItem: ({href}: {href: string}, path: string) => path.startsWith(href),
}));

const ITEMS = ['/clients', '/deployment', '/support'].map((href): PropSidebarItem => ({type: 'link', href, label: href}));

const menu = (activePath: string, items = ITEMS) => (
  <>
    {items.map((item, index) => (
      <DocSidebarItem key={index} item={item} index={index} level={1} activePath={activePath} />
    ))}
  </>
);

beforeEach(() => {
  rendered.length = 0;
});
afterEach(cleanup);

describe('DocSidebarItem', () => {
  it('is rendered again where the page was and where it is now, and nowhere else', () => {
    const {rerender} = render(menu('/clients/react'));
    rendered.length = 0;
    rerender(menu('/deployment/docker'));
    expect(rendered).toEqual(['/clients', '/deployment']);
  });

  it('follows a change inside the part that stays open', () => {
    const {rerender} = render(menu('/clients/react'));
    rendered.length = 0;
    rerender(menu('/clients/rest'));
    expect(rendered).toEqual(['/clients']);
  });

  it('is rendered again when the menu itself changes', () => {
    const {rerender} = render(menu('/clients/react'));
    rendered.length = 0;
    rerender(
      menu(
        '/clients/react',
        ITEMS.map((item) => ({...item})),
      ),
    );
    expect(rendered).toHaveLength(3);
  });
});
