/** The file that the not-found page fetches. */
export type RouteIndex = {
  /** Title of every page by its route. */
  titles: Record<string, string>;
  /** Old addresses, without a trailing slash, and where they lead. */
  redirects: Record<string, string>;
};
