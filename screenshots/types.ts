/** How a picture of the dashboard is described. guide/pictures.md has the recipe. */

/**
 * One thing to do before the picture is taken. Every target is a label, or a selector that begins
 * with `css=`.
 */
export type Action =
  | {click: string}
  | {fill: string; with: string}
  /** Waits for a text. */
  | {see: string}
  | {press: string}
  /** Into what the last action clicked, for a field that is no input element. */
  | {type: string}
  | {hover: string}
  /** Scrolls until it is visible. */
  | {scrollTo: string};

export type Ring = {
  /** Number of the step on the page that names it. */
  step: number;
  /**
   * As the page and the dashboard spell it: the picture fails when the dashboard has no such label,
   * the content tests when the page has not.
   */
  label?: string;
  /**
   * What gets the ring instead of the label itself, such as a field that the page does not name.
   */
  around?: string;
  /** What the ring encloses together with the label, such as the switch beside it. */
  with?: string;
  /** The number stands to the right of the ring, where it would cover words at its corner. */
  isBeside?: boolean;
};

export type Crop = {
  /**
   * What gives the picture its width: the open panel, an open dialog, the content beside the menu,
   * both of them, a page without a menu, or a selector. Default: `content`.
   */
  within?: keyof typeof AREAS | `css=${string}`;
  /** First and last thing to be seen, from top to bottom. Default: the whole of it. */
  from?: string;
  to?: string;
  /**
   * CSS pixels more on a side, or fewer when negative. Default: 16 above and below, where `from`
   * and `to` are set.
   */
  more?: {top?: number; right?: number; bottom?: number; left?: number};
};

export const AREAS = {
  panel: '.side-modal .modal-content',
  dialog: '.modal.show .modal-content',
  content: '.aside-container',
  menu: '.home-aside, .aside-container',
  page: '.app-container, .container',
} as const;

export type Picture = {
  /** Name of the file beside the page, without `@2x.webp`. */
  name: string;
  /**
   * Text of the page's source that the picture belongs to; the picture follows it in the same
   * section.
   */
  step: string;
  /**
   * Whose data is shown: the company's shop, the quickstart's project, one without flags, or nobody
   * signed in.
   */
  seed: 'shop' | 'demo' | 'empty' | 'signed-out';
  /**
   * Address in the dashboard. `{project}`, `{organisation}`, `{development}`, `{feature.<name>}` …
   * become those of the seed.
   */
  path: string;
  actions?: Action[];
  rings?: Ring[];
  crop: Crop;
  /** CSS pixels of the window. Default: 1080 × 900. */
  window?: {width?: number; height?: number};
  /** CSS selectors of what is taken out, such as a notice that has nothing to do with the step. */
  hide?: string[];
  /**
   * Answers for paths that only the Enterprise edition or an analytics store serves, by the end of
   * the path.
   */
  answers?: Record<string, unknown>;
  /**
   * By the end of a path: the field of its results that gets fixed times, for what the server
   * compares with its own clock.
   */
  times?: Record<string, string>;
};

export type PagePictures = {page: string; pictures: Picture[]};

/** `page`: path below docs/ without `.mdx`. */
export function picturesOf(page: string, pictures: Picture[]): PagePictures {
  return {page, pictures};
}
