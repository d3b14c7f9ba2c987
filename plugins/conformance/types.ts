/**
 * What crosses from build to browser: the field `checked` in the front matter of a
 * page whose checks all hold.
 */
export type Checked = {
  /** Release that ran. */
  release: string;
  /** Day of the newest result, as 2026-11-16. */
  date: string;
  /** Statements that hold. */
  count: number;
  /** Plain text with each of them. */
  href: string;
};
