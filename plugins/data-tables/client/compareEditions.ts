/**
 * The controls of a comparison: one edition instead of all (for phones, where columns are stacked),
 * and only rows in which editions differ.
 */
import {followEdition, readSetting} from '../../preferences/client';

export function startComparison(table: HTMLElement): void {
  const form = table.querySelector('form');
  const select = form?.querySelector('select');
  const box = form?.querySelector('input');
  if (!form || !select || !box) return;
  const rows = [...table.querySelectorAll<HTMLElement>('tbody > tr:not(.group)')];
  const update = () => {
    table.dataset.edition = select.value;
    table.toggleAttribute('data-different', box.checked);
    const shown = rows.filter((row) => row.getClientRects().length > 0).length;
    const output = form.querySelector('output');
    if (output) output.textContent = box.checked ? `${shown} of ${rows.length} capabilities` : '';
  };
  form.addEventListener('change', update);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.hidden = false;
  // Browsers restore choices after a reload.
  update();
  if (readSetting('edition')) followEdition();
}
