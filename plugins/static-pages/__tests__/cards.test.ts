import {describe, expect, it} from 'vitest';

import {renderCards} from '../node/content/components/cards';
import {element} from '../node/content/tree';

const classesOf = (count: number) =>
  renderCards({attributes: {}, children: Array.from({length: count}, () => element('li', {})), place: 'docs/a.mdx:1'}).properties?.[
    'className'
  ];

describe('rows of cards', () => {
  it.each([
    [2, ['cards']],
    [3, ['cards', 'cards-3']],
    [4, ['cards', 'cards-4']],
    [5, ['cards']],
    [8, ['cards', 'cards-4']],
  ])('%i cards know their columns before they arrive', (count, classes) => expect(classesOf(count)).toEqual(classes));
});
