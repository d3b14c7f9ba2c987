import siteConfig from '@generated/docusaurus.config';

import {savesData} from '../../shared/browser/savesData';
import {showUpdate} from './updateNotice';

const HOUR_MS = 60 * 60 * 1000;

export async function register(): Promise<void> {
  try {
    // Browsers and tools that block workers may resolve with nothing.
    const registration = (await navigator.serviceWorker.register(`${siteConfig.baseUrl}sw.js`, {updateViaCache: 'none'})) as
      ServiceWorkerRegistration | undefined;
    if (!registration) return;
    watch(registration);
    await navigator.serviceWorker.ready;
    keep(registration, {page: window.location.pathname});
    await takenOver();
    keepEarlierFiles(registration);
  } catch (error) {
    console.warn('[offline] pages are not kept:', error);
  }
}

/**
 * A page reached without a page load: its HTML is kept too, so that it can
 * be opened directly later.
 */
export async function keepPage(pathname: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration) keep(registration, {page: pathname});
}

/** Readers who save data keep what passes by; nothing is fetched for it. */
function keep({active}: ServiceWorkerRegistration, what: {page: string} | {files: string[]}): void {
  active?.postMessage({type: 'keep', ...what, mayFetch: !savesData()});
}

async function takenOver(): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, {once: true}));
}

/** What was asked for before the worker took over did not pass it, also when it arrives later. */
function keepEarlierFiles(registration: ServiceWorkerRegistration): void {
  const now = performance.now();
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries().filter(({startTime}) => startTime < now);
    const files = entries.map(({name}) => name).filter((name) => !name.endsWith('/sw.js'));
    if (files.length > 0) keep(registration, {files});
  });
  observer.observe({type: 'resource', buffered: true});
}

/**
 * Says when a new build waits, now or later; a page that stays open looks once an hour and
 * when it comes back into view.
 */
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

/**
 * Another tab may have started the new build meanwhile: then it is in charge already, and this page
 * only has to be loaded again.
 */
function activate(worker: ServiceWorker): void {
  if (worker.state !== 'installed') return window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {once: true});
  worker.postMessage({type: 'activate'});
}
