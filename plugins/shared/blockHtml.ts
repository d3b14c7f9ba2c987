/**
 * Blocks of a page as HTML to show elsewhere on the site: the same markup, so the same
 * styles, without what belongs to the one place on the page (ids, controls, headings, marks
 * of samples, icons).
 */
import type {Element, ElementContent, Root} from 'hast';

import {escapeHtml} from './escapeHtml';
import {hasClass, isElement, type Node} from './hast';
import {textOf} from './readText';
import {stackedLabels} from './stackedLabels';

export type BlockHtml = {
  /** Inline content as a paragraph; an element as it is. */
  of: (node: Root | Element) => string;
  /** Of a table: the beginning up to its rows, each row, the end. */
  ofTable: (table: Element, rows: Element[], hasHeader: boolean) => string[];
  ofCode: (figure: Element, pre: Element) => string;
  /** A picture of its own, in both colour modes. */
  ofPicture: (figure: Element) => string;
  /** A call-out around a block. */
  box: (admonition: Element) => Box;
  /** An item around a block: a list of one, which counts on where the others end. */
  item: (list: Element, index: number) => Box;
};

/** `isOnce`: around one block only. */
export type Box = {open: string; close: string; isOnce?: boolean};

const DROPPED = new Set(['img', 'picture', 'svg', 'button', 'form', 'input', 'select', 'script', 'style']);
const DROPPED_CLASSES = ['hash-link', 'row-mark', 'only-dark'];
/** The name of the sample and its copy button stay; its proof belongs to the page. */
const DROPPED_OF_CODE = ['code-proof', 'code-kind'];

/**
 * `kept` has what was not parsed (coloured code, icons of call-outs), by the number in `data-n`.
 */
export async function createBlockHtml(kept: string[], url: string): Promise<BlockHtml> {
  const {toHtml} = await import('hast-util-to-html');
  const write = (node: Element) => toHtml(node, {allowDangerousHtml: true});
  const clean = (node: Element): Element => cleanElement(node, {url, kept});
  return {
    of: (node) =>
      node.type === 'element'
        ? write(clean(node))
        : write({type: 'element', tagName: 'p', properties: {}, children: cleanChildren(node.children, {url, kept})}),
    ofTable(table, rows, hasHeader) {
      const isRows = hasClass(table, 'rows');
      const [open, close] = isRows ? ['<table class="rows" role="list">', '</table>'] : [scrollOf(rows[0], hasHeader), '</table></div>'];
      const body = isRows ? '<tbody role="none">' : '<tbody>';
      const lines = rows.map((row, line) => (line === 0 && hasHeader ? `<thead>${write(clean(row))}</thead>${body}` : write(clean(row))));
      return [hasHeader ? open : open + body, ...lines, `</tbody>${close}`];
    },
    ofCode(figure, pre) {
      const code = kept[Number(pre.properties['dataN'])] ?? '';
      if (figure === pre) return code;
      const caption = figure.children.find((child) => isElement(child) && child.tagName === 'figcaption') as Element | undefined;
      const actions = caption ? write(cleanElement(caption, {url, kept, drops: isDroppedOfCode})) : '';
      // A quotation never has the whole file, so "part" would mean nothing.
      const bar = actions.replace('>Copy snippet<', '>Copy<');
      return `<figure class="code" data-lang="${String(figure.properties['dataLang'] ?? 'text')}">${bar}${code}</figure>`;
    },
    ofPicture: (figure) => write(cleanElement(figure, {url, kept, drops: () => false})),
    box({properties}) {
      const label = escapeHtml(String(properties['ariaLabel'] ?? 'Note'));
      const classes = escapeHtml([properties['className']].flat().join(' '));
      return {open: `<div class="${classes}" role="note" aria-label="${label}">`, close: '</div>'};
    },
    item({tagName, properties}, index) {
      const start = tagName === 'ol' ? ` start="${Number(properties['start'] ?? 1) + index}"` : '';
      return {open: `<${tagName}${start}><li>`, close: `</li></${tagName}>`, isOnce: true};
    },
  };
}

/**
 * A table that may scroll is reachable by keyboard, and stacked rows repeat the names of
 * columns (plugins/static-pages).
 */
function scrollOf(header: Element | undefined, hasHeader: boolean): string {
  const columns = header && hasHeader ? header.children.filter(isElement).map(textOf) : [];
  const label = escapeHtml(columns.length > 0 ? `Table: ${columns.join(', ')}` : 'Table');
  const labels = escapeHtml(stackedLabels(columns));
  const style = labels && ` style="${labels}"`;
  return `<div class="table-scroll" tabindex="0" role="group" aria-label="${label}"${style}><table>`;
}

type Cleaning = {url: string; kept: string[]; drops?: (element: Element) => boolean};

function isDropped(element: Element): boolean {
  return DROPPED.has(element.tagName) || DROPPED_CLASSES.some((name) => hasClass(element, name));
}

function isDroppedOfCode(element: Element): boolean {
  if (element.tagName === 'button') return element.properties['dataCodeAction'] !== 'copy';
  return isDropped(element) || DROPPED_OF_CODE.some((name) => hasClass(element, name));
}

function cleanElement(element: Element, cleaning: Cleaning): Element {
  const {id: _id, dataN: _dataN, ...properties} = element.properties;
  const href = properties['href'];
  if (typeof href === 'string' && href.startsWith('#')) properties['href'] = cleaning.url + href;
  const children = cleanChildren(element.children, cleaning);
  // In a quote it is no part of the page's outline.
  if (/^h[1-6]$/.test(element.tagName))
    return {type: 'element', tagName: 'p', properties: {}, children: [{type: 'element', tagName: 'strong', properties: {}, children}]};
  return {...element, properties, children};
}

function cleanChildren(children: Node[], cleaning: Cleaning): ElementContent[] {
  const {kept, drops = isDropped} = cleaning;
  return children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [child];
    if (!isElement(child)) return [];
    if (drops(child)) return [];
    const whole = hasClass(child, 'admonition-kind') ? kept[Number(child.properties['dataN'])] : undefined;
    return [whole ? ({type: 'raw', value: whole} as unknown as ElementContent) : cleanElement(child, cleaning)];
  });
}
