import {offerOnReturn} from './offerOnReturn';
import {withdrawOffer} from './offerToContinue';
import {storePosition} from './positions';

/** A page shorter than this many screens is read from the top again. */
const LONG_PAGE_SCREENS = 3;

let route: string | undefined;
let hasScrolled = false;

/**
 * The last heading above the middle of the screen; nothing near the
 * beginning and the end of the page.
 */
export function currentHeading(): {id: string; heading: string} | undefined {
  const {scrollHeight, clientHeight} = document.documentElement;
  const isLong = scrollHeight > LONG_PAGE_SCREENS * clientHeight;
  const isInside = window.scrollY > clientHeight && window.scrollY + 1.5 * clientHeight < scrollHeight;
  if (!isLong || !isInside) return undefined;
  const headings = [...document.querySelectorAll<HTMLElement>('.markdown :is(h2, h3)[id]')];
  const above = headings.filter((heading) => heading.getBoundingClientRect().top < clientHeight / 2).at(-1);
  return above && {id: above.id, heading: (above.firstChild?.textContent ?? above.textContent ?? '').trim()};
}

function keep(): void {
  if (route && hasScrolled) storePosition(route, currentHeading());
}

if (typeof window !== 'undefined') {
  window.addEventListener('scroll', () => (hasScrolled = true), {passive: true});
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keep());
  window.addEventListener('pagehide', keep);
}

/** Runs before the old page leaves the document. */
export function onRouteUpdate({location, previousLocation}: {location: Location; previousLocation: Location | null}): void {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  keep();
  withdrawOffer();
}

export function onRouteDidUpdate({location, previousLocation}: {location: Location; previousLocation: Location | null}): void {
  if (previousLocation?.pathname === location.pathname) return;
  route = location.pathname;
  // The first page may have been scrolled before this module came; a page that opens at
  // its hash scrolls by itself.
  hasScrolled = !previousLocation && !location.hash && window.scrollY > 0;
  // There is no loader in `npm run dev`.
  if (process.env['NODE_ENV'] === 'development' && !previousLocation) offerOnReturn();
}
