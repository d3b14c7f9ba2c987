/**
 * Whether a client would rather have Markdown than HTML, by the weights in its `Accept` header (RFC
 * 9110, 12.5.1). The steps are plain patterns, so that nginx can be given the same ones: find the
 * weight of each type, then compare the two numbers. Markdown must be named: a client that takes
 * anything gets the page. Equal weights give Markdown, because a client that knows the type well
 * enough to name it is not a browser.
 */
// Blanks are bounded: patterns that could divide a long run of them in many ways
// would take a server's time.
const START = String.raw`(?:^|,)\s{0,9}`;
const PARAMETERS = String.raw`\s{0,9}(?:;(?!\s{0,9}q\s{0,9}=)[^,;]*)*`;
const WEIGHT = String.raw`;\s{0,9}q\s{0,9}=\s{0,9}(?<q>1(?:\.0{0,3})?|0(?:\.\d{0,3})?)\s{0,9}(?:[,;]|$)`;
const NO_WEIGHT = '(?:,|$)';

/** First pattern that matches gives the weight: its group `q`, or 1 where it has none. */
const weightOf = (type: string) => [START + type + PARAMETERS + WEIGHT, START + type + PARAMETERS + NO_WEIGHT];

export const MARKDOWN_WEIGHT = weightOf('text/markdown');
export const HTML_WEIGHT = [...weightOf('text/html'), ...weightOf(String.raw`text/\*`), ...weightOf(String.raw`\*/\*`)];

/**
 * `markdown:html`, when Markdown is wanted at all and at least as much: equal, a larger digit after
 * a common start, or more digits that are not all 0.
 */
export const PREFERRED = [
  '^(?![0.]*:)(?<common>[0-9.]*)(?:',
  ...Array.from({length: 9}, (_, digit) => `${digit + 1}[0-9.]*:\\k<common>[0-${digit}]|`),
  String.raw`[0-9.]*:\k<common>[.0]*$)`,
].join('');

const compile = (patterns: string[]) => patterns.map((pattern) => new RegExp(pattern, 'i'));
const MARKDOWN = compile(MARKDOWN_WEIGHT);
const HTML = compile(HTML_WEIGHT);
const IS_PREFERRED = new RegExp(PREFERRED);

export function acceptsMarkdown(accept = ''): boolean {
  const weight = (patterns: RegExp[], otherwise: string) => {
    const match = patterns.map((pattern) => pattern.exec(accept)).find(Boolean);
    return match ? (match.groups?.['q'] ?? '1') : otherwise;
  };
  return IS_PREFERRED.test(`${weight(MARKDOWN, '')}:${weight(HTML, '0')}`);
}
