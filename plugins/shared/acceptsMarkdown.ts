/**
 * Whether an `Accept` header names Markdown, unless with a weight of 0. No browser names it, so
 * other weights are not compared. A plain pattern, so that nginx can be given the same one; blanks
 * are bounded, so that a long run of them takes no time.
 */
export const NAMES_MARKDOWN = String.raw`(?:^|,)\s{0,9}text/markdown(?![^\s,;])(?!\s{0,9};\s{0,9}q\s{0,9}=\s{0,9}0(?:\.0*)?\s{0,9}(?:,|$))`;

const PATTERN = new RegExp(NAMES_MARKDOWN, 'i');

export function acceptsMarkdown(accept = ''): boolean {
  return PATTERN.test(accept);
}
