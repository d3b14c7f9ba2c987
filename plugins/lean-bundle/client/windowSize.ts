/**
 * Replaces a hook of the stock theme. That one begins with "not known" in every component, as
 * it has to while React takes over a page from the server, and so rendered each later page a second
 * time, and the table of contents that phones do not show.
 */
import {useSyncExternalStore} from 'react';

/** As in the stock stylesheet. */
const DESKTOP = '(min-width: 997px)';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

export function useWindowSize(...options: []): WindowSize {
  if (options.length > 0) throw new Error('plugins/lean-bundle: useWindowSize knows one width only.');
  return useSyncExternalStore<WindowSize>(subscribe, currentSize, sizeOfServer);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(DESKTOP);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function currentSize(): WindowSize {
  return window.matchMedia(DESKTOP).matches ? 'desktop' : 'mobile';
}

function sizeOfServer(): WindowSize {
  return 'ssr';
}
