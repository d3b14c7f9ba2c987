/**
 * What crosses from build to browser: the field `checked` in the front matter of a
 * page of which enough was checked.
 */
export type Checked = {
  /** Release that ran. */
  release: string;
  /** Day of the newest result, as 2026-11-16. */
  date: string;
  /** Sentences, rows and samples that hold. */
  count: number;
  /** Plain text with each of them. */
  href: string;
};
