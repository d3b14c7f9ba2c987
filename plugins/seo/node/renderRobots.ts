/** A copy that must not be found (a preview of a change) sets `noIndex` in the configuration. */
export function renderRobots(siteUrl: string, noIndex: boolean): string {
  return ['User-agent: *', noIndex ? 'Disallow: /' : 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}
