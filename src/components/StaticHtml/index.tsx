import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

type Props = {html: string};

/** A run of a page that was finished at build time (plugins/static-content). */
export function StaticHtml({html}: Props): ReactNode {
  useReportedLinks(html);
  return <div className="static-html" dangerouslySetInnerHTML={{__html: html}} />;
}

/** Docusaurus checks links and anchors that components report while pages are rendered at build time; a string has to be read for them. */
function useReportedLinks(html: string): void {
  const brokenLinks = useBrokenLinks();
  if (typeof window !== 'undefined') return;
  for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
    // A file (the OpenAPI description) is no route; tests/content follows links to files in the built site.
    const isFile = /\.[a-z]+$/.test(href);
    if (!isFile && (href.startsWith('/') || href.startsWith('#'))) brokenLinks.collectLink(href.replaceAll('&amp;', '&'));
  }
  for (const [, id = ''] of html.matchAll(/<[a-z][^>]*? id="([^"]+)"/g)) brokenLinks.collectAnchor(id);
}
