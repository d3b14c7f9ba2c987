// Loaded before samples that are written for a browser: gives Node a document, local storage and
// the other globals an SDK looks for.
import {JSDOM} from 'jsdom';

// The page has the address of the mock, so that its requests are same-origin.
const {window} = new JSDOM('<!doctype html><main></main>', {url: process.env.FLAGSMITH_API_URL});
window.fetch = globalThis.fetch;

for (const name of [
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
  'history',
  'HTMLElement',
  'MouseEvent',
  'XMLHttpRequest',
]) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, {value: window[name], configurable: true, writable: true});
}
Object.assign(globalThis, {window, IS_REACT_ACT_ENVIRONMENT: true});

// The SDK keeps timers as long as its page is open. Here the page closes when the sample has ended.
const startInterval = globalThis.setInterval;
globalThis.setInterval = (...args) => startInterval(...args).unref();
