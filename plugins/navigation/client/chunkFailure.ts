/**
 * When a part of the page's script cannot be loaded, Docusaurus leaves the server's HTML on screen
 * and only logs. The text stays readable; this says what happened and offers to try again. After
 * hydration a failed navigation reloads the page, so nothing is shown then.
 */
import {showFailure} from './showFailure';

function isChunkError(reason: unknown): reason is Error {
  return reason instanceof Error && (reason.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(reason.message));
}

function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isChunkError(event.reason)) return;
    if (isHydrated()) {
      // A failed prefetch: the reader has not asked for the page yet.
      event.preventDefault();
      return;
    }
    showFailure();
  });
}
