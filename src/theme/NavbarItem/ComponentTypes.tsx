/**
 * The stock theme/NavbarItem/ComponentTypes and ours: config/navbar.ts names it as
 * `custom-setup`. `/search` is below the docs but belongs to none of their versions, so items
 * of the docs show the version there that the reader has chosen.
 */
import type {ComponentType, ReactNode} from 'react';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import renderRoutes from '@docusaurus/renderRoutes';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';

import {SetupButton} from '@site/src/components/SetupButton';

function ofChosenVersion<Props extends {docsPluginId?: string}>(Item: ComponentType<Props>): ComponentType<Props> {
  return function DocsItem(props: Props): ReactNode {
    const location = useLocation();
    const {preferredVersion} = useDocsPreferredVersion(props.docsPluginId);
    const isSearch = useBaseUrl('/search') === location.pathname.replace(/\/$/, '');
    if (!isSearch || !preferredVersion) return <Item {...props} />;
    const pathname = `${preferredVersion.path.replace(/\/$/, '')}/search`;
    return renderRoutes([{render: () => <Item {...props} />}], {}, {location: {...location, pathname}});
  };
}

const stock = ComponentTypes as ComponentTypesObject;

export default {
  ...stock,
  doc: ofChosenVersion(stock.doc),
  docSidebar: ofChosenVersion(stock.docSidebar),
  docsVersion: ofChosenVersion(stock.docsVersion),
  docsVersionDropdown: ofChosenVersion(stock.docsVersionDropdown),
  'custom-setup': SetupButton,
};
