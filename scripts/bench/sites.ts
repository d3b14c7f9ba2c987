/** What is measured: a built site and where things are on it. */
export type Page = 'home' | 'long' | 'table' | 'api';
/** The largest has the most elements. */
export type StartPage = Page | 'largest';

export type Site = {
  id: string;
  name: string;
  /** Folder of the built site. */
  root: string;
  pages: Record<Page, string>;
  /** The application starts at the first interaction. */
  startsLate?: boolean;
  /** Opens search, and what is there when it is open. */
  search?: {button: string; box: string; input: string; result: string};
};

/**
 * The pages of the comparison, and the link that the navigation test follows from the long page.
 */
export const PAGES: Record<Page, string> = {
  home: '/',
  long: '/clients/javascript',
  table: '/deployment/configuration/environment-variables/api',
  api: '/edge-api/get-flags',
};
export const NAVIGATION = {from: '/clients/javascript', to: '/clients/react'};
export const QUERY = 'segment override';
export const LARGEST = '/clients/server-side';

export const OURS: Site = {
  id: 'docs',
  name: 'This site',
  root: 'build',
  pages: PAGES,
  startsLate: true,
  search: {
    button: '[aria-keyshortcuts*="Control+K"]',
    box: 'dialog[open], [role=dialog]',
    input: '[role=dialog] input, dialog[open] input',
    result: '[role=dialog] [role=option], dialog[open] [role=option]',
  },
};

/**
 * From a link in the menu: after a hover or without one, at full speed, with the CPU slowed four
 * times, or behind a slow network.
 */
export type NavigationWay = 'hovered' | 'direct' | 'slowHovered' | 'slowDirect' | 'slowNetwork';

export type Measurement = {
  id: string;
  name: string;
  bytes?: Partial<Record<Page, Bytes>>;
  lighthouse?: Partial<Record<Page, LighthouseResult>>;
  navigation?: Partial<Record<NavigationWay, Spread>>;
  search?: {open: Spread; results: Spread; bytes: number};
  /** Of our own sites: the start of the application. */
  start?: Partial<Record<StartPage, {longest: Spread; shift: Spread}>>;
  /** Interaction to next paint, ms. */
  response?: Spread;
  build?: BuildSpread;
};

export type Bytes = {script: number; stylesheet: number; document: number; font: number; image: number; other: number; requests: number};
/** Median of the runs, with the smallest and the largest. */
export type Spread = {median: number; min: number; max: number; runs: number};
export type LighthouseResult = {
  performance: Spread;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: Spread;
  tbt: Spread;
  cls: Spread;
};
export type BuildResult = {seconds: number; peakMegabytes: number};
export type BuildSpread = {cold: Spread; warm?: Spread; peakMegabytes: Spread};

export function spreadOf(values: number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const median = sorted.length % 2 === 0 ? (middle + (sorted[sorted.length / 2 - 1] ?? middle)) / 2 : middle;
  return {median, min: sorted[0] ?? NaN, max: sorted.at(-1) ?? NaN, runs: sorted.length};
}
