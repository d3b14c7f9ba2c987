import {describe, expect, it} from 'vitest';

import {hasDropdown} from '../node/hasDropdown';

describe('hasDropdown', () => {
  it.each([
    ['an item with items', [{items: [{}]}], true],
    ['a list of versions', [{type: 'docsVersionDropdown'}], true],
    ['a dropdown by its type', [{type: 'dropdown'}], true],
    ['plain links', [{}, {type: 'doc'}], false],
    ['nothing', [], false],
  ])('%s', (_what, items, expected) => {
    expect(hasDropdown(items)).toBe(expected);
  });
});
