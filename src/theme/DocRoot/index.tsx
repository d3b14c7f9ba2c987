/**
 * The stock theme/DocRoot, rendered again only for another route as theme/DocsRoot is, and with the
 * menu beside the not-found page, which the stock component shows alone.
 */
import {memo, type ReactNode} from 'react';
import {DocsSidebarProvider, useDocRootMetadata, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocRoot from '@theme-original/DocRoot';
import type {Props} from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';
import NotFoundContent from '@theme/NotFound/Content';

function DocRootWithMenu(props: Props): ReactNode {
  const {docsSidebars} = useDocsVersion();
  if (useDocRootMetadata(props)) return <DocRoot {...props} />;
  const [name, items] = Object.entries(docsSidebars)[0] ?? [];
  return (
    <DocsSidebarProvider name={name} items={items}>
      <DocRootLayout>
        <NotFoundContent />
      </DocRootLayout>
    </DocsSidebarProvider>
  );
}

export default memo(DocRootWithMenu, (before, after) => before.route === after.route);
