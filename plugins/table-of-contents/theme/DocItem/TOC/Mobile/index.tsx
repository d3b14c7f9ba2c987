/**
 * Instead of the stock theme/DocItem/TOC/Mobile, the contents of a page on narrow windows: a bar
 * under the navbar that names the section being read and opens the list. A plain disclosure, so it
 * also works before and without scripts; tocHighlight.ts writes the section, plugins/page-menu
 * closes it.
 */
import type {MouseEvent, ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useWindowSize} from '@docusaurus/theme-common';
import TOCItems from '@theme/TOCItems';

import '../../../../client/contentsBar.css';
import {keepInView} from '../../../../client/tocHighlight';

export default function ContentsBar(): ReactNode {
  const {toc, frontMatter} = useDoc();
  // Wide windows have the list beside the text.
  if (useWindowSize() === 'desktop') return null;
  return (
    <details
      className="contents-bar theme-doc-toc-mobile"
      onToggle={({currentTarget}) => keepInView(currentTarget.querySelector('.table-of-contents__link--active'))}
    >
      <summary>
        On this page
        <b />
      </summary>
      <nav aria-label="On this page" onClick={closeOnChoice}>
        <TOCItems
          toc={toc}
          minHeadingLevel={frontMatter.toc_min_heading_level}
          maxHeadingLevel={frontMatter.toc_max_heading_level}
          linkClassName="table-of-contents__link toc-highlight"
        />
      </nav>
    </details>
  );
}

function closeOnChoice({target, currentTarget}: MouseEvent): void {
  if ((target as Element).closest('a')) currentTarget.closest('details')!.open = false;
}
