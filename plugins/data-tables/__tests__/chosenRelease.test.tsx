import {describe, expect, it} from 'vitest';

import {isChosen} from '../client/chosenRelease';

function rowWith(data: Record<string, string>): HTMLElement {
  const row = document.createElement('tr');
  Object.assign(row.dataset, data);
  return row;
}

describe('isChosen', () => {
  it.each([
    [{}, '1.0.0', true],
    [{from: '1.2.0', fixed: '1.10.0'}, '1.9.0', true],
    [{from: '1.2.0', fixed: '1.10.0'}, '1.10', false],
    [{from: '1.2.0', fixed: '1.10.0'}, '1.2', true],
    [{from: '1.2.0'}, '1.1.9', false],
    [{to: '1.2.0'}, '1.2.0', true],
    [{to: '1.2.0'}, '1.2.1', false],
  ])('compares the releases %j of a problem with %s', (data, version, expected) => {
    expect(isChosen(rowWith(data), {version})).toBe(expected);
  });

  it.each([
    ['2.260.0', false],
    ['2.261.0', true],
    ['2.265.0', true],
    ['2.266.0', false],
  ])('takes a change in %s for an upgrade from 2.260.0 to 2.265.0: %s', (release, expected) => {
    expect(isChosen(rowWith({release}), {from: '2.260.0', to: '2.265.0'})).toBe(expected);
  });

  it('compares the product', () => {
    expect(isChosen(rowWith({product: 'go'}), {product: 'python'})).toBe(false);
  });
});
