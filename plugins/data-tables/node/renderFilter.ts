/**
 * The one filter of a page, over all its rows. client/ activates it;
 * without scripts it stays hidden.
 */
export function renderFilter(rows: number): string {
  return `<form class="table-filter" hidden><label>Filter<input type="search" data-table-filter placeholder="${rows} rows"></label><kbd>F</kbd><output></output></form>`;
}
