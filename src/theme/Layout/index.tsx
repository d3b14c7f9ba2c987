/**
 * The stock theme/Layout with the name of the page on an element of our own, for rules that are
 * about one page: the classes of <html> change while React hydrates. Ejected to leave out
 * `useKeyboardNavigation`: its class of the body styles the whole page again at each press after a
 * navigation, and `:focus-visible` (src/css/frame.css) does the same.
 */
import type {ReactNode} from 'react';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {PageMetadata, SkipToContentFallbackId, ThemeClassNames} from '@docusaurus/theme-common';
import styles from '@docusaurus/theme-classic/lib/theme/Layout/styles.module.css';
import AnnouncementBar from '@theme/AnnouncementBar';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import type {Props} from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import clsx from 'clsx';

export default function Layout({children, noFooter, wrapperClassName, title, description}: Props): ReactNode {
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <SkipToContent />
      <AnnouncementBar />
      <Navbar />
      <NamedPage className={wrapperClassName}>
        <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>{children}</ErrorBoundary>
      </NamedPage>
      {!noFooter && <Footer />}
    </LayoutProvider>
  );
}

function NamedPage({className, children}: {className: string | undefined; children: ReactNode}): ReactNode {
  const {activeDoc} = useActiveDocContext(undefined);
  return (
    <div
      id={SkipToContentFallbackId}
      data-doc={activeDoc?.id}
      className={clsx(ThemeClassNames.layout.main.container, ThemeClassNames.wrapper.main, styles['mainWrapper'], className)}
    >
      {children}
    </div>
  );
}
