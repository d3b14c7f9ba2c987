/** Filters of card grids: a card is shown when every chosen value is among its own. */
function applyFilters(grid: HTMLElement): void {
  const wanted = [...grid.querySelectorAll<HTMLSelectElement>('select[data-card-field]')].filter(({value}) => value);
  const cards = [...grid.querySelectorAll<HTMLElement>('.cards > li')];
  let shown = 0;
  for (const card of cards) {
    card.hidden = !wanted.every(({dataset, value}) => card.dataset[dataset.cardField ?? '']?.split(' ').includes(value));
    if (!card.hidden) shown += 1;
  }
  const output = grid.querySelector('output');
  if (output) output.textContent = wanted.length > 0 ? `${shown} of ${cards.length}` : '';
}

if (typeof document !== 'undefined') {
  document.addEventListener('change', (event) => {
    const select = event.target as Element | null;
    const grid = select?.matches('select[data-card-field]') ? select.closest<HTMLElement>('[data-card-filter]') : null;
    if (grid) applyFilters(grid);
  });
}

export function onRouteDidUpdate(): void {
  for (const box of document.querySelectorAll<HTMLElement>('.card-filters[hidden]')) box.hidden = false;
  // A reader may have chosen before this ran, and browsers restore choices after a reload.
  for (const grid of document.querySelectorAll<HTMLElement>('[data-card-filter]')) applyFilters(grid);
}
