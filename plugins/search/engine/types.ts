/**
 * What a search or a question gives: the embedded engine and every hosted
 * backend answer in these types.
 */

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
  /** When they stand out, `html` has them alone, and this is the table with its other rows. */
  rest?: string;
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

export type Retrieval = {
  passages: Passage[];
  /**
   * How sure it is that the passages answer the question, 0 to 1; below one half
   * they answer something else.
   */
  coverage: number;
};
