/**
 * Takes the place of the service worker when it is switched off: empties its stores, leaves, and
 * gives the pages back to the network.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('docs-')).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

export {};
