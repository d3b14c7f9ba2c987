/**
 * What a plugin does to Markdown, by stage; its `index.ts` exports it as `markdown`. The stages run
 * in this order, and inside one the plugins must not depend on each other.
 */
import type {Pluggable} from 'unified';

export type MarkdownHalf = {
  /** remark, before Docusaurus: writes headings and fences, which it then lists. */
  write?: Pluggable[];
  /** remark, before Docusaurus: reads what has been written. */
  read?: Pluggable[];
  /** remark, after Docusaurus: turns fences and components into HTML. */
  draw?: Pluggable[];
  /** remark, last: whatever is still a fence. */
  highlight?: Pluggable[];
  /** rehype: changes the text of pages. Not for posts of a blog. */
  annotate?: Pluggable[];
  /** rehype, last: sees the whole page. */
  fold?: Pluggable[];
};

type MarkdownContext = {
  baseUrl: string;
};

/** Gets the same options as the plugin itself. */
export type Markdown<Options = object> = (context: MarkdownContext, options: Options) => MarkdownHalf;
