import {describe, expect, it} from 'vitest';

import {differences, textDifferences, valueDifferences} from '../match';

const reply = {status: 200, headers: new Headers({'Retry-After': '60'}), text: '{"a":1}', json: {a: 1}};

describe('valueDifferences', () => {
  it('ignores fields that the check does not name', () => expect(valueDifferences({a: 1, b: 2}, {a: 1}, 'body')).toEqual([]));

  it.each([
    [{a: 1}, {a: 2}, 'body.a: 1, expected 2'],
    [{}, {a: null}, 'body.a: nothing, expected null'],
    [[1, 2], [1], 'body: 2 items, expected 1: [1,2]'],
    [{a: 'x'}, {a: /^y/}, 'body.a: "x" does not match /^y/'],
    [{a: 'x'}, {a: (value: unknown) => value === 'y'}, 'body.a: "x" does not satisfy the check'],
    ['text', {a: 1}, 'body: "text", expected {"a":1}'],
    [{a: 1}, [1], 'body: {"a":1} is no list'],
  ])('compares %j', (actual, wanted, difference) => expect(valueDifferences(actual, wanted, 'body')).toEqual([difference]));
});

describe('differences', () => {
  it('finds none where all is as expected', () => {
    expect(differences(reply, {status: 200, json: {a: 1}, headers: {'retry-after': /^\d+$/, 'X-Other': null}, text: ['a', /1/]})).toEqual(
      [],
    );
  });

  it('names status, header and text', () => {
    expect(differences(reply, {status: 404, headers: {'Retry-After': '1', 'X-Other': 'x'}, text: 'b'})).toEqual([
      'status 200, expected 404: {"a":1}',
      'header Retry-After: "60", expected "1"',
      'header X-Other: null, expected "x"',
      'lacks "b": {"a":1}',
    ]);
  });

  it('validates by a schema of the API description', () => {
    expect(differences({...reply, json: [{enabled: 'yes'}]}, {schema: 'Flag[]'}).join()).toContain('schema Flag[]: /0');
    const flag = {feature: {id: 1, name: 'a', type: 'STANDARD'}, enabled: true, feature_state_value: null};
    expect(differences({...reply, json: [flag]}, {schema: 'Flag[]'})).toEqual([]);
  });
});

describe('textDifferences', () => {
  it('wants every part', () => expect(textDifferences('one two', ['one', /three/])).toEqual(['lacks /three/: one two']));
});
