// Earlier releases kept visited pages in a service worker. This one replaces it, deletes its caches and unregisters.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('docs-')).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
