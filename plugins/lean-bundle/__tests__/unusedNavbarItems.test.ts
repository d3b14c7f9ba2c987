import {describe, expect, it} from 'vitest';

import {unusedNavbarItems} from '../node/unusedNavbarItems';

describe('unusedNavbarItems', () => {
  it('names the modules of types that no item has, in dropdowns neither', () => {
    const items = [{type: 'docSidebar'}, {type: 'dropdown', items: [{type: 'doc'}]}, {type: 'localeDropdown'}];
    expect(unusedNavbarItems(items)).toEqual(['DocsVersionNavbarItem', 'HtmlNavbarItem']);
  });
});
