/** The preview picture of a page: `/clients/CLI` → `/social/clients/CLI.png`. */
export function socialImagePath(pathname: string): string {
  return `/social${pathname.replace(/\/+$/, '') || '/index'}.png`;
}
