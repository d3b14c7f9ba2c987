import {whenIdle} from '../../shared/browser/whenIdle';

const requested = new Map<string, Promise<void>>();

/** Prefetches a page: one request and one link element for each URL, however often it is called. */
export function prefetch(url: string): Promise<void> {
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

/**
 * Added together and when idle: many links come into view at once, and each change of the
 * head recalculates styles.
 */
function add(link: HTMLLinkElement): void {
  waiting.push(link);
  if (waiting.length > 1) return;
  const flush = () => {
    document.head.append(...waiting);
    waiting = [];
  };
  whenIdle(flush, {timeout: 1000});
}
