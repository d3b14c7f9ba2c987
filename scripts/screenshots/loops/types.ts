/** How a loop is described: a short film of the dashboard above an application that follows it. */
import type {Locator, Page} from '@playwright/test';

import type {SeededProject} from '../seedCompany';

export type Mode = 'light' | 'dark';

/**
 * What a description works with. Both windows are real pages; frames are taken of both, in both
 * colour modes.
 */
export type Studio = {
  dashboard: Page;
  application: Page;
  api: string;
  project: SeededProject;
  /** Opens an address in the dashboard and waits until it is at rest. */
  open: (path: string) => Promise<void>;
  /** Waits until no request of the dashboard is under way. */
  settle: () => Promise<void>;
  /** Shows both windows as they are now for some milliseconds. */
  hold: (milliseconds: number) => Promise<void>;
  /** Moves the pointer to something in the dashboard. */
  pointAt: (target: Locator) => Promise<void>;
  /** Clicks what the pointer is at. The next frame has to be taken with `hold`. */
  click: (target: Locator) => Promise<void>;
  /** The present frame becomes the poster. */
  poster: () => void;
};

export type Loop = {
  /** Path below docs/ without `.mdx`. */
  page: string;
  /** Name of the files beside the page. */
  name: string;
  /** Text of the page's source that the loop belongs to; it follows in the same section. */
  step: string;
  /** CSS pixels of the two windows. */
  width: number;
  heights: {dashboard: number; application: number};
  /**
   * What the dashboard's part begins above, of a page that is not scrolled. Default: the window is
   * as high as the part.
   */
  from?: string;
  /** Ends in the state in which it began, so that the film can begin again. */
  record: (studio: Studio) => Promise<void>;
};
