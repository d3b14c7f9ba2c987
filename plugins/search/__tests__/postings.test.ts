import {describe, expect, it} from 'vitest';

import {decodeLists, encodePostings} from '../engine/postings';

describe('postings', () => {
  it('come back as lists of places, sorted by word', () => {
    const places = [['b', 'a'], [], ['a'], ...Array.from({length: 4000}, () => [] as string[]), ['a', 'z']];
    expect(decodeLists(encodePostings(places))).toEqual([
      ['a', [0, 2, 4003]],
      ['b', [0]],
      ['z', [4003]],
    ]);
  });

  it('need no escape in JSON', () => {
    const {words, places} = encodePostings(Array.from({length: 5000}, (_, place) => (place % 7 === 0 ? ['word'] : [])));
    expect(JSON.stringify({words, places})).not.toContain('\\');
  });

  it('are empty for no words', () => {
    expect(decodeLists(encodePostings([[], []]))).toEqual([]);
  });
});
