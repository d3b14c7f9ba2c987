import {describe, expect, it} from 'vitest';

import {unusedNavbarItems} from '../node/unusedNavbarItems';

describe('unusedNavbarItems', () => {
  it('names the modules of types that no item has, in dropdowns neither', () => {
    const items = [{type: 'docSidebar'}, {type: 'dropdown', items: [{type: 'doc'}]}, {type: 'localeDropdown'}];
    expect(unusedNavbarItems(items)).toEqual(['DocsVersionNavbarItem', 'DocsVersionDropdownNavbarItem', 'HtmlNavbarItem']);
  });

  it('keeps what a dropdown needs when an item is one without saying so', () => {
    expect(unusedNavbarItems([{items: [{}]}])).not.toContain('DropdownNavbarItem');
    expect(unusedNavbarItems([{type: 'docsVersionDropdown'}])).not.toContain('DropdownNavbarItem');
    expect(unusedNavbarItems([{type: 'docSidebar'}])).toContain('DropdownNavbarItem');
  });
});
