/** A tag with all its attributes; a URL in the text of a page is not in one. */
const TAG = /<[a-z][\w-]*(?:\s+[^\s"'=<>/]+(?:="[^"]*")?)*\s*\/?>/gi;
const ADDRESS = /(\s(?:href|src|action|poster)=")\/(?!\/)/g;
const SET = /(\ssrcset=")([^"]*)/g;

/**
 * Addresses from the root of the site (`/clients/`) in finished HTML, for a site that is
 * not at the root of its host.
 */
export function withBaseUrl(html: string, baseUrl: string): string {
  if (baseUrl === '/') return html;
  return html.replace(TAG, (tag) =>
    tag
      .replace(ADDRESS, `$1${baseUrl}`)
      .replace(SET, (_match, start: string, list: string) => start + list.replace(/(^|,\s*)\/(?!\/)/g, `$1${baseUrl}`)),
  );
}
