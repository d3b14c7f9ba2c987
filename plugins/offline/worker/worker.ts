/**
 * The service worker. Pages come from the network unless it fails or is slower than `PATIENCE_MS`;
 * files with a hash in their name never change and come from the store. `BUILD` differs in every
 * build, which is how browsers notice a new one.
 */
import {offlinePage} from './offlinePage';
import {AHEAD, FILES, find, findFile, isKnownStore, keep, moveToVisited, PAGES, removeStores} from './stores';

declare const self: ServiceWorkerGlobalScope;
declare const BUILD: string;

/** A connection this slow counts as none when there is something to show instead. */
const PATIENCE_MS = 4000;
/** The site is what lies beside this script. */
const SITE = new URL('./', self.location.href).href;

/**
 * `page` is what the reader looks at, `files` what the page has loaded, pages
 * ahead of a click among it.
 */
type Keep = {page?: string; files?: string[]; mayFetch: boolean};
type Message = ({type: 'keep'} & Keep) | {type: 'activate'} | {type: 'build'};

self.addEventListener('install', () => {
  // The first worker starts at once; a later one waits until the reader agrees to reload.
  if (!self.registration.active) void self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(removeStores((name) => !isKnownStore(name)).then(() => self.clients.claim())));

self.addEventListener('message', (event) => {
  const message = event.data as Message;
  if (message.type === 'activate') void self.skipWaiting();
  if (message.type === 'keep') event.waitUntil(keepAll(message));
  if (message.type === 'build') event.source?.postMessage({type: 'build', build: BUILD});
});

self.addEventListener('fetch', (event) => {
  const {request} = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !isOfSite(url) || url.href === self.location.href || request.headers.has('range')) return;
  event.respondWith(isFile(url) ? fromStore(event, request) : fromNetwork(event, request, url));
});

const isOfSite = ({href}: URL) => href.startsWith(SITE);
const isFile = ({href}: URL) => href.startsWith(`${SITE}assets/`);

async function fromStore(event: FetchEvent, request: Request): Promise<Response> {
  return (await findFile(request.url)) ?? fetchAndKeep(event, request, request.url);
}

/** Storing is for later visits: the response does not wait for it. */
function fetchAndKeep(event: FetchEvent, request: Request, key: string): Promise<Response> {
  const answer = fetch(request);
  event.waitUntil(answer.then((response) => keep(storeFor(request, response), key, response)).catch(() => undefined));
  return answer;
}

function storeFor(request: Request, response: Response) {
  if (!isPage(response)) return FILES;
  return request.mode === 'navigate' ? PAGES : AHEAD;
}

async function fromNetwork(event: FetchEvent, request: Request, url: URL): Promise<Response> {
  const key = pageKey(url);
  const answer = fetchAndKeep(event, request, key);
  const kept = await find(key);
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

/**
 * The page that the reader visits, and what was loaded before this worker took over. The
 * browser has most of it at hand.
 */
async function keepAll({page, files = [], mayFetch}: Keep): Promise<void> {
  const visited = page && pageKey(new URL(page, SITE));
  await Promise.all(
    [...files, ...(page ? [page] : [])].map(async (address) => {
      const url = new URL(address, SITE);
      if (!isOfSite(url)) return;
      const key = isFile(url) ? url.href : pageKey(url);
      if (key === visited ? await moveToVisited(key) : await find(key)) return;
      const response = mayFetch ? await fetch(url).catch(() => undefined) : undefined;
      // Without a connection, a copy that was fetched ahead meanwhile will do.
      if (!response && key === visited) await moveToVisited(key);
      if (response) await keep(!isPage(response) ? FILES : key === visited ? PAGES : AHEAD, key, response);
    }),
  );
}
