/**
 * Whether a client would rather have Markdown than HTML: it names `text/markdown` and gives it at least the weight of `text/html`. A browser, which
 * names HTML, and a client that takes anything (`*` + `/*`) keep getting the page.
 */
export function acceptsMarkdown(accept: string | undefined): boolean {
  const weights = new Map<string, number>();
  for (const part of (accept ?? '').slice(0, 1000).split(',')) {
    const [type = '', ...parameters] = part.trim().toLowerCase().split(/\s*;\s*/);
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(type, quality === undefined ? 1 : Number(quality) || 0);
  }
  const markdown = weights.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0);
}
