/**
 * The page body. Unlike the stock component it puts the badges of the front matter under the
 * title, and it does not load the Heading component, since every other heading is already
 * HTML (plugins/static-pages).
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';

import {PageBadges} from '@site/src/components/PageBadges';
import {parsePageFacts} from '@site/src/components/PageBadges/parsePageFacts';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const facts = parsePageFacts(frontMatter);
  return (
    <div className={`${ThemeClassNames.docs.docMarkdown} markdown`}>
      {!frontMatter.hide_title && (
        <header>
          <h1>{metadata.title}</h1>
          {facts && <PageBadges {...facts} />}
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
