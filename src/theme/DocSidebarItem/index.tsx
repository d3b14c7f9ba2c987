/**
 * The stock theme/DocSidebarItem, rendered again only when the page that is shown is in it or was:
 * the others look the same on every page.
 */
import {memo, type FunctionComponent} from 'react';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';

export default memo(DocSidebarItem as FunctionComponent<Props>, looksTheSame);

function looksTheSame({activePath: before, ...props}: Props, {activePath: after, ...nextProps}: Props): boolean {
  const names = Object.keys({...props, ...nextProps}) as (keyof typeof props)[];
  if (names.some((name) => props[name] !== nextProps[name])) return false;
  return before === after || !(isActiveSidebarItem(props.item, before) || isActiveSidebarItem(nextProps.item, after));
}
