/** One entry of `/pages.json`, in the order of the menus: what a program needs to choose pages. */
export type PageEntry = {
  path: string;
  /** Path of the twin. */
  markdown: string;
  title: string;
  description: string;
  /** Outermost menu category. */
  section: string;
  /** Menu categories above the page. */
  trail: string[];
  type: string;
  /** ISO date of the last change, when known. */
  updated?: string;
};
