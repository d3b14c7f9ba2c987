// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- the file is generated; projects that only import this one have to know its type too
/// <reference path="./main-sidebars.d.ts" />
/**
 * For pages outside the docs (search, not found): the docs' layout with the sidebar of the main
 * page, of the version that the reader has chosen or of the latest. Import it only from parts that
 * load later, because the menu is large.
 */
import type {ReactNode} from 'react';
import {DocsSidebarProvider, useDocsPreferredVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import sidebars from '@generated/static-pages/default/main-sidebars.json';
import DocRootLayout from '@theme/DocRoot/Layout';

export function WithMainSidebar({children}: {children: ReactNode}): ReactNode {
  const latest = useLatestVersion(undefined);
  const {name} = useDocsPreferredVersion().preferredVersion ?? latest;
  const sidebar = sidebars[name];
  return (
    <DocsSidebarProvider name={sidebar?.name} items={sidebar?.items}>
      <DocRootLayout>{children}</DocRootLayout>
    </DocsSidebarProvider>
  );
}
