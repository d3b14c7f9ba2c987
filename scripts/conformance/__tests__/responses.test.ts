import {describe, expect, it} from 'vitest';

import {responseDifferences} from '../responses/compare';

const shown = {id: 7, name: 'a', at: '2026-06-18T07:50:26.595298Z', list: [{id: 1, on: true}], none: null};

describe('responseDifferences', () => {
  it('accepts other numbers and times', () => {
    const actual = {...shown, id: 8, at: '2027-01-01T00:00:00.000001Z', list: [{id: 2, on: true}]};
    expect(responseDifferences(shown, actual)).toEqual([]);
  });

  it.each([
    [{...shown, name: 'b'}, 'response.name is "b", the page shows "a"'],
    [{...shown, id: '8'}, 'response.id is "8", the page shows 7'],
    [{...shown, at: 'yesterday'}, 'response.at is "yesterday", the page shows "2026-06-18T07:50:26.595298Z"'],
    [{...shown, none: 0}, 'response.none is 0, the page shows null'],
    [{...shown, list: [{id: 1, on: false}]}, 'response.list[0].on is false, the page shows true'],
    [{...shown, list: []}, 'response.list has 0 items, the page shows 1'],
    [{...shown, more: 1}, 'response has the fields id, name, at, list, none, more, the page shows id, name, at, list, none'],
    [{id: 7}, 'response lacks name, at, list, none: {"id":7}'],
  ])('rejects %j', (actual, difference) => expect(responseDifferences(shown, actual)).toEqual([difference]));

  it('accepts more fields and items where the page says that it is shortened', () => {
    const actual = {
      ...shown,
      more: 1,
      list: [
        {id: 3, on: false},
        {id: 4, on: true},
      ],
    };
    expect(responseDifferences(shown, actual, {shortened: true})).toEqual([]);
    expect(responseDifferences(shown, {...actual, list: [{id: 3, on: false}]}, {shortened: true})).toHaveLength(1);
  });

  it('compares what stands around …', () => {
    expect(responseDifferences('https://a/…', 'https://a/b')).toEqual([]);
    expect(responseDifferences('https://a/…', 'https://c/b')).toHaveLength(1);
  });

  it('compares only fields and types of an example with values of its own', () => {
    expect(responseDifferences(shown, {...shown, name: 'b', list: [], none: 'x'}, {kindsOnly: true})).toEqual([]);
    expect(responseDifferences(shown, {...shown, name: 1}, {kindsOnly: true})).toHaveLength(1);
    expect(responseDifferences(shown, {...shown, at: 'yesterday'}, {kindsOnly: true})).toHaveLength(1);
    expect(responseDifferences(shown, {...shown, more: 1}, {kindsOnly: true})).toHaveLength(1);
  });
});
