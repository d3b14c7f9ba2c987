/**
 * Where the browser finds the static parts of a page. They are in the page's HTML, so the bundle does not carry them a second time: the first page is
 * read from the document, another one from its own HTML file, fetched when the reader shows intent or navigates.
 */
const pages = new Map<string, Promise<string[]> | string[]>();

/** `/clients/`, `/clients` and `/clients/index.html` are one page. */
export function pageKey(pathname: string): string {
  return pathname.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
}

function collect(root: ParentNode): string[] {
  const parts: string[] = [];
  for (const part of root.querySelectorAll<HTMLElement>('[data-static]')) parts[Number(part.dataset.static)] = part.innerHTML;
  return parts;
}

/** The n-th static part of a page that has been loaded. */
export function staticPart(pathname: string, n: number): string {
  const parts = pages.get(pageKey(pathname));
  return Array.isArray(parts) ? (parts[n] ?? '') : '';
}

/** Makes a page's parts available. Rejects when they cannot be fetched, so that the navigation fails as a whole. */
export async function loadStaticParts(pathname: string): Promise<void> {
  const key = pageKey(pathname);
  if (!pages.has(key)) pages.set(key, fetchParts(pathname));
  try {
    pages.set(key, await pages.get(key)!);
  } catch (error) {
    pages.delete(key);
    throw error;
  }
}

async function fetchParts(pathname: string): Promise<string[]> {
  const response = await fetch(pathname, {headers: {accept: 'text/html'}});
  // A missing page renders the not-found page, which has no static parts.
  if (!response.ok && response.status !== 404) throw new Error(`Loading chunk failed: ${pathname} answered ${response.status}`);
  return collect(new DOMParser().parseFromString(await response.text(), 'text/html'));
}

if (typeof document !== 'undefined') pages.set(pageKey(window.location.pathname), collect(document));
