/**
 * What a plugin does to Markdown, by stage; its `index.ts` exports it as `markdown`. The stages run
 * in this order, and inside one the plugins must not depend on each other.
 */
import type {MDXPlugin} from '@docusaurus/mdx-loader';

export type MarkdownHalf = {
  /** remark, before Docusaurus: writes headings and fences, which it then lists. */
  write?: MDXPlugin[];
  /** remark, before Docusaurus: reads what has been written. */
  read?: MDXPlugin[];
  /** remark, after Docusaurus: turns fences and components into HTML. */
  draw?: MDXPlugin[];
  /** remark, last: whatever is still a fence. */
  highlight?: MDXPlugin[];
  /** rehype: changes the text of pages. Posts of a blog do without. */
  annotate?: MDXPlugin[];
  /** rehype, last: sees the whole page. */
  fold?: MDXPlugin[];
};

export type MarkdownContext = {
  baseUrl: string;
  /** Posts of a blog are code of their own pages, so their text stays in it. */
  isPost: boolean;
};

/** Gets the same options as the plugin itself. */
export type Markdown<Options = object> = (context: MarkdownContext, options: Options) => MarkdownHalf;
