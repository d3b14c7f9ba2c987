/**
 * What the worker keeps: pages that were visited, pages that were fetched
 * ahead of a click, and files.
 */
export const PAGES = 'docs-pages-2';
/** Not visited yet: they open without a network, and no list of visited pages names them. */
export const AHEAD = 'docs-ahead-1';
export const FILES = 'docs-files-2';

/** A file and its checksum are two entries. */
const MOST = {[PAGES]: 120, [AHEAD]: 60, [FILES]: 1200};
type StoreName = keyof typeof MOST;

/** What is being stored: it need not be fetched for that again. */
const keeping = new Map<string, Promise<void>>();

/**
 * Nothing when there is no copy. A store that the browser itself can no longer read is thrown away,
 * so that it is not in the way of the network.
 */
export async function find(key: string, name?: StoreName): Promise<Response | undefined> {
  try {
    return await caches.match(key, name && {cacheName: name});
  } catch (error) {
    console.warn('[offline] the store cannot be read and is thrown away:', error);
    await removeStores(() => true).catch(() => undefined);
    return undefined;
  }
}

/**
 * Files have hashes in their names and are never asked for again, so that a damaged copy would stay
 * for good: it counts as none.
 */
export async function findFile(url: string): Promise<Response | undefined> {
  if (!checked.has(url) && !(await isSound(url))) return undefined;
  checked.add(url);
  return find(url, FILES);
}

/**
 * Once in the life of a worker is enough: the browser ends it when it has had
 * nothing to do for a while.
 */
const checked = new Set<string>();

async function isSound(url: string): Promise<boolean> {
  const [file, sum] = await Promise.all([find(url, FILES), find(sumKey(url), FILES)]);
  if (!file) return false;
  if (sum && (await sum.text()) === (await checksum(file))) return true;
  console.warn('[offline] a damaged copy is thrown away:', url);
  await caches
    .open(FILES)
    .then((store) => store.delete(url))
    .catch(() => undefined);
  return false;
}

const sumKey = (url: string) => `${url}?sum`;

async function checksum(response: Response): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function keep(name: StoreName, key: string, response: Response): Promise<void> {
  if (!response.ok || response.type !== 'basic' || response.redirected) return Promise.resolve();
  // Before the body of the response is read.
  const done = store(name, key, response.clone())
    // A full disk costs the reader their copy, not the page.
    .catch(() => undefined)
    .finally(() => keeping.delete(key));
  keeping.set(key, done);
  return done;
}

async function store(name: StoreName, key: string, copy: Response): Promise<void> {
  // A page that was visited before and is fetched ahead again replaces its older copy.
  const place = await caches.open(name === AHEAD && (await find(key, PAGES)) ? PAGES : name);
  // Whole before it takes the place of an older copy: a connection may end in the middle of it.
  const whole = new Response(await copy.blob(), copy);
  if (name === FILES) await place.put(sumKey(key), new Response(await checksum(whole.clone())));
  // Goes to the end, so that the oldest come first.
  await place.put(key, whole);
  const keys = await place.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST[name])).map((old) => place.delete(old)));
}

/** A page that was fetched ahead and is visited now. Returns whether it is kept. */
export async function moveToVisited(key: string): Promise<boolean> {
  await keeping.get(key);
  if (await find(key, PAGES)) return true;
  const page = await find(key, AHEAD);
  if (!page) return false;
  const [pages, ahead] = await Promise.all([caches.open(PAGES), caches.open(AHEAD)]);
  await pages.put(key, page);
  await ahead.delete(key);
  return true;
}

/** The stores of this site whose names pass; a browser may hold others of the same origin. */
export async function removeStores(isUnwanted: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('docs-') && isUnwanted(name)).map((name) => caches.delete(name)));
}

export const isKnownStore = (name: string) => name in MOST;
