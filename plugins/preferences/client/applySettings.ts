import {applyHost} from './applyHost';
import {DEFAULT_THEME, readHost, readOfferedHost, readTheme, storeHost} from './settings';
import {hideHostNotice, showHostNotice} from './hostNotice';
import {offerHost} from './offerHost';

export function applyTheme(theme: string): void {
  if (theme === DEFAULT_THEME) document.documentElement.removeAttribute('data-code-theme');
  else document.documentElement.setAttribute('data-code-theme', theme);
}

if (typeof document !== 'undefined') applyTheme(readTheme());

export function onRouteDidUpdate(): void {
  applyHost(readHost());
  offerHost();
  const offered = readOfferedHost();
  if (!offered) return hideHostNotice();
  showHostNotice(offered, () => {
    storeHost(offered);
    applyHost(offered);
  });
}
