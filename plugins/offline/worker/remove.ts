/**
 * Takes the place of the service worker when it is switched off: empties its stores, leaves, and
 * gives the pages back to the network.
 */
import {removeStores} from './stores';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(removeStores(() => true).then(() => self.registration.unregister())));
