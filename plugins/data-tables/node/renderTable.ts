import {escapeHtml} from '../../shared/escapeHtml';
import {splitName} from '../../shared/splitName';
import {inlineMarkdown} from './inlineMarkdown';
import type {Column, Row, TableData} from './tableData';

export type TableView = {table: TableData; rows: Row[]; columns: Column[]; filter: string | undefined; caption?: string};

/** The whole table as HTML. The filter box, when asked for, is brought to life by client/filterTables.ts; without scripts it stays hidden. */
export function renderTable({table, rows, columns, filter, caption}: TableView): string {
  const head = columns.map(({label}) => `<th scope="col">${escapeHtml(label)}</th>`).join('');
  const body = rows.map((row) => renderRow(row, columns, table.anchor)).join('');
  const box = filter
    ? `<div class="table-filter" hidden><label><span>${escapeHtml(filter)}</span><input type="search" data-table-filter autocomplete="off" spellcheck="false"></label><output aria-live="polite"></output></div>`
    : '';
  const name = escapeHtml(caption ?? table.caption);
  return `<div class="data-table">${box}<div class="table-scroll" tabindex="0" role="group" aria-label="${name}"><table><caption>${name}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div></div>`;
}

function renderRow(row: Row, columns: Column[], anchor: TableData['anchor']): string {
  const id = anchor ? rowAnchor(row, anchor) : undefined;
  const cells = columns.map((column) => {
    const value = row[column.key] ?? '';
    const html = column.code ? codeCell(value) : inlineMarkdown(value);
    return `<td>${id && column.key === anchor?.column ? linkToRow(html, id) : html}</td>`;
  });
  return `<tr${id ? ` id="${id}"` : ''}>${cells.join('')}</tr>`;
}

/** The name itself links to its row, unless it already links elsewhere: then a mark of its own does. */
function linkToRow(html: string, id: string): string {
  if (!html.includes('<a ')) return `<a class="row-anchor" href="#${id}">${html}</a>`;
  return `${html} <a class="row-anchor row-mark" href="#${id}" aria-label="Direct link to this row">#</a>`;
}

function codeCell(value: string): string {
  return value === '–' || value === '' ? value : `<code>${splitName(value).map(escapeHtml).join('<wbr>')}</code>`;
}

export function rowAnchor(row: Row, anchor: NonNullable<TableData['anchor']>): string {
  const slug = (row[anchor.column] ?? '')
    .replace(/`/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${anchor.prefix ?? ''}${slug}`;
}
