/**
 * A reference row: the name whole, its type and default at the right, the text below at full
 * width, further fields with a label each, and what is looked up rarely in a fold. It is
 * written as a table with the columns of the data, so that the Markdown twins, search and the
 * assistant read cells with their headers; to screen readers it is a list, because
 * src/css/rows.css takes the columns away.
 */
import {escapeHtml} from '../../shared/escapeHtml';
import {cellHtml, isEmptyCell, rowAnchor} from './cells';
import type {TableView} from './renderTable';
import type {Column, Row, TableData} from './tableData';

/** If no more rows than this would be hidden, all of them are shown. */
const NOT_WORTH_A_FOLD = 3;

export function renderRows({table, rows, columns, caption, preview, isRepeated}: TableView): string {
  const name = escapeHtml(caption);
  const list = (some: Row[], label: string) => {
    const head = columns.map(({label}) => `<th>${escapeHtml(label)}</th>`).join('');
    const body = some.map((row) => rowHtml(row, columns, table)).join('');
    return `<table class="rows" role="list" aria-label="${label}"><thead><tr>${head}</tr></thead><tbody role="none">${body}</tbody></table>`;
  };
  const isFolded = preview !== undefined && rows.length > preview + NOT_WORTH_A_FOLD;
  const shown = isFolded ? rows.slice(0, preview) : rows;
  const rest = rows.slice(shown.length);
  const fold = isFolded
    ? `<details class="rest"><summary data-markdown="skip">Show ${rest.length} more</summary>${list(rest, `More: ${name}`)}</details>`
    : '';
  return `<div class="data-table"${isRepeated ? ' data-search="false"' : ''}>${list(shown, name)}${fold}</div>`;
}

function rowHtml(row: Row, columns: Column[], {anchor, facets = []}: TableData): string {
  const id = anchor ? ` id="${rowAnchor(row, anchor)}"` : '';
  const data = facets.map((key) => (row[key] ? ` data-${key}="${escapeHtml(row[key])}"` : '')).join('');
  return `<tr role="listitem"${id}${data}>${columns.map((column) => placedCell(row, column, anchor)).join('')}</tr>`;
}

function placedCell(row: Row, column: Column, anchor: TableData['anchor']): string {
  const {place = 'text', short, label} = column;
  const search = column.search === false ? ' data-search="false"' : '';
  const html = cellHtml(row, column, anchor);
  // Kept for the twin's columns; nothing to see.
  if (isEmptyCell(row, column)) return `<td class="x">${html}</td>`;
  if (place === 'fold')
    return `<td class="d"><details><summary data-markdown="skip">${escapeHtml(short ?? label)}</summary>${html}</details></td>`;
  const shownLabel = place === 'field' ? (short ?? label) : place === 'side' ? short : undefined;
  return `<td class="${place[0]}"${search}${shownLabel ? ` data-l="${escapeHtml(shownLabel)}"` : ''}>${html}</td>`;
}
