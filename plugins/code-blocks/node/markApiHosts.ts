import {brand} from '../../../config/brand';

/**
 * Marks the SaaS URLs in highlighted code, so that the reader's own host can take their
 * place in the page (plugins/preferences). Only whole origins are marked; the path after
 * `/api/v1/` stays as it is.
 */
export function markApiHosts(html: string): string {
  return html
    .replaceAll(origin(brand.sdkApiUrl), (found) => `<span data-api-host="sdk">${found}</span>`)
    .replaceAll(origin(brand.adminApiUrl), (found, offset: number, whole: string) =>
      // edge.api.… contains api.…; the URL is only ours when the whole origin matches.
      whole.slice(0, offset).endsWith('edge.') ? found : `<span data-api-host="admin">${found}</span>`,
    );
}

function origin(url: string): string {
  return new URL(url).origin;
}
