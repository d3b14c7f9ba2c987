/**
 * Sidebars as they cross to the browser: without what links do not use, and for a page without what
 * its collapsed categories hide. Runs in both halves.
 */
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/**
 * Stands for the id of a page: breadcrumbs (from Docusaurus 3.10 on) ask whether a link has one,
 * and nothing in the browser asks which.
 */
const PAGE = '-';

export function slimSidebar(items: PropSidebarItem[]): PropSidebarItem[] {
  return items.map((item) => {
    if (item.type === 'category') return {...item, items: slimSidebar(item.items)};
    if (item.type !== 'link') return item;
    const {docId, unlisted, ...link} = item;
    return {...link, ...(docId && {docId: PAGE}), ...(unlisted && {unlisted})};
  });
}

/**
 * The items a page shows. A collapsed category keeps its first link: the stock theme shows an empty
 * category as a plain link.
 */
export function visibleSidebar(items: PropSidebarItem[], isActive: (item: PropSidebarItem) => boolean): PropSidebarItem[] {
  return items.map((item) => {
    if (item.type !== 'category') return item;
    const isOpen = !item.collapsible || !item.collapsed || isActive(item);
    return {...item, items: isOpen ? visibleSidebar(item.items, isActive) : firstLink(item.items)};
  });
}

function firstLink(items: PropSidebarItem[]): PropSidebarItem[] {
  for (const item of items) {
    if (item.type === 'link' && !item.unlisted) return [item];
    if (item.type === 'category') {
      const found = item.href && !item.linkUnlisted ? [{type: 'link' as const, href: item.href, label: item.label}] : firstLink(item.items);
      if (found.length > 0) return found;
    }
  }
  return [];
}
