/**
 * Replaces a hook of the stock theme. That one begins with "not known" in every component, as
 * it has to while React takes over a page from the server, and so rendered each later page a second
 * time, and the table of contents that phones do not show.
 */
import {startTransition, useEffect, useState} from 'react';

/** As in the stock stylesheet. */
const DESKTOP = '(min-width: 997px)';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

export function useWindowSize(...options: []): WindowSize {
  if (options.length > 0) throw new Error('plugins/lean-bundle: useWindowSize knows one width only.');
  const [size, setSize] = useState(firstSize);
  useEffect(() => {
    const query = window.matchMedia(DESKTOP);
    // In slices: half of the page depends on it, and the end of hydration is when readers click.
    const update = () => startTransition(() => setSize(sizeOf(query)));
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return size;
}

/** Unknown on the server, and as long as React compares the page with what the server sent. */
function firstSize(): WindowSize {
  if (typeof document === 'undefined' || document.documentElement.dataset.hasHydrated === 'false') return 'ssr';
  return sizeOf(window.matchMedia(DESKTOP));
}

function sizeOf({matches}: MediaQueryList): WindowSize {
  return matches ? 'desktop' : 'mobile';
}
