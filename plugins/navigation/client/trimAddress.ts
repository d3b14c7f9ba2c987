/** `/clients/index.html?x#y` → `/clients/?x#y`, in the address bar too, before the router reads it. */
export function cleanPath(pathname: string, canonical: string | undefined): string | undefined {
  if (!/\.html$/.test(pathname)) return undefined;
  const trimmed = pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '') || '/';
  // The page's canonical address settles whether the route is spelled with a slash.
  const same = canonical && canonical.replace(/\/$/, '') === trimmed.replace(/\/$/, '');
  return same ? canonical : trimmed;
}

export function trimAddress(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const clean = cleanPath(window.location.pathname, link ? new URL(link.href).pathname : undefined);
  if (clean) window.history.replaceState(window.history.state, '', clean + window.location.search + window.location.hash);
}

/** `#100%` cannot be decoded, and Docusaurus would crash on it. It is read as the text it shows: `#100%25`. */
export function repairedHash(hash: string): string | undefined {
  try {
    decodeURIComponent(hash);
    return undefined;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}

function repairHash(): void {
  const hash = repairedHash(window.location.hash);
  if (hash) window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search + hash);
}

if (typeof window !== 'undefined') {
  trimAddress();
  repairHash();
  // Before the router's own listener, which was not there when this module ran.
  window.addEventListener('popstate', repairHash, true);
}
