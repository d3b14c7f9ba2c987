/**
 * The stock theme/DocSidebarItem/Link as a plain link: a navigation renders no router's link for
 * each page of the menu. src/theme/Root.tsx follows it.
 */
import type {ReactNode} from 'react';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import isInternalUrl from '@docusaurus/isInternalUrl';
import styles from '@docusaurus/theme-classic/lib/theme/DocSidebarItem/Link/styles.module.css';
import type {Props} from '@theme/DocSidebarItem/Link';
import clsx from 'clsx';

import {PlainLink} from '@site/src/components/PlainLink';

export default function DocSidebarItemLink({item, onItemClick, activePath, level, index: _index, ...props}: Props): ReactNode {
  const {href, label, className} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isInternal = isInternalUrl(href);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <PlainLink
        className={clsx('menu__link', !isInternal && styles['menuExternalLink'], isActive && 'menu__link--active')}
        aria-current={isActive ? 'page' : undefined}
        href={href}
        onClick={isInternal && onItemClick ? () => onItemClick(item) : undefined}
        {...props}
      >
        <span title={label} className={styles['linkLabel']}>
          {label}
        </span>
      </PlainLink>
    </li>
  );
}
