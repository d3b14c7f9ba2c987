import {readSetting} from './settings';

/** Comparisons of editions (plugins/data-tables) show the reader's. */
export function followEdition(): void {
  const edition = readSetting('edition')?.replace('-', ' ');
  for (const select of document.querySelectorAll<HTMLSelectElement>('[data-compare] select')) {
    const option = [...select.options].find(({text}) => text.toLowerCase() === edition);
    select.selectedIndex = option?.index ?? 0;
    select.dispatchEvent(new Event('change', {bubbles: true}));
  }
}
