import {brand} from '@site/config/brand';

const ORIGINS: Record<string, string> = {sdk: new URL(brand.sdkApiUrl).origin, admin: new URL(brand.adminApiUrl).origin};

/** Puts the reader's host, or that of the hosted service, into every sample. */
export function applyHost(host: string | undefined): void {
  for (const mark of document.querySelectorAll<HTMLElement>('[data-api-host]')) {
    const address = host ?? ORIGINS[mark.dataset.apiHost ?? ''];
    if (address && mark.textContent !== address) mark.textContent = address;
  }
}
