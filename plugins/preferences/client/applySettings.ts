import {applyHost} from './applyHost';
import {DEFAULT_THEME, readHost, readOfferedHost, readTheme, storeHost} from './settings';
import {offerHost} from './offerHost';

export function applyTheme(theme: string): void {
  if (theme === DEFAULT_THEME) document.documentElement.removeAttribute('data-code-theme');
  else document.documentElement.setAttribute('data-code-theme', theme);
}

if (typeof document !== 'undefined') applyTheme(readTheme());

export function onRouteDidUpdate(): void {
  applyHost(readHost());
  offerHost();
  document.getElementById('host-notice')?.remove();
  const offered = readOfferedHost();
  if (!offered) return;
  const accept = () => {
    storeHost(offered);
    applyHost(offered);
  };
  // Few links offer a host; without the notice, samples stay as they are.
  import('./hostNotice').then(
    ({showHostNotice}) => showHostNotice(offered, accept),
    () => undefined,
  );
}
