/**
 * Four fifths of all elements are in tables, and almost all cells hold words, code and links only.
 * Such tables are translated here and set aside, so that the library, which looks at every element
 * several times, meets an empty element in their place. All other tables are the library's.
 */
import type {Element, ElementContent} from 'hast';
import type {PhrasingContent, Table, TableCell, TableRow} from 'mdast';

import {attribute, element, isElement, rawText} from '../../shared/hast';

const ROW_GROUPS = new Set(['thead', 'tbody']);
const CELLS = new Set(['td', 'th']);
/** What changes a table's shape or look, beyond rows of equal length. */
const SHAPES = ['colSpan', 'rowSpan', 'align', 'style'];

export type SetAside = {nodes: ElementContent[]; tableOf: (node: Element) => Table | undefined};

export function setSimpleTablesAside(nodes: ElementContent[]): SetAside {
  const tables: Table[] = [];
  const withoutTables = (children: ElementContent[]): ElementContent[] =>
    children.map((node) => {
      if (!isElement(node)) return node;
      const table = node.tagName === 'table' ? toTable(node) : undefined;
      if (!table) return {...node, children: withoutTables(node.children)};
      tables.push(table);
      return element('table', [], {dataTable: String(tables.length - 1)});
    });
  return {nodes: withoutTables(nodes), tableOf: (node) => tables[Number.parseInt(attribute(node, 'dataTable'), 10)]};
}

function toTable(table: Element): Table | undefined {
  const groups = table.children.filter(isElement);
  const rows = groups.flatMap(({children}) => children.filter(isElement));
  const hasHead = groups[0]?.tagName === 'thead' && groups[0].children.length === 1;
  if (!hasHead || !groups.every(({tagName}) => ROW_GROUPS.has(tagName))) return undefined;
  const children = rows.map(toRow).filter((row) => row !== undefined);
  const columns = children[0]?.children.length ?? 0;
  const isComplete = columns > 0 && children.length === rows.length && children.every((row) => row.children.length === columns);
  return isComplete ? {type: 'table', align: Array.from({length: columns}, () => null), children} : undefined;
}

function toRow(row: Element): TableRow | undefined {
  const cells = row.children.filter(isElement);
  const children = cells.map(toCell).filter((cell) => cell !== undefined);
  return row.tagName === 'tr' && children.length === cells.length ? {type: 'tableRow', children} : undefined;
}

function toCell(cell: Element): TableCell | undefined {
  if (!CELLS.has(cell.tagName) || SHAPES.some((name) => name in cell.properties)) return undefined;
  const words = {endWithSpace: true};
  const children = toPhrases(cell.children, words);
  if (!children) return undefined;
  const last = children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return {type: 'tableCell', children: last?.type === 'text' && last.value === '' ? children.slice(0, -1) : children};
}

/**
 * White space as browsers show it: any amount is one space, and none at the beginning. Nothing at
 * all when there is an element that this does not know.
 */
function toPhrases(nodes: ElementContent[], words: {endWithSpace: boolean}): PhrasingContent[] | undefined {
  const phrases: PhrasingContent[] = [];
  for (const node of nodes) {
    if (node.type === 'text') {
      const collapsed = node.value.replace(/[\t\n\f\r ]+/g, ' ');
      const value = words.endWithSpace && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed;
      if (value === '') continue;
      words.endWithSpace = value.endsWith(' ');
      phrases.push({type: 'text', value});
      continue;
    }
    const phrase = isElement(node) ? toPhrase(node, words) : undefined;
    if (!phrase) return undefined;
    phrases.push(phrase);
  }
  return phrases;
}

function toPhrase(node: Element, words: {endWithSpace: boolean}): PhrasingContent | undefined {
  if (node.tagName === 'code') {
    const value = rawText(node);
    words.endWithSpace = false;
    // With other white space the library knows better what a browser shows.
    return /^\S+(?: \S+)*$/.test(value) ? {type: 'inlineCode', value} : undefined;
  }
  const children = toPhrases(node.children, words);
  if (!children) return undefined;
  if (node.tagName === 'a') return {type: 'link', url: attribute(node, 'href'), title: attribute(node, 'title') || null, children};
  if (node.tagName === 'strong') return {type: 'strong', children};
  return node.tagName === 'em' ? {type: 'emphasis', children} : undefined;
}
