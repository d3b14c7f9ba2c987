/**
 * The stock theme/DocRoot/Layout/Main with an id: the link that skips the menu has to lead here
 * also before there are scripts.
 */
import type {ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import styles from '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/Main/styles.module.css';
import type {Props} from '@theme/DocRoot/Layout/Main';
import clsx from 'clsx';

export const MAIN_ID = 'main';

export default function DocRootLayoutMain({hiddenSidebarContainer, children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const isWide = hiddenSidebarContainer || !sidebar;
  return (
    <main id={MAIN_ID} className={clsx(styles['docMainContainer'], isWide && styles['docMainContainerEnhanced'])}>
      <div
        className={clsx(
          'container padding-top--md padding-bottom--lg',
          styles['docItemWrapper'],
          hiddenSidebarContainer && styles['docItemWrapperEnhanced'],
        )}
      >
        {children}
      </div>
    </main>
  );
}
