import {memo, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

type Props = {
  /** Names the part on the whole site: `<hash of the page's strings>-<index>`. */
  part: string;
  /** Missing on the page that the browser has opened (loadStrings.ts). */
  html: string | undefined;
};

/** A run of a page that is plain HTML since the build (node/content/collapseStatic.ts). */
export const StaticHtml = memo(function StaticHtml({part, html}: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useReportedLinks(html);
  // One object for the life of the part: given another, React would write the HTML again and lose
  // the state of tabs and filters.
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [content] = useState(() => ({__html: html ?? (isHydrating ? '' : openedPart(part))}));
  useLayoutEffect(() => {
    const {current} = element;
    return () => {
      if (html === undefined && current) opened.set(part, current.innerHTML);
    };
  }, [part, html]);
  return <div ref={element} className="static-html" data-static={part} dangerouslySetInnerHTML={content} />;
});

/** Parts of the page that the browser has opened, with their text when they left the screen. */
const opened = new Map<string, string>();

/**
 * React does not write a part that it finds in the document. When it has found a difference
 * somewhere, it writes the whole page instead of hydrating it: the text is still in the document.
 */
function openedPart(part: string): string {
  return opened.get(part) ?? document.querySelector(`[data-static="${part}"]`)?.innerHTML ?? '';
}

const never = () => () => {};

/**
 * Docusaurus checks links and anchors that components report while pages are rendered at build
 * time; a string has to be read for them.
 */
function useReportedLinks(html: string | undefined): void {
  const brokenLinks = useBrokenLinks();
  if (typeof window !== 'undefined' || !html) return;
  for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
    // A file (the OpenAPI description) is not a route; tests/content follows links
    // to files in the built site.
    const isFile = /\.[a-z][a-z\d]*$/.test(href);
    if (!isFile && (href.startsWith('/') || href.startsWith('#'))) brokenLinks.collectLink(href.replaceAll('&amp;', '&'));
  }
  for (const [, id = ''] of html.matchAll(/<[a-z][^>]*? id="([^"]+)"/g)) brokenLinks.collectAnchor(id);
}
