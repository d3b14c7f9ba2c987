/**
 * A link to a place in a page needs the true height of everything above it, so the page is laid out
 * as a whole (src/css/long-pages.css) before anything scrolls there. The inline script does this
 * for the URL that a page is opened at (plugins/hydrate-on-intent/client/firstPaint.ts).
 * `:has(:target)` would say the same in the stylesheet alone, but then every element that a script
 * adds, in the head too, restyles and lays out the whole page.
 */
import type {ClientModule} from '@docusaurus/types';

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location}) => layOutForTarget(location.hash);

// The table of contents and the marks of headings are plain links, which the
// browser follows natively.
if (typeof document !== 'undefined') document.addEventListener('click', onClick, true);

function onClick({target}: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  if (link) layOutForTarget(link.hash);
}

function layOutForTarget(hash: string): void {
  document.documentElement.toggleAttribute('data-whole-page', hash !== '');
}
