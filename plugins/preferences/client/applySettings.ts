import {brand} from '@site/config/brand';

import {DEFAULT_THEME, readHost, readOfferedHost, readTheme, storeHost} from './settings';
import {hideHostNotice, showHostNotice} from './hostNotice';

const ORIGINS: Record<string, string> = {sdk: new URL(brand.sdkApiUrl).origin, admin: new URL(brand.adminApiUrl).origin};

export function applyHost(host: string | undefined): void {
  for (const mark of document.querySelectorAll<HTMLElement>('[data-api-host]')) {
    const address = host ?? ORIGINS[mark.dataset.apiHost ?? ''];
    if (address && mark.textContent !== address) mark.textContent = address;
  }
}

export function applyTheme(theme: string): void {
  if (theme === DEFAULT_THEME) document.documentElement.removeAttribute('data-code-theme');
  else document.documentElement.setAttribute('data-code-theme', theme);
}

if (typeof document !== 'undefined') applyTheme(readTheme());

export function onRouteDidUpdate(): void {
  applyHost(readHost());
  const offered = readOfferedHost();
  if (!offered) return hideHostNotice();
  showHostNotice(offered, () => {
    storeHost(offered);
    applyHost(offered);
  });
}
