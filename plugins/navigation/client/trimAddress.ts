/**
 * `/clients/index.html?x#y` → `/clients/?x#y`, in the address bar too, before the router reads it.
 */
export function cleanPath(pathname: string, canonical: string | undefined): string | undefined {
  if (!/\.html$/.test(pathname)) return undefined;
  const trimmed = pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '') || '/';
  // The page's canonical URL settles whether the route is spelled with a slash.
  const same = canonical && canonical.replace(/\/$/, '') === trimmed.replace(/\/$/, '');
  return same ? canonical : trimmed;
}

export function trimAddress(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const clean = cleanPath(window.location.pathname, link ? new URL(link.href).pathname : undefined);
  if (clean) window.history.replaceState(window.history.state, '', clean + window.location.search + window.location.hash);
}

/**
 * `/100%` and `#100%` cannot be decoded, and the router would crash on them. They are read as the
 * text they show: `/100%25`.
 */
export function repairedEscapes(part: string): string | undefined {
  try {
    decodeURIComponent(part);
    return undefined;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

function repairAddress(): void {
  const {pathname, search, hash} = window.location;
  const [path, target] = [repairedEscapes(pathname), repairedEscapes(hash)];
  if (path ?? target) window.history.replaceState(window.history.state, '', (path ?? pathname) + search + (target ?? hash));
}

if (typeof window !== 'undefined') {
  trimAddress();
  repairAddress();
  // Before the router's own listener, which was not there when this module ran.
  window.addEventListener('popstate', repairAddress, true);
}
