/** What the reader chose in each group of tabs: the address wins over the stored choice, and both reach every set of the group. */
const PREFIX = 'docusaurus.tab.';

/** Two groups of languages exist because the API reference has its own nine; a choice in one carries over to the other. */
const SHARED_WITH: Record<string, string> = {'api-language': 'language'};

export function storageGroup(group: string): string {
  return SHARED_WITH[group] ?? group;
}

export function readChoice(group: string, search: string): string | null {
  const fromAddress = new URLSearchParams(search).get(storageGroup(group));
  if (fromAddress) return fromAddress;
  try {
    return window.localStorage.getItem(PREFIX + storageGroup(group));
  } catch {
    return null;
  }
}

export function storeChoice(group: string, value: string): void {
  try {
    window.localStorage.setItem(PREFIX + storageGroup(group), value);
  } catch {
    // A reader who blocks storage still gets tabs, only not remembered ones.
  }
}
