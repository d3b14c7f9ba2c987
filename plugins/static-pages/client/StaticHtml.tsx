import {useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import {staticPart} from './pageStore';

type Props = {
  /** Which static part of the page this is. */
  n: string;
  /**
   * Present when pages are rendered at build time and in development; the browser reads
   * it from the HTML instead.
   */
  html?: string;
};

/** A run of a page that is plain HTML since the build (node/content/collapseStatic.ts). */
export function StaticHtml({n, html}: Props): ReactNode {
  const {pathname} = useLocation();
  useReportedLinks(html);
  // One object for the life of the part: given another, React would write the HTML again and lose
  // the state of tabs and filters. React does not call the getter while it hydrates, so nothing is
  // copied out of the document before that.
  const [content] = useState(() => ({
    get __html() {
      return html ?? staticPart(pathname, Number(n));
    },
  }));
  return <div className="static-html" data-static={n} dangerouslySetInnerHTML={content} />;
}

/**
 * Docusaurus checks links and anchors that components report while pages are rendered at build
 * time; a string has to be read for them.
 */
function useReportedLinks(html: string | undefined): void {
  const brokenLinks = useBrokenLinks();
  if (typeof window !== 'undefined' || !html) return;
  for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
    // A file (the OpenAPI description) is no route; tests/content follows links
    // to files in the built site.
    const isFile = /\.[a-z][a-z\d]*$/.test(href);
    if (!isFile && (href.startsWith('/') || href.startsWith('#'))) brokenLinks.collectLink(href.replaceAll('&amp;', '&'));
  }
  for (const [, id = ''] of html.matchAll(/<[a-z][^>]*? id="([^"]+)"/g)) brokenLinks.collectAnchor(id);
}
