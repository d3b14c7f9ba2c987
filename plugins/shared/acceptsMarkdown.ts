/**
 * Whether a client would rather have Markdown than HTML, read from its `Accept` header by the first rule that matches. The rules are plain patterns, so
 * that nginx can be given the same ones. Browsers name HTML and never Markdown; a client that takes anything gets the page.
 */
export const ACCEPT_RULES: {pattern: string; markdown: boolean}[] = [
  {pattern: 'text/markdown\\s*;\\s*q=0(\\.0*)?\\s*(,|$)', markdown: false},
  {pattern: 'text/markdown\\s*(,|$|;\\s*q=1)', markdown: true},
  {pattern: 'text/html\\s*(,|$|;\\s*q=1)', markdown: false},
  {pattern: 'text/markdown', markdown: true},
];

const RULES = ACCEPT_RULES.map(({pattern, markdown}) => ({pattern: new RegExp(pattern, 'i'), markdown}));

export function acceptsMarkdown(accept: string | undefined): boolean {
  return RULES.find(({pattern}) => pattern.test(accept ?? ''))?.markdown ?? false;
}
