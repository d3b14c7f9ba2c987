/**
 * What crosses from the build to the browser. Arrays instead of objects where the shape repeats a
 * thousand times: the reader downloads it.
 */

/**
 * The file that a search loads first, and on a site of this size the only one:
 * `assets/search/<hash>/index.json`.
 */
export type SearchData = {
  pages: PackedPage[];
  /** What readers write → what these docs call it. */
  synonyms: Record<string, string[]>;
  /**
   * Identifiers that a section explains in a table, joined and in lower case: for a reader who
   * looks for their definition.
   */
  defines: {words: string; places: string};
  /** The text of all sections; absent when it does not fit the budget of one file. */
  text?: TextPart;
  /** Then: how many files `text-<n>.json` hold it. */
  parts: number;
};

export type PackedPage = [
  url: string,
  title: string,
  /** Name in the menu, empty when it is the title. */
  label: string,
  description: string,
  keywords: string,
  /** Menu categories above the page, outermost first. */
  trail: string[],
  /** Page type of the front matter: how-to, reference, … */
  type: string,
  sections: PackedSection[],
];

export type PackedSection = [
  heading: string,
  /** Id to link to; 0 when it is the plain slug of the heading, '' for the head of the page. */
  id: string | 0,
  /** 1 for the head of the page, 2–6 for headings, 9 for a table row that can be linked to. */
  level: number,
];

/**
 * The text of consecutive sections: what results show of each, and further words of their prose and
 * code in the code of engine/postings.ts.
 */
export type TextPart = {
  /** Number of the first section, counted over all pages. */
  first: number;
  shown: string[];
  prose: {words: string; places: string};
  code: {words: string; places: string};
};

/** One page in full, for the assistant: `assets/search/<hash>/page-<index>.json`. */
export type PageText = {sections: [heading: string, id: string, blocks: TextBlock[]][]};

/**
 * `t` paragraph, `l` list (one item per line), `r` table (one row per line, the header first), `c`
 * code. The tab is the label of the tab that contains it.
 */
export type TextBlock = [kind: 't' | 'l' | 'r' | 'c', text: string, language?: string, tab?: string];

/**
 * The same sections and blocks as on the page, for the passage that leads an answer:
 * `assets/search/<hash>/html-<index>.json`. A table is its beginning, its lines and its end, so
 * that lines can be left out.
 */
export type PageHtml = {sections: (string | string[])[][]};

/**
 * What Ask needs to find the paragraph, item or row that answers: `assets/search/<hash>/ask.json`,
 * loaded with the first question. Words only; the text to quote comes from the pages.
 */
export type AskData = {
  /**
   * For every heading, in the order of `SearchData.pages`: its blocks, like `t l3 r12 c` (a list of
   * 3, a table of 12 rows), `c@0` when in the first of `tabs`.
   */
  blocks: string[];
  tabs: string[];
  /**
   * Words of each unit (a paragraph, an item, a row), then of each question that a section answers
   * (data/questions), then of each that these docs do not: in one, words are written down once.
   */
  words: {words: string; places: string};
  /** How many of the questions belong to each heading. */
  questions: number[];
  /**
   * For each question what answers it, as the distance to the one before in its section: 0 for the
   * whole section, otherwise the number of the unit from 1 (in the code of engine/postings.ts).
   */
  about: string;
  /**
   * How much words and their neighbours speak for an answer (engine/ask/phrases.ts): weights, and
   * for each the places of a table by hash that have it.
   */
  phrases: {words: string; places: string};
  /** Words that readers use for one another, a group each (data/thesaurus.json). */
  groups: string[];
  /**
   * Words that name no subject: a question is about something else only if a word that is
   * not among them is unknown.
   */
  everyday: string;
};

export type HostedIndex = {appId: string; apiKey: string; indexName: string};

export type SearchGlobalData = {
  /**
   * Folder of the data files under the base path, or null when there is none yet
   * (`npm run dev` before the first build).
   */
  dataFolder: string | null;
  /** Set when the site asks the hosted service instead of its own data. */
  hosted: HostedIndex | null;
  /** Where "Let us know." opens a prefilled issue. */
  issuesUrl: string;
  /** Shown under "Try searching for" when the engine has no better idea. */
  suggestions: string[];
};
