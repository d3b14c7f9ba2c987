type Item = {type?: string; items?: Item[]};

/**
 * Whether an item of the navbar is a dropdown, regardless of its type: one with items, a list of
 * versions or of languages.
 */
export function hasDropdown(items: Item[]): boolean {
  return items.some(({type = '', items: inner = []}) => inner.length > 0 || /dropdown$/i.test(type));
}
