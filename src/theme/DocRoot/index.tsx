/**
 * The stock theme/DocRoot, rendered again only for another route as theme/DocsRoot is, and with the
 * menu beside the not-found page, which the stock component shows alone.
 */
import {memo, type ReactNode} from 'react';
import {DocsSidebarProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import renderRoutes from '@docusaurus/renderRoutes';
import {matchPath, useLocation} from '@docusaurus/router';
import DocRoot from '@theme-original/DocRoot';
import type {Props} from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';
import NotFoundContent from '@theme/NotFound/Content';

const notFound = (
  <DocRootLayout>
    <NotFoundContent />
  </DocRootLayout>
);

function DocRootWithMenu(props: Props): ReactNode {
  const {docsSidebars} = useDocsVersion();
  const location = useLocation();
  // Routes ignore case. Hosts do not, so `/Clients/rest` is a not-found page from the start, and
  // its menu must not open for the page of that name.
  if (props.route.routes?.some((page) => matchPath(location.pathname, {...page, sensitive: true}))) return <DocRoot {...props} />;
  const [name, items] = Object.entries(docsSidebars)[0] ?? [];
  return (
    <DocsSidebarProvider name={name} items={items}>
      {renderRoutes([{render: () => notFound}], {}, {location: {...location, pathname: `${location.pathname}/404.html`}})}
    </DocsSidebarProvider>
  );
}

export default memo(DocRootWithMenu, (before, after) => before.route === after.route);
