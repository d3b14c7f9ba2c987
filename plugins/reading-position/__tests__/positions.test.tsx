import {beforeEach, describe, expect, it} from 'vitest';

import {readPositions, storePosition} from '../client/positions';

beforeEach(() => window.localStorage.clear());

describe('storePosition', () => {
  it('keeps one position per page, the newest last', () => {
    storePosition('/a', {id: 'x', heading: 'X'});
    storePosition('/b', {id: 'y', heading: 'Y'});
    storePosition('/a', {id: 'z', heading: 'Z'});
    expect(readPositions()).toEqual([
      {route: '/b', id: 'y', heading: 'Y'},
      {route: '/a', id: 'z', heading: 'Z'},
    ]);
  });

  it('forgets a page that was read to its end', () => {
    storePosition('/a', {id: 'x', heading: 'X'});
    storePosition('/a', undefined);
    expect(readPositions()).toEqual([]);
  });

  it('keeps the last thirty pages', () => {
    for (let page = 0; page < 40; page += 1) storePosition(`/${page}`, {id: 'x', heading: 'X'});
    expect(readPositions().map(({route}) => route)).toEqual(Array.from({length: 30}, (_, index) => `/${index + 10}`));
  });
});

describe('readPositions', () => {
  it('counts anything malformed as nothing', () => {
    window.localStorage.setItem('docs.positions', '{');
    expect(readPositions()).toEqual([]);
    window.localStorage.setItem('docs.positions', '[{"route": 1}]');
    expect(readPositions()).toEqual([]);
  });
});
