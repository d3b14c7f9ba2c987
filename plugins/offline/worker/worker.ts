/**
 * The service worker. The network always comes first for pages, so nobody reads an old page while they are connected; files with a hash in their name never change
 * and come from the store. `BUILD` differs in every build, which is how browsers notice a new one.
 */
declare const self: ServiceWorkerGlobalScope;
declare const BUILD: string;

const PAGES = 'docs-pages-1';
const FILES = 'docs-files-1';
const MOST = {[PAGES]: 120, [FILES]: 600};
/** A connection this slow counts as none when there is something to show instead. */
const PATIENCE_MS = 4000;

type Message = {type: 'keep'; urls: string[]} | {type: 'activate'} | {type: 'build'};

self.addEventListener('install', () => {
  // The first worker starts at once; a later one waits until the reader agrees to reload.
  if (!self.registration.active) void self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(removeOtherStores().then(() => self.clients.claim())));

self.addEventListener('message', (event) => {
  const message = event.data as Message;
  if (message.type === 'activate') void self.skipWaiting();
  if (message.type === 'keep') event.waitUntil(keepAll(message.urls));
  if (message.type === 'build') event.source?.postMessage({type: 'build', build: BUILD});
});

self.addEventListener('fetch', (event) => {
  const {request} = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname === '/sw.js' || request.headers.has('range')) return;
  event.respondWith(url.pathname.startsWith('/assets/') ? fromStore(event, request) : fromNetwork(event, request, url));
});

async function fromStore(event: FetchEvent, request: Request): Promise<Response> {
  const kept = await caches.match(request.url, {cacheName: FILES});
  return kept ?? fetchAndKeep(event, request, request.url);
}

/** Storing is for later visits: the reader gets the answer without waiting for it. */
function fetchAndKeep(event: FetchEvent, request: Request, key: string): Promise<Response> {
  const answer = fetch(request);
  event.waitUntil(answer.then((response) => keep(isPage(response) ? PAGES : FILES, key, response)).catch(() => undefined));
  return answer;
}

async function fromNetwork(event: FetchEvent, request: Request, url: URL): Promise<Response> {
  const key = pageKey(url);
  const answer = fetchAndKeep(event, request, key);
  const kept = await caches.match(key);
  try {
    return await (kept ? Promise.race([answer, rejectLater()]) : answer);
  } catch (error) {
    if (kept) return kept;
    if (request.mode === 'navigate') return offlinePage();
    throw error;
  }
}

function rejectLater(): Promise<never> {
  return new Promise((_resolve, reject) => setTimeout(() => reject(new Error('slow network')), PATIENCE_MS));
}

/** `/clients/`, `/clients` and `/clients?x=1` are one page. */
function pageKey({origin, pathname}: URL): string {
  return origin + (pathname.replace(/\/+$/, '') || '/');
}

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** What is being stored: it need not be fetched for that again. */
const keeping = new Set<string>();

async function keep(name: typeof PAGES | typeof FILES, key: string, response: Response): Promise<void> {
  if (!response.ok || response.type !== 'basic' || response.redirected) return;
  // Before anybody reads the answer.
  const copy = response.clone();
  keeping.add(key);
  try {
    const store = await caches.open(name);
    // Put at the end, so that the oldest come first.
    await store.delete(key);
    await store.put(key, copy);
    const keys = await store.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST[name])).map((old) => store.delete(old)));
  } catch {
    // A full disk costs the reader their copy, not the page.
  } finally {
    keeping.delete(key);
  }
}

/** What the reader had loaded before this worker took over. The browser has most of it at hand. */
async function keepAll(urls: string[]): Promise<void> {
  await Promise.all(
    urls.map(async (address) => {
      const url = new URL(address, self.location.origin);
      if (url.origin !== self.location.origin) return;
      const isFile = url.pathname.startsWith('/assets/');
      const key = isFile ? url.href : pageKey(url);
      if (keeping.has(key) || (await caches.match(key))) return;
      const response = await fetch(url).catch(() => undefined);
      if (response) await keep(isPage(response) ? PAGES : FILES, key, response);
    }),
  );
}

async function removeOtherStores(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('docs-') && name !== PAGES && name !== FILES).map((name) => caches.delete(name)),
  );
}

async function offlinePage(): Promise<Response> {
  const pages = await (await caches.open(PAGES)).keys();
  const links = pages
    .map(({url}) => new URL(url).pathname)
    .sort()
    .map((path) => `<li><a href="${path}">${path}</a></li>`);
  const list = links.length > 0 ? `<p>You can still read the pages you have visited:</p><ul>${links.join('')}</ul>` : '';
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>You are offline</title><main><h1>You are offline</h1><p>This page has not been loaded on this device yet. It will open once there is a connection again.</p>${list}</main></html>`;
  return new Response(html, {status: 503, headers: {'content-type': 'text/html; charset=utf-8'}});
}

export {};
