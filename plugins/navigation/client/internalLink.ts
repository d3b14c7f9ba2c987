import siteConfig from '@generated/docusaurus.config';

/** Links in the text of pages, in the menu and in the footer (src/components/PlainLink). */
export const PLAIN_LINK = '.static-html a[href], a[data-route]';

/** The route a link leads to, or undefined if the browser should follow it. */
export function internalRoute(link: HTMLAnchorElement): URL | undefined {
  if (link.target && link.target !== '_self') return undefined;
  if (link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, window.location.href);
  if (url.origin !== window.location.origin || !url.pathname.startsWith(siteConfig.baseUrl)) return undefined;
  // Files (the OpenAPI description, a Markdown twin) are not pages.
  if (/\.[a-z0-9]+$/i.test(url.pathname)) return undefined;
  return url;
}

export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
