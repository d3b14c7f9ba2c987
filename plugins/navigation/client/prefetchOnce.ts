/** Prefetches a page: one request and one link element for each URL, however often it is asked for. */
const requested = new Map<string, Promise<void>>();

export default function prefetch(url: string): Promise<void> {
  let request = requested.get(url);
  if (!request) {
    request = addLink(url);
    requested.set(url, request);
  }
  return request;
}

function addLink(url: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = url;
    link.onload = () => resolve();
    // A failed prefetch costs the reader nothing: the page asks again when it is opened.
    link.onerror = () => {
      requested.delete(url);
      resolve();
    };
    add(link);
  });
}

let waiting: HTMLLinkElement[] = [];

/** Many links come into view at once, and each change of the head makes the browser look at the whole page again: they are added together, when there is time. */
function add(link: HTMLLinkElement): void {
  waiting.push(link);
  if (waiting.length > 1) return;
  const flush = () => {
    document.head.append(...waiting);
    waiting = [];
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(flush, {timeout: 1000});
  else setTimeout(flush);
}
