/**
 * Where the Markdown twin of a page is: its path without the last slash, plus `.md`. The home page
 * has no name of its own and is `/index.md`. The build, the page head, both servers and the page
 * menu ask this one function.
 */
export function markdownTwinPath(pathname: string, baseUrl = '/'): string {
  if (pathname === baseUrl) return `${baseUrl}index.md`;
  return `${pathname.replace(/\/+$/, '') || '/index'}.md`;
}
