export type Redirect = {from: string; to: string};

/**
 * Reads data/redirects.json. Addresses match with and without a trailing slash, so they are kept
 * without one. The file has paths from the root of the site.
 */
export function parseRedirects(json: string, file: string, baseUrl = '/'): Redirect[] {
  const entries = JSON.parse(json) as unknown;
  if (!Array.isArray(entries)) throw new Error(`${file}: must be a list of {"from", "to"}.`);
  const seen = new Map<string, number>();
  return entries.map((entry: unknown, index) => {
    const {from, to} = (entry ?? {}) as Partial<Redirect>;
    if (typeof from !== 'string' || !/^\/[^?#\s]+$/.test(from))
      throw new Error(`${file}: entry ${index} has a bad "from" (${String(from)}). Write an old path like "/old/page".`);
    if (typeof to !== 'string' || !to.startsWith('/'))
      throw new Error(`${file}: entry ${index} has a bad "to" (${String(to)}). Write a route of this site like "/clients/".`);
    const clean = from.replace(/\/+$/, '');
    if (seen.has(clean)) throw new Error(`${file}: entries ${seen.get(clean)} and ${index} both start at ${clean}. Remove one.`);
    seen.set(clean, index);
    return {from: baseUrl + clean.slice(1), to: baseUrl + to.slice(1)};
  });
}
