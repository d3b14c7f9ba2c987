/**
 * Compiles one page through the site's own Markdown chain; returns the error's message, or nothing.
 */
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';

import {pageMarkdown} from '../../../config/markdown';

const {admonitions: kinds, beforeDefaultRemarkPlugins, remarkPlugins, rehypePlugins} = pageMarkdown;

export async function compilePage(file: string, source: string): Promise<string | undefined> {
  const [{compile}, {default: directive}, {default: frontMatter}, {default: gfm}, {default: admonitions}] = await Promise.all([
    import('@mdx-js/mdx'),
    import('remark-directive'),
    import('remark-frontmatter'),
    import('remark-gfm'),
    import('@docusaurus/mdx-loader/lib/remark/admonitions'),
  ]);
  const plugin = ((admonitions as {default?: unknown}).default ?? admonitions) as never;
  try {
    await compile(
      // Docusaurus escapes `## Heading {#id}` before MDX would read it as an expression.
      {value: escapeMarkdownHeadingIds(source), path: file},
      {
        remarkPlugins: [
          ...(beforeDefaultRemarkPlugins as never[]),
          frontMatter,
          directive,
          [plugin, kinds],
          gfm,
          ...(remarkPlugins as never[]),
        ],
        rehypePlugins: rehypePlugins as never[],
      },
    );
    return undefined;
  } catch (error) {
    const {message, line} = error as Error & {line?: number};
    return line ? `line ${line}: ${message}` : message;
  }
}
