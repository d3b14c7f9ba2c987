/** The stock item, which names the version also when there is only one: then there is nothing to choose, and nothing is shown. */
import type {ReactNode} from 'react';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DocsVersionDropdown from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';

export default function DocsVersionChoice(props: Props): ReactNode {
  return useVersions(props.docsPluginId).length > 1 ? <DocsVersionDropdown {...props} /> : null;
}
