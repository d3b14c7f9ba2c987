/**
 * Fetches the pages behind plain links ahead, as Docusaurus does for its own links: on hover, touch
 * and in view. All pages in view are fetched one by one while the browser is idle, because for each
 * of them Docusaurus looks through all routes. It refuses on 2g and with data saver.
 */
import {whenIdle} from '../../shared/browser/whenIdle';
import {internalRoute, PLAIN_LINK} from './internalLink';

type Docusaurus = typeof window.docusaurus;

const IDLE = {timeout: 5000};

let stock: Docusaurus | undefined;
const waiting = new Set<string>();

function prefetchLater(route: string): false {
  if (route === window.location.pathname) return false;
  waiting.add(route);
  if (waiting.size === 1) whenIdle(prefetchNext, IDLE);
  return false;
}

function prefetchNext(): void {
  const [route] = waiting;
  if (route === undefined) return;
  void stock?.prefetch(route);
  dropRepeated();
  waiting.delete(route);
  if (waiting.size > 0) whenIdle(prefetchNext, IDLE);
}

/** Docusaurus adds a link for scripts that pages share, and for those that run, with every page. */
function dropRepeated(): void {
  const seen = new Set([...document.scripts].map(({src}) => src));
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')) {
    if (seen.has(link.href)) link.remove();
    seen.add(link.href);
  }
}

function routeOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(PLAIN_LINK) : null;
  const url = link && internalRoute(link);
  return url && url.pathname !== window.location.pathname ? url.pathname : undefined;
}

let observer: IntersectionObserver | undefined;

function watch(): void {
  observer?.disconnect();
  if (!('IntersectionObserver' in window)) return;
  observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      const route = routeOf(target);
      if (route) prefetchLater(route);
    }
  });
  for (const link of document.querySelectorAll(PLAIN_LINK)) observer.observe(link);
}

if (typeof document !== 'undefined') {
  const preload = ({target}: Event) => {
    const route = routeOf(target);
    if (route) void window.docusaurus.preload(route);
  };
  document.addEventListener('mouseover', preload, {passive: true});
  document.addEventListener('touchstart', preload, {passive: true});
}

export function onRouteDidUpdate(): void {
  // Docusaurus' own links call this object too; it is there once the application has started.
  if (!stock) {
    stock = window.docusaurus;
    window.docusaurus = {...stock, prefetch: prefetchLater};
  }
  watch();
}
