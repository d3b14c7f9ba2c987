/**
 * What crosses from the build to the browser, and what the engine answers. Arrays instead of
 * objects where the shape repeats a thousand times: the reader downloads it.
 */

/** Words, sorted, and for each the numbers of the units that have it (engine/postings.ts). */
export type Postings = {words: string; places: string};

/** The file that a search loads: `assets/search/<hash>/index.json`. */
export type SearchData = {
  pages: PackedPage[];
  /** What results show of each section. */
  shown: string[];
  /** By unit: words of its text, names that a row explains, identifiers of code. */
  words: Postings;
  names: Postings;
  code: Postings;
  /** What readers write → what these docs call it. */
  synonyms: Record<string, string[]>;
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
  /** 1 for the head of the page, 2–6 for headings. */
  level: number,
  /** How many units it has: a paragraph, a list item, a row of a table or a block of code each. */
  units: number,
  /** Rows that can be linked to; the unit is counted from the first one of the section. */
  rows?: [unit: number, name: string, id: string][],
];

/** What Ask loads beside it: `assets/search/<hash>/ask.json`. */
export type AskData = {
  /** By section: lines in which readers ask for it (data/asked.json). */
  asked: [section: number, ...lines: string[]][];
  /** Cards (cards/*.yaml): the section that each links to, and its wordings. */
  cards: [section: number, ...wordings: string[]][];
  /** Rows of the tables of problems: the unit of each and the message that it is about. */
  errors: [unit: number, message: string][];
};

/**
 * The answers of the cards as Markdown, loaded when one is shown:
 * `assets/search/<hash>/cards.json`.
 */
export type CardAnswers = string[];

/** One page in full, for the assistant: `assets/search/<hash>/page-<number>.json`. */
export type PageText = {sections: [heading: string, id: string, blocks: TextBlock[]][]};

/**
 * `t` paragraph, `l` list (one item per line), `r` table (one row per line, the header first), `c`
 * code. The tab is the label of the tab that contains it.
 */
export type TextBlock = [kind: 't' | 'l' | 'r' | 'c', text: string, language?: string, tab?: string];

/**
 * The same sections and blocks as on the page, for the passage that leads an answer:
 * `assets/search/<hash>/html-<number>.json`. A table is its beginning, its lines and its end, so
 * that lines can be left out.
 */
export type PageHtml = {sections: (string | string[])[][]};

/** Text in pieces, those that match the query marked. */
export type MarkedText = {text: string; marked: boolean}[];

type SectionHit = {url: string; heading: MarkedText; snippet: MarkedText};

export type PageHit = {
  url: string;
  title: MarkedText;
  /** Menu categories above the page, outermost first. */
  trail: string[];
  /** how-to, reference, …; empty when the backend does not know. */
  type: string;
  snippet: MarkedText;
  /**
   * Whether the first of `sections` answers better than the page as a
   * whole: then Enter leads there.
   */
  isSectionBest: boolean;
  /** At most three, best first; without the head of the page. */
  sections: SectionHit[];
};

export type Filters = {
  /** Page type. */
  type?: string | undefined;
  /** Outermost menu category. */
  section?: string | undefined;
};

export type Facet = {value: string; count: number};

export type SearchAnswer = {
  hits: PageHit[];
  /** Pages that match in all, of which `hits` are the first. */
  total: number;
  /** What the answer can be narrowed to; empty lists when the backend cannot filter. */
  facets: {type: Facet[]; section: Facet[]};
  /** Other queries, when there is no hit. */
  suggestions: string[];
  /** To be shown above the results. */
  card?: Card;
};

export type PassageBlock = {
  kind: 'text' | 'list' | 'table' | 'code';
  text: string;
  language?: string;
  tab?: string;
  /** As on the page. */
  html?: string;
  /** What stands around the answer on the page begins here: the answer itself was put first. */
  startsContext?: boolean;
  /** Of a table: how many rows answer. They come first, and are marked in `html`. */
  answering?: number;
  /** How many rows the page has beyond those. */
  left?: number;
};

/** A part of a page, quoted as written. */
export type Passage = {
  url: string;
  page: string;
  heading: string;
  /** Headings above, outermost first. */
  parents?: string[];
  blocks: PassageBlock[];
  /** The sentence, item or row that answers. */
  line?: string;
  /** Whether the page says more here than is quoted. */
  isCut?: boolean;
  /** Labels of the tabs that the section has, and the one that is quoted. */
  tabs?: string[];
  tab?: string;
};

/** A written answer (cards/*.yaml): Markdown, and the section that proves it. */
export type Card = {question: string; answer: string; url: string; page: string; heading: string};

/** A documented message that a pasted text has, with the columns of its row. */
export type ErrorRow = {message: string; cells: {column: string; text: string}[]; url: string; page: string; heading: string};

/**
 * What the docs say to a question. `answer`: the first of `row`, `card` and `passages` that is
 * there leads. `closest`: no direct answer, at most three passages that are near. `nothing`: not
 * even those; `passages` is empty.
 */
export type AskAnswer = {
  state: 'answer' | 'closest' | 'nothing';
  row?: ErrorRow;
  card?: Card;
  passages: Passage[];
  /** Whether the question is an error text or a log. */
  isPasted?: boolean;
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
