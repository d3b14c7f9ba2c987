import type {ComponentProps, ReactNode} from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import {useLocation} from '@docusaurus/router';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type DocRoot from '@theme/DocRoot';

import {findPage} from './pageStore';
import {useFullSidebar} from './sidebars';

type PageRoot = {docElement: ReactNode; sidebarName: string | undefined; sidebarItems: PropSidebarItem[] | undefined};

/** What the stock `useDocRootMetadata` finds among all routes, from the page that was loaded. */
export function usePageRoot({route}: ComponentProps<typeof DocRoot>): PageRoot | null {
  const {pathname} = useLocation();
  const {pluginId, version} = useDocsVersion();
  const page = findPage(pathname);
  const full = useFullSidebar(`${pluginId}/${version}`, page?.sidebar?.name);
  if (!page) return null;
  return {docElement: renderRoutes(route.routes), sidebarName: page.sidebar?.name, sidebarItems: full ?? page.sidebar?.items};
}
