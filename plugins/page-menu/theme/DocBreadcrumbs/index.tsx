/** The stock theme/DocBreadcrumbs with the page menu at the end of their line. */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocBreadcrumbs from '@theme-init/DocBreadcrumbs';

import {PageMenu} from '../../client/PageMenu';

export default function DocBreadcrumbsWithMenu(): ReactNode {
  const {metadata} = useDoc();
  const {siteConfig} = useDocusaurusContext();
  return (
    <div className="page-top">
      <DocBreadcrumbs />
      <PageMenu permalink={metadata.permalink} siteUrl={siteConfig.url} baseUrl={siteConfig.baseUrl} />
    </div>
  );
}
