import {offerToContinue} from './offerToContinue';
import {readPositions} from './positions';

/**
 * Called by a script that the loader fetches (plugins/hydrate-on-intent), so that the offer is
 * there whether or not the reader does anything that starts the application. A position counts for
 * visits from elsewhere; inside one visit the reader knows where they were.
 */
export function offerOnReturn(): void {
  const {hash, pathname} = window.location;
  if (hash || isRestored()) return;
  const position = readPositions().find(({route}) => route === pathname);
  if (!position) return;
  const offer = () => offerToContinue(position);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', offer);
  else offer();
}

/** Reloading and going back restore the scroll position already. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}
