import {showUpdate} from './updateNotice';

const HOUR_MS = 60 * 60 * 1000;

export async function register(): Promise<void> {
  try {
    // Browsers and tools that block workers may answer with nothing.
    const registration = (await navigator.serviceWorker.register('/sw.js', {updateViaCache: 'none'})) as
      ServiceWorkerRegistration | undefined;
    if (!registration) return;
    watch(registration);
    if (isThrifty()) return;
    await navigator.serviceWorker.ready;
    keep(registration, [window.location.pathname, ...loadedFiles()]);
  } catch (error) {
    console.warn('[offline] pages are not kept:', error);
  }
}

/** A page reached without a page load: its HTML is kept too, so that it can be opened directly later. */
export async function keepPage(pathname: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration && !isThrifty()) keep(registration, [pathname]);
}

function keep({active}: ServiceWorkerRegistration, urls: string[]): void {
  active?.postMessage({type: 'keep', urls});
}

function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/`) && !name.endsWith('/sw.js'));
}

function isThrifty(): boolean {
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  return connection?.saveData === true;
}

/** Says when a new build waits, now or later; a page that stays open looks once an hour and when it comes back into view. */
function watch(registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker) => showUpdate(() => activate(worker));
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
    });
  });
  let checked = Date.now();
  const check = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < HOUR_MS) return;
    checked = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', check);
  setInterval(check, HOUR_MS);
}

/** Another tab may have started the new build meanwhile: then it is in charge already, and this page only has to be loaded again. */
function activate(worker: ServiceWorker): void {
  if (worker.state !== 'installed') return window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {once: true});
  worker.postMessage({type: 'activate'});
}
