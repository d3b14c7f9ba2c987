/** The preview picture of a page: `/clients/CLI` → `/social/clients/CLI.png`. */
export function socialImagePath(pathname: string, baseUrl = '/'): string {
  return `${baseUrl}social/${pathname.slice(baseUrl.length).replace(/\/+$/, '') || 'index'}.png`;
}
