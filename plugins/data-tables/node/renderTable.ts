import {escapeHtml} from '../../shared/escapeHtml';
import {stackedLabels} from '../../shared/stackedLabels';
import {cellHtml, rowAnchor} from './cells';
import type {Column, Row, TableData} from './tableData';

export type TableView = {
  table: TableData;
  rows: Row[];
  columns: Column[];
  caption: string;
  preview?: number | undefined;
  /** Another page has the same rows, and search leads there. */
  isRepeated?: boolean;
};

/** A comparison: a grid of cells under a header. */
export function renderTable({table, rows, columns, caption}: TableView): string {
  const head = columns.map(({label}) => `<th scope="col">${escapeHtml(label)}</th>`).join('');
  const body = rows.map((row) => {
    const id = table.anchor ? ` id="${rowAnchor(row, table.anchor)}"` : '';
    return `<tr${id}>${columns.map((column) => `<td${isYes(row, column) ? ' class="y"' : ''}>${cellHtml(row, column, table.anchor)}</td>`).join('')}</tr>`;
  });
  const name = escapeHtml(caption);
  const labels = escapeHtml(stackedLabels(columns.map(({label}) => label)));
  const style = labels && ` style="${labels}"`;
  return `<div class="data-table"><div class="table-scroll" tabindex="0" role="group" aria-label="${name}"${style}><table><caption>${name}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div></div>`;
}

/** Drawn as a tick (src/css/comparisons.css), even if it links to its explanation. */
export function isYes(row: Row, {key}: Column): boolean {
  return /^(?:yes|\[yes\]\([^)]*\))$/i.test(row[key] ?? '');
}
