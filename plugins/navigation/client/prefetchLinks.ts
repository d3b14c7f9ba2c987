/**
 * Fetches the pages behind links of static content ahead: on hover, touch and in view. Docusaurus
 * itself refuses on 2g and data-saver.
 */
import {internalRoute} from './internalLink';

type Docusaurus = {prefetch: (route: string) => unknown; preload: (route: string) => unknown};

function docusaurus(): Docusaurus | undefined {
  return (window as {docusaurus?: Docusaurus}).docusaurus;
}

function routeOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.static-html a[href]') : null;
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
      if (route) docusaurus()?.prefetch(route);
    }
  });
  for (const link of document.querySelectorAll('.static-html a[href^="/"]')) observer.observe(link);
}

if (typeof document !== 'undefined') {
  const preload = ({target}: Event) => {
    const route = routeOf(target);
    if (route) docusaurus()?.preload(route);
  };
  document.addEventListener('mouseover', preload, {passive: true});
  document.addEventListener('touchstart', preload, {passive: true});
}

export function onRouteDidUpdate(): void {
  watch();
}
