type Prefetcher = {prefetch: (path: string) => unknown};

/** Docusaurus puts its prefetcher on `window`; it ignores what it has and slow connections. */
export function prefetch(url: string): void {
  (window as {docusaurus?: Prefetcher}).docusaurus?.prefetch(url.split(/[?#]/)[0] ?? url);
}
