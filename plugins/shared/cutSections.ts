/**
 * Cuts a rendered page into its sections: what a reader sees under each heading, as blocks of plain
 * text. Search, the assistant and anything else that needs "the text of a page" share this one
 * cutter, so that tables, API operations and samples are in all of them.
 */
import type {Element, Root} from 'hast';

import {type BlockHtml, createBlockHtml} from './blockHtml';
import {find, findAll, hasClass, isElement, type Node} from './hast';
import {lighterHtml} from './lighterHtml';
import {createHtmlParser, type ParseHtml} from './parseHtml';
import {isInline, isSkipped, rawText, textOf} from './readText';

export type BlockKind = 'text' | 'list' | 'table' | 'code';

export type Block = {
  kind: BlockKind;
  /**
   * A paragraph; list items or table rows one per line (cells joined by " | "); or code as written.
   */
  text: string;
  /** Of a table: the id of each row that can be linked to, by line. */
  rowIds?: (string | undefined)[];
  /** Of a table: whether its first line is the header. */
  hasHeader?: boolean;
  /** Of code: language of the fence. */
  language?: string;
  /** Label of the tab that it stands in: `Python`. */
  tab?: string;
  /**
   * With `url` given: the block as on the page. Of a table, its beginning, its lines and its end.
   */
  html?: string | string[];
};

export type Section = {
  /** Id of the heading, empty for the part before the first one. */
  id: string;
  heading: string;
  /** 1 for the head of the page, otherwise the level of the heading. */
  level: number;
  /** Headings above this one on the page, outermost first, without the title. */
  parents: string[];
  blocks: Block[];
};

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

function sectionsOf(body: Element, title: string, write: BlockHtml | undefined): Section[] {
  let current: Section = {id: '', heading: title, level: 1, parents: [], blocks: []};
  const sections: Section[] = [current];
  let tab = '';
  let box = '';
  let boxes = 0;
  const add = (block: Block, html?: (write: BlockHtml) => string | string[]): void => {
    if (!block.text.trim()) return;
    current.blocks.push({...block, ...(tab ? {tab} : {}), ...(write && html ? {html: inBox(html(write), box)} : {})});
  };

  function visitChildren(children: Node[]): void {
    let inline: Node[] = [];
    const flush = (): void => {
      const run = {type: 'root', children: inline} as Root;
      add({kind: 'text', text: textOf(run)}, ({of}) => of(run));
      inline = [];
    };
    for (const child of children) {
      if (child.type === 'text' || (child.type === 'element' && isInline(child))) {
        inline.push(child);
        continue;
      }
      flush();
      if (child.type === 'element') visit(child);
    }
    flush();
  }

  function visit(element: Element): void {
    // What an aid shows until somebody uses it is an example, not a statement to be quoted.
    if (isSkipped(element) || element.properties['dataAid'] !== undefined) return;
    const level = headingLevel(element);
    if (level === 1) return;
    if (level > 1) return openSection(element, level);
    if (element.tagName === 'p') return add({kind: 'text', text: textOf(element)}, ({of}) => of(element));
    if (element.tagName === 'ul' || element.tagName === 'ol') return addList(element);
    if (element.tagName === 'table') return addTable(element);
    if (element.tagName === 'figure' && hasClass(element, 'code')) return addCode(element);
    if (element.tagName === 'figure' && hasClass(element, 'picture')) return addPicture(element);
    if (element.tagName === 'pre') return add({kind: 'code', text: rawText(element).trimEnd()}, ({ofCode}) => ofCode(element, element));
    if (element.properties['role'] === 'tabpanel') return visitTab(element);
    if (hasClass(element, 'admonition')) return visitBox(element);
    visitChildren(element.children);
  }

  /** A heading inside a tab ends with it: the next tab belongs to the section around them. */
  function visitTab(panel: Element): void {
    const around = {section: current, tab};
    tab = String(panel.properties['ariaLabel'] ?? tab);
    visitChildren(panel.children);
    ({section: current, tab} = around);
  }

  /** Each block of a call-out has the box; whoever shows several joins them by its number. */
  function visitBox(element: Element): void {
    const around = box;
    box = write?.openBox(element, (boxes += 1)) ?? '';
    visitChildren(element.children);
    box = around;
  }

  function openSection(element: Element, level: number): void {
    const id = String(element.properties['id'] ?? '');
    const heading = textOf(element);
    if (!id) return add({kind: 'text', text: heading}, ({of}) => of(element));
    const parents = ancestorsOf(sections, level);
    current = {id, heading, level, parents, blocks: []};
    sections.push(current);
  }

  /**
   * Steps often hold code or a table: then the items stand as blocks of their own, since one
   * line could not show them.
   */
  function addList(list: Element): void {
    if (find(list, ({tagName}) => tagName === 'pre' || tagName === 'table'))
      elementsIn(list).forEach(({children}) => visitChildren(children));
    else add({kind: 'list', text: itemsOf(list).join('\n')}, ({of}) => of(list));
  }

  function addTable(table: Element): void {
    const rows = findAll(table, ({tagName}) => tagName === 'tr');
    const hasHeader = rows[0] !== undefined && elementsIn(rows[0]).every(({tagName}) => tagName === 'th');
    add(tableOf(rows, hasHeader), ({ofTable}) => ofTable(table, rows, hasHeader));
  }

  function addCode(figure: Element): void {
    const pre = find(figure, ({tagName}) => tagName === 'pre');
    if (!pre) return;
    const language = String(figure.properties['dataLang'] ?? 'text');
    add({kind: 'code', text: rawText(pre).trimEnd(), language}, ({ofCode}) => ofCode(figure, pre));
  }

  function addPicture(figure: Element): void {
    add({kind: 'text', text: textOf(figure)}, ({ofPicture}) => ofPicture(figure));
  }

  visitChildren(body.children);
  return sections;
}

function inBox(html: string | string[], box: string): string | string[] {
  if (!box) return html;
  if (typeof html === 'string') return `${box}${html}</div>`;
  return html.map((line, index) => `${index === 0 ? box : ''}${line}${index === html.length - 1 ? '</div>' : ''}`);
}

/** Headings that stand above a new one of this level. */
function ancestorsOf(sections: Section[], level: number): string[] {
  const found: string[] = [];
  let limit = level;
  for (const section of [...sections].reverse()) {
    if (section.level < limit && section.level > 1) {
      found.unshift(section.heading);
      limit = section.level;
    }
  }
  return found;
}

function itemsOf(list: Element): string[] {
  return elementsIn(list).flatMap((item) => {
    const nested = elementsIn(item).filter(({tagName}) => tagName === 'ul' || tagName === 'ol');
    const own = {...item, children: item.children.filter((child) => !nested.includes(child as Element))};
    return [textOf(own), ...nested.flatMap(itemsOf)].filter(Boolean);
  });
}

function tableOf(rows: Element[], hasHeader: boolean): Block {
  const lines = rows.map((row) => ({
    id: typeof row.properties['id'] === 'string' ? row.properties['id'] : undefined,
    text: elementsIn(row).map(textOf).join(' | '),
  }));
  const block: Block = {kind: 'table', text: lines.map(({text}) => text).join('\n'), hasHeader};
  return lines.some(({id}) => id) ? {...block, rowIds: lines.map(({id}) => id)} : block;
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

function headingLevel({tagName}: Element): number {
  return /^h[1-6]$/.test(tagName) ? Number(tagName[1]) : 0;
}

function elementsIn({children}: Element): Element[] {
  return children.filter(isElement);
}
