import type {LoadedContent, LoadedVersion, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

export type MainSidebar = {name: string; items: PropSidebarItem[]};

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The sidebar of each version's main page, for pages outside the docs. */
export function mainSidebars(allContent: AllContent): Record<string, MainSidebar> {
  const content = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent | undefined;
  return Object.fromEntries(
    (content?.loadedVersions ?? []).flatMap((version) => {
      const name = nameOf(version);
      const items = name && version.sidebars[name];
      return items ? [[version.versionName, {name, items: items.map((item) => shownItem(item, version))}]] : [];
    }),
  );
}

/**
 * As Docusaurus chooses the main page: the one at the version's own URL, or the
 * first of the first sidebar.
 */
function nameOf({path, docs, sidebars}: LoadedVersion): string | undefined {
  return docs.find(({permalink}) => permalink === path)?.sidebar ?? Object.keys(sidebars)[0];
}

/** As the theme shows it: a page is a link, and a category links to its page if it has one. */
function shownItem(item: SidebarItem, version: LoadedVersion): PropSidebarItem {
  const docOf = (id: string) => version.docs.find((doc) => doc.id === id)!;
  if (item.type === 'link' || item.type === 'html') return item;
  if (item.type !== 'category') {
    const {title, permalink, frontMatter, unlisted} = docOf(item.id);
    const label = frontMatter.sidebar_label ?? item.label ?? title;
    return {type: 'link', label, href: permalink, docId: item.id, className: frontMatter.sidebar_class_name ?? item.className, unlisted};
  }
  const {link, items, ...category} = item;
  const href = link?.type === 'doc' ? docOf(link.id).permalink : link?.permalink;
  return {...category, items: items.map((inner) => shownItem(inner, version)), ...(href && {href})};
}
