/** The body of a page as sections: what stands under each heading, as blocks of plain text. */
import type {Element, Root} from 'hast';

import type {BlockHtml, Box} from './blockHtml';
import {find, findAll, hasClass, isElement, type Node} from './hast';
import {isInline, isSkipped, rawText, textOf} from './readText';

type BlockKind = 'text' | 'list' | 'table' | 'code';

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

export function sectionsOf(body: Element, title: string, write: BlockHtml | undefined): Section[] {
  let current: Section = {id: '', heading: title, level: 1, parents: [], blocks: []};
  const sections: Section[] = [current];
  let tab = '';
  /** What a block stands in, outermost first: call-outs, items of lists. */
  let boxes: Box[] = [];
  const add = (block: Block, html?: (write: BlockHtml) => string | string[]): void => {
    if (!block.text.trim()) return;
    current.blocks.push({...block, ...(tab ? {tab} : {}), ...(write && html ? {html: inBoxes(html(write), boxes)} : {})});
    boxes = boxes.filter(({isOnce}) => !isOnce);
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
    if (isSkipped(element) || element.properties['dataAid'] !== undefined || element.properties['dataSearch'] === 'false') return;
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
    if (hasClass(element, 'admonition')) return visitInBox(element.children, ({box}) => box(element));
    visitChildren(element.children);
  }

  /** A heading inside a tab ends with it: the next tab belongs to the section around them. */
  function visitTab(panel: Element): void {
    const around = {section: current, tab};
    tab = String(panel.properties['ariaLabel'] ?? tab);
    visitChildren(panel.children);
    ({section: current, tab} = around);
  }

  /**
   * A call-out is around each of its blocks; an item of a list is around the first one, so that its
   * number is shown once.
   */
  function visitInBox(children: Node[], boxOf: (write: BlockHtml) => Box): void {
    const own = write && boxOf(write);
    if (own) boxes = [...boxes, own];
    visitChildren(children);
    boxes = boxes.filter((box) => box !== own);
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
   * Steps often hold code or a table: then what they hold are blocks of their own, since one line
   * could not show them.
   */
  function addList(list: Element): void {
    if (find(list, ({tagName}) => tagName === 'pre' || tagName === 'table'))
      elementsIn(list).forEach(({children}, index) => visitInBox(children, ({item}) => item(list, index)));
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

function inBoxes(html: string | string[], boxes: Box[]): string | string[] {
  const open = boxes.map((box) => box.open).join('');
  const close = boxes
    .map((box) => box.close)
    .reverse()
    .join('');
  if (typeof html === 'string') return open + html + close;
  return html.map((line, index) => `${index === 0 ? open : ''}${line}${index === html.length - 1 ? close : ''}`);
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
    text: elementsIn(row)
      .map((cell) => (cell.properties['dataSearch'] === 'false' ? '' : textOf(cell)))
      .join(' | '),
  }));
  const block: Block = {kind: 'table', text: lines.map(({text}) => text).join('\n'), hasHeader};
  return lines.some(({id}) => id) ? {...block, rowIds: lines.map(({id}) => id)} : block;
}

function headingLevel({tagName}: Element): number {
  return /^h[1-6]$/.test(tagName) ? Number(tagName[1]) : 0;
}

function elementsIn({children}: Element): Element[] {
  return children.filter(isElement);
}
