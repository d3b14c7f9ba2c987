/** The file that the not-found page fetches. */
export type RouteIndex = {
  /** Title of every page by its route. */
  titles: Record<string, string>;
  /**
   * Other names under which readers look for a page, such as a language, and where each leads:
   * `Python` → `/clients/server-side?language=python`.
   */
  names: Record<string, string>;
  /** Redirects: old paths without a trailing slash, and their targets. */
  redirects: Record<string, string>;
};
