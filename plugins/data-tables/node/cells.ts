import {rowSlugOf} from '../../shared/slugOf';
import {codeHtml, inlineMarkdown} from './inlineMarkdown';
import type {Column, Row, TableData} from './tableData';

type Anchor = TableData['anchor'];

export function isEmptyCell(row: Row, {key}: Column): boolean {
  return ['–', ''].includes(row[key] ?? '');
}

export function cellHtml(row: Row, column: Column, anchor: Anchor): string {
  const value = row[column.key] ?? '';
  const html = column.code && !isEmptyCell(row, column) ? codeHtml(value) : inlineMarkdown(value);
  return anchor && column.key === anchor.column ? linkToRow(html, rowAnchor(row, anchor)) : html;
}

/**
 * The name itself links to its row, unless it already links elsewhere: then a mark of its own does.
 */
function linkToRow(html: string, id: string): string {
  if (!html.includes('<a ')) return `<a class="row-anchor" href="#${id}">${html}</a>`;
  return `${html} <a class="row-anchor row-mark" href="#${id}" aria-label="Direct link to this row">#</a>`;
}

export function rowAnchor(row: Row, anchor: NonNullable<Anchor>): string {
  return `${anchor.prefix ?? ''}${rowSlugOf(row[anchor.column] ?? '')}`;
}
