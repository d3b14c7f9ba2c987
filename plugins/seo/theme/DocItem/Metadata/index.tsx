/**
 * The head of a page: what the stock theme/DocItem/Metadata writes, with the preview picture, the
 * Markdown twin and the article's structured data.
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';

import {markdownTwinPath} from '@site/plugins/shared/markdownTwinPath';
import {socialImagePath} from '@site/plugins/shared/socialImagePath';

import {articleData} from '../../../client/articleData';

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {siteConfig} = useDocusaurusContext();
  const {title, description, permalink, lastUpdatedAt} = metadata;
  const {url: siteUrl, baseUrl} = siteConfig;
  const image = socialImagePath(permalink, baseUrl);
  return (
    <PageMetadata title={title} description={description} keywords={frontMatter.keywords} image={image}>
      <meta property="og:image:alt" content={title} />
      <link rel="alternate" type="text/markdown" href={siteUrl + markdownTwinPath(permalink, baseUrl)} />
      <script type="application/ld+json">
        {JSON.stringify(articleData({siteUrl, baseUrl, permalink, title, description, image, lastUpdatedAt}))}
      </script>
    </PageMetadata>
  );
}
