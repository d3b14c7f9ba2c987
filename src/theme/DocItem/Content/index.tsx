/**
 * The page body. Unlike the stock theme/DocItem/Content it puts the editions of the front matter
 * under the title and what was checked at the end. It provides no components of MDX: a page imports
 * what it uses (plugins/static-pages), so the first script has neither those nor the heading's.
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';

import {PageBadges, PageProof} from '@site/src/components/PageBadges';
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
      {children}
      {facts && !frontMatter.hide_title && <PageProof {...facts} />}
    </div>
  );
}
