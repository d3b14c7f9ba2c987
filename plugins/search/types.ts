/** What crosses from the build to the browser. Arrays instead of objects where the shape repeats a thousand times: the reader downloads it. */

/** The one file that a search loads: `assets/search/<hash>/index.json`. */
export type SearchData = {
  pages: PackedPage[];
  /** What readers write → what these docs call it. */
  synonyms: Record<string, string[]>;
};

export type PackedPage = [
  url: string,
  title: string,
  /** Name in the menu. */
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
  /** Beginning of the text, as shown in results. */
  text: string,
  /** Further words of the text, each once. */
  moreWords: string,
  /** Words of the code, each once. */
  codeWords: string,
];

/** One page in full, for the assistant: `assets/search/<hash>/<index of the page>.json`. */
export type PageText = {sections: [heading: string, id: string, blocks: TextBlock[]][]};

/** `t` paragraph, `l` list (one item per line), `r` table (one row per line), `c` code. */
export type TextBlock = [kind: 't' | 'l' | 'r' | 'c', text: string, language?: string];

export type HostedIndex = {appId: string; apiKey: string; indexName: string};

export type SearchGlobalData = {
  /** Address of the data without the base path, or null when there is none yet (`npm run dev` before the first build). */
  dataPath: string | null;
  /** Set when the site uses the hosted service instead of its own data. */
  hosted: HostedIndex | null;
  /** Where "Let us know." opens a prefilled issue. */
  issuesUrl: string;
  /** Shown under "Try searching for" when the engine has no better idea. */
  suggestions: string[];
};
