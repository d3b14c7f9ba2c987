/** The selects above a grid of cards. They are hidden until client/filterCards.ts runs. */
import {rowClass} from './cards';
import {element, text, type TreeNode} from '../tree';

type FilterField = {field: string; label: string; options: [value: string, name: string][]};

export function filteredCards(fields: FilterField[], cards: TreeNode[]): TreeNode {
  return element('div', {dataCardFilter: ''}, [
    element('div', {className: ['card-filters'], hidden: true}, [...fields.map(select), element('output', {ariaLive: 'polite'})]),
    element('ul', {className: ['cards', ...rowClass(cards.length)]}, cards),
  ]);
}

function select({field, label, options}: FilterField): TreeNode {
  return element('label', {}, [
    element('span', {}, [text(label)]),
    element('select', {dataCardField: field}, [
      element('option', {value: ''}, [text('All')]),
      ...options.map(([value, name]) => element('option', {value}, [text(name)])),
    ]),
  ]);
}
