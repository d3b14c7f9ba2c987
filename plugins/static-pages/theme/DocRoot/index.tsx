/**
 * The stock component, except that the browser learns from the page's own data which sidebar it
 * has (plugins/static-pages).
 */
import type {ReactNode} from 'react';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import {DocsSidebarProvider, useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';

import {renderNotFound} from '../../client/notFound';
import {usePageRoot} from '../../client/usePageRoot';

declare const INLINE_CONTENT: boolean;

const useRoot = INLINE_CONTENT ? useDocRootMetadata : usePageRoot;

export default function DocRoot(props: Props): ReactNode {
  const root = useRoot(props);
  // Only the content: this is rendered inside the layout already.
  if (!root) return renderNotFound();
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider name={root.sidebarName} items={root.sidebarItems}>
        <DocRootLayout>{root.docElement}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
