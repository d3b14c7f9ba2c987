/** Stands in for Docusaurus' prefetch helper: one request and one link element for each address, however often it is asked for. */
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
    document.head.append(link);
  });
}
