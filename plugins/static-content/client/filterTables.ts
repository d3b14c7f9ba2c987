/** Filter boxes of long tables. The box is hidden until this runs, so readers without scripts see only the table. */
function applyFilter(input: HTMLInputElement): void {
  const table = input.closest('.data-table');
  if (!table) return;
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody > tr')];
  let shown = 0;
  for (const row of rows) {
    const content = row.textContent?.toLowerCase() ?? '';
    row.hidden = !words.every((word) => content.includes(word));
    if (!row.hidden) shown += 1;
  }
  const output = table.querySelector('output');
  if (output) output.textContent = words.length > 0 ? `${shown} of ${rows.length} rows` : '';
}

/** A link to one row must not lead to a row that a filter hides. */
function revealTarget(): void {
  const row = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (!(row instanceof HTMLTableRowElement) || !row.hidden) return;
  const input = row.closest('.data-table')?.querySelector<HTMLInputElement>('[data-table-filter]');
  if (!input) return;
  input.value = '';
  applyFilter(input);
  row.scrollIntoView();
}

if (typeof document !== 'undefined') {
  document.addEventListener('input', (event) => {
    const input = event.target as Element | null;
    if (input instanceof HTMLInputElement && 'tableFilter' in input.dataset) applyFilter(input);
  });
  window.addEventListener('hashchange', revealTarget);
}

export function onRouteDidUpdate(): void {
  for (const box of document.querySelectorAll<HTMLElement>('.table-filter[hidden]')) box.hidden = false;
  // A reader may have typed before this ran, and browsers bring entries back after a reload.
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-table-filter]')) if (input.value) applyFilter(input);
}
