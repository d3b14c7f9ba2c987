/**
 * Shows the panel of `value` in one set of tabs. Returns false when the set has no such tab. Also
 * part of the inline loader: no imports.
 */
export function activateTab(set: Element, value: string): boolean {
  const tabs = [...set.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
  if (!tabs.some((tab) => tab.dataset.value === value)) return false;
  for (const tab of tabs) {
    const chosen = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
  }
  for (const panel of set.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]')) {
    panel.toggleAttribute('data-active', panel.dataset.value === value);
  }
  // The bar of a page (node/languageBar.ts): the stylesheet hides what is about other languages.
  if (set.id) document.documentElement.dataset.only = value;
  return true;
}
