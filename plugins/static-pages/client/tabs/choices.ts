/**
 * What the reader chose in each group of tabs: the URL wins over the stored choice, and both
 * reach every set of the group.
 */
import {readStored, store} from '../../../shared/browser/storage';

const PREFIX = 'docusaurus.tab.';

/**
 * Two groups of languages exist because the API reference has its own nine; a choice in one
 * carries over to the other.
 */
const SHARED_WITH: Record<string, string> = {'api-language': 'language'};

export function storageGroup(group: string): string {
  return SHARED_WITH[group] ?? group;
}

export function readChoice(group: string, search: string): string | null {
  return new URLSearchParams(search).get(storageGroup(group)) || readStored(PREFIX + storageGroup(group));
}

export function storeChoice(group: string, value: string): void {
  store(PREFIX + storageGroup(group), value);
}
