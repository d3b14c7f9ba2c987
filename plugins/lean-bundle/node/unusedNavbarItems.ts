type Item = {type?: string; items?: Item[]};

/**
 * Types of items that a site has to ask for, and the module of each. The others are used by
 * these, or too small to matter.
 */
const MODULES: Record<string, string> = {
  localeDropdown: 'LocaleDropdownNavbarItem',
  doc: 'DocNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
  dropdown: 'DropdownNavbarItem',
  html: 'HtmlNavbarItem',
};

/** Modules of the theme's `NavbarItem/` that no item of the navbar needs. */
export function unusedNavbarItems(items: Item[]): string[] {
  const used = typesIn(items);
  return Object.entries(MODULES).flatMap(([type, name]) => (used.has(type) ? [] : [name]));
}

function typesIn(items: Item[]): Set<string> {
  return new Set(
    items.flatMap(({type = 'default', items: inner = []}) => [
      type,
      // An item with items is a dropdown, whatever its type says; so is a list
      // of versions or languages.
      ...(inner.length > 0 || type.endsWith('Dropdown') ? ['dropdown'] : []),
      ...typesIn(inner),
    ]),
  );
}
