/** Constructors for the Markdown nodes that take the place of our components. */
import type {BlockContent, Code, Heading, Paragraph, PhrasingContent, RootContent, Table} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {stackedLabels} from '../../shared/stackedLabels';

export type Inline = PhrasingContent;
export type Block = RootContent;

type Properties = Record<string, string | number | boolean | string[]>;

const markdown = unified().use(remarkParse).use(remarkGfm);

/** Markdown of a description → nodes. It is plain Markdown, so `{` and `<` mean nothing to MDX. */
export function blocks(source: string): Block[] {
  return markdown.parse(source).children;
}

/** The same for a line of text: a cell, a summary, the start of a list item. */
export function inlines(source: string): Inline[] {
  return blocks(source).flatMap((block, index) => {
    const children = block.type === 'paragraph' ? block.children : [];
    return index > 0 && children.length > 0 ? [text(' '), ...children] : children;
  });
}

export function text(value: string): Inline {
  return {type: 'text', value};
}

export function inlineCode(value: string): Inline {
  return {type: 'inlineCode', value};
}

export function strong(value: string): Inline {
  return {type: 'strong', children: [text(value)]};
}

export function link(url: string, children: Inline[]): Inline {
  return {type: 'link', url, children: children};
}

export function paragraph(...children: Inline[]): Paragraph {
  return {type: 'paragraph', children};
}

export function heading(depth: number, title: string, id: string): Heading {
  return {type: 'heading', depth: depth as Heading['depth'], children: [text(title)], data: {hProperties: {id}}};
}

export function code(lang: string, value: string, title?: string): Code {
  return {type: 'code', lang, value, meta: title ? `title="${title.replaceAll('"', "'").replaceAll('`', '')}"` : null};
}

/**
 * A table that scrolls on its own on a narrow screen. Its name has to be unique on the page, which
 * the column titles are not.
 */
export function table(name: string, head: string[], rows: Inline[][][], ids: string[] = []): Block {
  const properties = {className: ['table-scroll'], style: stackedLabels(head), tabIndex: 0, role: 'region', ariaLabel: name};
  return element('div', properties, [plainTable(head, rows, ids)]);
}

function plainTable(head: string[], rows: Inline[][][], ids: string[]): Table {
  return {
    type: 'table',
    children: [
      {type: 'tableRow', children: head.map((cell) => ({type: 'tableCell', children: [text(cell)]}))},
      ...rows.map((cells, index) => ({
        type: 'tableRow' as const,
        children: cells.map((children) => ({type: 'tableCell' as const, children})),
        ...(ids[index] ? {data: {hProperties: {id: ids[index]}}} : {}),
      })),
    ],
  };
}

/** An HTML element that Markdown has no word for. */
export function element(tagName: string, properties: Properties, children: (Block | Inline)[]): Block {
  return {type: 'apiElement', data: {hName: tagName, hProperties: properties}, children} as unknown as BlockContent;
}

export function inlineElement(tagName: string, properties: Properties, children: Inline[]): Inline {
  return element(tagName, properties, children) as unknown as Inline;
}
