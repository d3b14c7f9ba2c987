/**
 * Titles of the pages that were shown, for providers that report a page before it has its title.
 */
const titles = new Map<string, string>();
let waiting: (() => void)[] = [];

export function announcePage(pathname: string, title: string): void {
  titles.set(pathname, title);
  const ready = waiting;
  waiting = [];
  ready.forEach((resolve) => resolve());
}

/** The title of a page; waits for it while the reader is on the way there. */
export async function titleOf(pathname: string, timeOutMs: number): Promise<string | undefined> {
  if (!titles.has(pathname) && window.location.pathname === pathname) {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      setTimeout(resolve, timeOutMs);
    });
    // Wait only once for a page that never reports that it is ready.
    if (!titles.has(pathname) && window.location.pathname === pathname) titles.set(pathname, document.title);
  }
  return titles.get(pathname);
}
