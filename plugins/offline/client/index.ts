/** The part that every page carries: the rest is fetched when the page is done. */
import {whenLoadedAndIdle} from '../../shared/browser/whenIdle';

// In one place: the bundler makes a chunk for each place that names the file.
const load = () => import('./register');
const isSupported = typeof window !== 'undefined' && 'serviceWorker' in navigator;

export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: {pathname: string};
  previousLocation: {pathname: string} | null;
}): void {
  if (isSupported && previousLocation && previousLocation.pathname !== location.pathname)
    void load().then(({keepPage}) => keepPage(location.pathname), ignore);
}

/** Without a connection this file cannot be fetched; then there is nothing to keep either. */
function ignore(): void {}

if (isSupported) whenLoadedAndIdle(() => void load().then(({register}) => register(), ignore), {timeout: 8000, fallback: 3000});
