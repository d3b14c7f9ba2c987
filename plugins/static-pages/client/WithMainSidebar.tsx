// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- the file is generated; projects that only import this one have to know its type too
/// <reference path="./main-sidebar.d.ts" />
/**
 * For pages outside the docs (search, not found): the docs' layout with the sidebar of the main
 * page. Import it only from parts that load later, because the menu is large.
 */
import type {ReactNode} from 'react';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import sidebar from '@generated/static-pages/default/main-sidebar.json';
import DocRootLayout from '@theme/DocRoot/Layout';

export function WithMainSidebar({children}: {children: ReactNode}): ReactNode {
  return (
    <DocsSidebarProvider name={sidebar?.name} items={sidebar?.items}>
      <DocRootLayout>{children}</DocRootLayout>
    </DocsSidebarProvider>
  );
}
