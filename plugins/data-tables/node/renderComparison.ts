/**
 * A comparison of editions: groups as rows, a tick for "Yes", and controls that show only
 * differences or one edition (client/compareEditions.ts). The word stays in the HTML, so that
 * search, the Markdown twin and screen readers have it; src/css/comparisons.css draws the tick.
 */
import {escapeHtml} from '../../shared/escapeHtml';
import {cellHtml, rowAnchor} from './cells';
import {isYes, type TableView} from './renderTable';
import type {Row} from './tableData';

export function renderComparison({table, rows, columns, caption}: TableView, group: string): string {
  const [, ...editions] = columns;
  const isSame = (row: Row) => new Set(editions.map(({key}) => row[key])).size === 1;
  const rowHtml = (row: Row) => {
    const id = table.anchor ? ` id="${rowAnchor(row, table.anchor)}"` : '';
    const cells = columns.map((column) => `<td${isYes(row, column) ? ' class="y"' : ''}>${cellHtml(row, column, table.anchor)}</td>`);
    return `<tr${id}${isSame(row) ? ' data-same' : ''}>${cells.join('')}</tr>`;
  };
  const groups = [...new Set(rows.map((row) => row[group] ?? ''))].map((name) => {
    const members = rows.filter((row) => row[group] === name);
    const head = `<tr class="group"${members.every(isSame) ? ' data-same' : ''}><th scope="row">${escapeHtml(name)}</th>${'<td></td>'.repeat(editions.length)}</tr>`;
    return head + members.map(rowHtml).join('');
  });
  const name = escapeHtml(caption);
  const head = columns.map(({label}) => `<th scope="col">${escapeHtml(label)}</th>`).join('');
  const labels = editions.map(({label}, index) => `--c${index + 2}:'${escapeHtml(label)}: '`).join(';');
  return [
    '<div class="data-table" data-compare>',
    controls(editions.map(({label}) => label)),
    `<div class="table-scroll" role="group" aria-label="${name}" style="${labels}">`,
    `<table><caption>${name}</caption><thead><tr>${head}</tr></thead><tbody>${groups.join('')}</tbody></table></div></div>`,
  ].join('');
}

/** Hidden until they work. */
function controls(editions: string[]): string {
  const options = ['All editions', ...editions].map((label, index) => `<option value="${index}">${escapeHtml(label)}</option>`);
  return [
    '<form class="card-filters" hidden><label class="compare-edition">Edition',
    `<select>${options.join('')}</select></label>`,
    '<label class="compare-differences"><input type="checkbox"> Only differences</label><output></output></form>',
  ].join('');
}
