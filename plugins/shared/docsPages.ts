/**
 * The pages of the docs in the order of the menus, as plugins that describe the whole site need
 * them (Markdown copies, previews).
 */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

export type DocsPage = {
  /** As in the menu: `/clients/`, `/clients/CLI`. */
  route: string;
  title: string;
  /** Name in the menu. */
  label: string;
  description: string;
  /** Menu categories above the page, outermost first. */
  trail: string[];
  /**
   * Outermost menu category; of a page outside all of them, `Start` or `More`, before
   * and after the first category.
   */
  section: string;
  /** Page type of the front matter. */
  type: string;
  /** Time of the last commit, in milliseconds; absent without git. */
  updatedAt: number | undefined;
  /** Path of the source file from the root of the site. */
  source: string;
};

type Place = {id: string; label: string | undefined; trail: string[]; section: string};
type MenuItem = {type: string; id?: string; label?: string; items?: MenuItem[]; link?: {type: string; id?: string}};

export function listDocsPages(allContent: AllContent): DocsPage[] {
  const content = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent | undefined;
  return (content?.loadedVersions ?? []).flatMap(({docs, sidebars}) => {
    const byId = new Map(docs.map((doc) => [doc.id, doc]));
    const places = Object.values(sidebars).flatMap((items) => placesIn(items as MenuItem[]));
    return places.flatMap(({id, label, trail, section}): DocsPage[] => {
      const doc = byId.get(id);
      if (!doc) return [];
      return [
        {
          route: doc.permalink,
          title: doc.title,
          label: label ?? String(doc.frontMatter.sidebar_label ?? doc.title),
          description: doc.description,
          trail,
          section,
          type: (doc.frontMatter as {type?: string}).type ?? '',
          updatedAt: doc.lastUpdatedAt ?? undefined,
          source: doc.source.replace('@site/', ''),
        },
      ];
    });
  });
}

function placesIn(items: MenuItem[]): Place[] {
  let seenCategory = false;
  return items.flatMap((item) => {
    if (item.type === 'category') seenCategory = true;
    return placesOf(item, [], item.type === 'category' ? (item.label ?? '') : seenCategory ? 'More' : 'Start');
  });
}

function placesOf(item: MenuItem, trail: string[], section: string): Place[] {
  if (item.type === 'doc' || item.type === 'ref') return item.id ? [{id: item.id, label: item.label, trail, section}] : [];
  if (item.type !== 'category') return [];
  const own: Place[] = item.link?.type === 'doc' && item.link.id ? [{id: item.link.id, label: item.label, trail, section}] : [];
  return [...own, ...(item.items ?? []).flatMap((child) => placesOf(child, [...trail, item.label ?? ''], section))];
}
