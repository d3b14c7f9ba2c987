/**
 * What counts how much when passages are compared. Found on the part of tests/ask that is for
 * tuning (decisions/search.md).
 */
export const WEIGHTS = {
  // A word found in …
  own: 1,
  lead: 0.35,
  heading: 0.9,
  parents: 0.3,
  title: 0.5,
  about: 0.2,
  /** … a question that the whole section answers, and one that the unit does. */
  asked: 1,
  askedUnit: 0.5,
  section: 0.3,
  page: 0.08,
  /** How soon more places with the same word stop to count. */
  saturation: 1.2,
  /** How much long paragraphs lose. */
  length: 0.3,
  /** A single rare word decides no more than this. */
  rarest: 5,
  /** Words from data/thesaurus.json, in text and in written questions; other forms of a word. */
  group: 0.1,
  groupAsked: 0.4,
  form: 0.7,
  // Of a whole passage …
  coverage: 1,
  /** Searches, which are pasted messages more often than questions are. */
  quoted: 1.4,
  second: 0.15,
  similar: 1,
  /** Likeness of a unit's own questions. */
  similarUnit: 1,
  pagePrior: 0.5,
  placePrior: 0.5,
  // By kind of block and question …
  code: 0.6,
  table: 1,
  list: 1,
  tabRight: 1.3,
  tabWrong: 0.4,
  /** In another tab than the first, when the question names none. */
  tabOther: 0.8,
  pageRight: 1.2,
  problems: 1.25,
  problemsElse: 0.9,
  lede: 1.2,
  aside: 0.4,
  /** The section that defines an identifier of the question. */
  definition: 1.5,
  /** A section that says one. */
  identifier: 3,
};
