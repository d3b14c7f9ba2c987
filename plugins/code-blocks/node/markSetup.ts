import {brand} from '../../../config/brand';

/**
 * Marks the SaaS URLs and the placeholder of the environment key in highlighted code, so that the
 * reader's own take their place in the page (plugins/preferences). Only whole origins are marked;
 * the path after `/api/v1/` stays as it is.
 */
export function markSetup(html: string): string {
  return html
    .replaceAll(origin(brand.sdkApiUrl), mark('sdk'))
    .replaceAll(origin(brand.adminApiUrl), (found, offset: number, whole: string) =>
      // edge.api.… contains api.…; the URL is only ours when the whole origin matches.
      whole.slice(0, offset).endsWith('edge.') ? found : mark('admin')(found),
    )
    .replace(new RegExp(`${brand.keyPlaceholder}\\b`, 'g'), mark('key'));
}

function mark(name: string): (found: string) => string {
  return (found) => `<span data-setup="${name}">${found}</span>`;
}

function origin(url: string): string {
  return new URL(url).origin;
}
