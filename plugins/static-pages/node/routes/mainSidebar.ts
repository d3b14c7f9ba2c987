import type {LoadedContent, LoadedVersion, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {toSidebarsProp} from '@docusaurus/plugin-content-docs/lib/props.js';
import type {AllContent} from '@docusaurus/types';

import {slimSidebar} from '../../slimSidebar';

export type MainSidebar = {name: string; items: PropSidebarItem[]};

/**
 * The sidebar of the latest version's main page, for pages outside the docs;
 * nothing on a site without one.
 */
export function mainSidebar(allContent: AllContent): MainSidebar | null {
  const content = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent | undefined;
  const version = content?.loadedVersions.find(({isLast}) => isLast);
  const name = version && nameOf(version);
  const items = name && toSidebarsProp(version)[name];
  return name && items ? {name, items: slimSidebar(items)} : null;
}

/**
 * As Docusaurus chooses the main page: the one at the version's own URL, or the
 * first of the first sidebar.
 */
function nameOf({path, docs, sidebars}: LoadedVersion): string | undefined {
  return docs.find(({permalink}) => permalink === path)?.sidebar ?? Object.keys(sidebars)[0];
}
