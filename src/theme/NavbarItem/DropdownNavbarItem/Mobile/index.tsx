/**
 * The stock theme/NavbarItem/DropdownNavbarItem/Mobile expands for an active child that is a link.
 * A child that names a page or a sidebar (`doc`, `docSidebar`) has no address here, so it gets one
 * that is always active while it is.
 */
import type {ReactNode} from 'react';
import {type GlobalDoc, useActiveDocContext, useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import DropdownNavbarItemMobile from '@theme-original/NavbarItem/DropdownNavbarItem/Mobile';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';

type Item = Props['items'][number] & {type?: string; docId?: string; sidebarId?: string; docsPluginId?: string};

export default function ExpandingDropdown({items, ...props}: Props): ReactNode {
  const pluginId = useActivePluginAndVersion()?.activePlugin.pluginId ?? 'default';
  const {activeDoc, activeVersion} = useActiveDocContext(pluginId);
  const isCurrent = (item: Item) =>
    activeDoc && (item.docsPluginId ?? 'default') === pluginId && isActive(item, activeDoc, activeVersion?.docs ?? []);
  return <DropdownNavbarItemMobile {...props} items={items.map((item) => (isCurrent(item) ? {...item, activeBaseRegex: '.'} : item))} />;
}

/** As the stock items themselves decide it. */
function isActive({type, docId, sidebarId}: Item, current: GlobalDoc, docs: GlobalDoc[]): boolean {
  if (type === 'docSidebar') return sidebarId === current.sidebar;
  if (type !== 'doc') return false;
  const doc = docs.find(({id}) => id === docId);
  return doc !== undefined && (doc.id === current.id || (doc.sidebar !== undefined && doc.sidebar === current.sidebar));
}
