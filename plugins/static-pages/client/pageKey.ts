/** `/clients/`, `/clients` and `/clients/index.html` are one page. */
export function pageKey(pathname: string): string {
  return (
    decoded(pathname)
      .replace(/(\/index)?\.html$/, '')
      .replace(/\/+$/, '') || '/'
  );
}

/** The router has decoded some paths already: `/100%25` arrives as `/100%`, which is no escape. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
