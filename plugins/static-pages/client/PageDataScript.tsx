/**
 * Writes the page's data into its HTML at build time. In the browser it only keeps the place, so
 * that hydration finds what it expects.
 */
import type {ReactNode} from 'react';
import {isActiveSidebarItem, useActivePluginAndVersion, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {PropDocContent} from '@docusaurus/plugin-content-docs';

import {slimSidebar, visibleSidebar} from '../slimSidebar';
import {slimMetadata} from '../slimMetadata';
import type {PageData, Part} from '../types';

type Props = {content: PropDocContent};

export const PageDataScript = INLINE_CONTENT ? (typeof window === 'undefined' ? WrittenData : Nothing) : Place;

function Nothing(): ReactNode {
  return null;
}

function Place(_props: Props): ReactNode {
  return <JsonScript json="" />;
}

function WrittenData({content}: Props): ReactNode {
  const {pathname} = useLocation();
  const sidebar = useDocsSidebar();
  const versions = useActivePluginAndVersion()?.activePlugin.pluginData.versions ?? [];
  const {metadata, toc, parts} = content as PropDocContent & {parts: Part[]};
  const docs = versions.flatMap(({name, docs}) => {
    const doc = docs.find(({id}) => id === metadata.id);
    return doc ? [[name, doc] as const] : [];
  });
  const data: PageData = {
    metadata: slimMetadata(metadata),
    ...(showsContents(content) ? {} : {toc}),
    parts,
    docs: Object.fromEntries(docs),
    ...(sidebar
      ? {sidebar: {name: sidebar.name, items: slimSidebar(visibleSidebar(sidebar.items, (item) => isActiveSidebarItem(item, pathname)))}}
      : {}),
  };
  return <JsonScript json={JSON.stringify(data)} />;
}

function showsContents({metadata: {frontMatter}, toc}: PropDocContent): boolean {
  const deepest = frontMatter.toc_max_heading_level ?? 3;
  return !frontMatter.hide_table_of_contents && toc.some(({level}) => level <= deepest);
}

function JsonScript({json}: {json: string}): ReactNode {
  return (
    <script
      type="application/json"
      id="page-data"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: json.replaceAll('<', '\\u003c')}}
    />
  );
}
