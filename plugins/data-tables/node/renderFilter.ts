/**
 * The one filter of a page, over all its rows, with selectors of product and release if every
 * table has them. client/ activates it; without scripts it stays hidden.
 */
import {escapeHtml} from '../../shared/escapeHtml';
import type {Row, TableData} from './tableData';

const RELEASES = {
  version: [['version', 'Your release']],
  upgrade: [
    ['from', 'From release'],
    ['to', 'To release'],
  ],
} as const;

export function renderFilter(rows: Row[], selector: TableData['selector']): string {
  const selectors = selector ? renderSelectors(rows, RELEASES[selector]) : '';
  const words = `<label>Filter<input type="search" name="filter" data-table-filter placeholder="${rows.length} rows"></label>`;
  return `<form class="table-filter" hidden>${selectors}${words}<kbd>F</kbd><output></output></form>`;
}

/** Releases of two products cannot be compared, so client/ asks for the product first. */
function renderSelectors(rows: Row[], releases: readonly (readonly [name: string, label: string])[]): string {
  const products = [...new Map(rows.map((row) => [row['product'], row])).values()];
  const options = products.map(
    ({product = '', label = '', current = ''}) =>
      `<option value="${escapeHtml(product)}" data-current="${escapeHtml(current)}">${escapeHtml(label)}</option>`,
  );
  const choice = `<label>Product<select name="product"><option value="">All</option>${options.join('')}</select></label>`;
  const fields = releases.map(
    ([name, label]) => `<label>${label}<input name="${name}" placeholder="${escapeHtml(products[0]?.['current'] ?? '')}"></label>`,
  );
  return `${products.length > 1 ? choice : ''}${fields.join('')}`;
}
