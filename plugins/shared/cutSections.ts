/**
 * Cuts a rendered page into its sections: what a reader sees under each heading, as blocks of plain
 * text. Search, the assistant and anything else that needs "the text of a page" share this one
 * cutter, so that tables, API operations and samples are in all of them.
 */
import type {Root} from 'hast';

import {createBlockHtml} from './blockHtml';
import {find, findAll, hasClass} from './hast';
import {lighterHtml} from './lighterHtml';
import {createHtmlParser, type ParseHtml} from './parseHtml';
import {textOf} from './readText';
import {type Section, sectionsOf} from './sectionsOf';

export type {Block, Section} from './sectionsOf';

export type CutPage = {
  title: string;
  description: string;
  keywords: string[];
  /** Labels of the menu from the outermost category to the page itself. */
  breadcrumbs: string[];
  sections: Section[];
};

/**
 * Coloured code, and what names the kind of a call-out with its icon: not parsed, shown as they
 * are.
 */
const KEPT = /<(pre|span(?= class="?admonition-kind))\b[\s\S]*?<\/\1>/g;

let parser: Promise<ParseHtml> | undefined;

/** With the address of the page, blocks also have their HTML. */
export async function cutSections(html: string, url?: string): Promise<CutPage> {
  parser ??= createHtmlParser();
  const kept: string[] = [];
  const numbered =
    url === undefined
      ? html
      : html.replace(KEPT, (part, tag: string) => `<${tag} data-n=${kept.push(part) - 1}${part.slice(tag.length + 1)}`);
  const root = (await parser)(lighterHtml(numbered));
  const write = url === undefined ? undefined : await createBlockHtml(kept, url);
  const body = find(root, (element) => hasClass(element, 'theme-doc-markdown')) ?? find(root, ({tagName}) => tagName === 'main');
  const title = textOf(find(root, ({tagName}) => tagName === 'h1') ?? find(root, ({tagName}) => tagName === 'title'));
  return {
    title,
    description: metaOf(root, 'description'),
    keywords: metaOf(root, 'keywords')
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
    breadcrumbs: breadcrumbsOf(root),
    sections: body ? sectionsOf(body, title, write) : [],
  };
}

function breadcrumbsOf(root: Root): string[] {
  const nav = find(root, (element) => hasClass(element, 'theme-doc-breadcrumbs'));
  return nav
    ? findAll(nav, ({tagName}) => tagName === 'li')
        .map(textOf)
        .filter(Boolean)
    : [];
}

function metaOf(root: Root, name: string): string {
  const meta = find(root, ({tagName, properties}) => tagName === 'meta' && properties['name'] === name);
  return String(meta?.properties['content'] ?? '');
}
