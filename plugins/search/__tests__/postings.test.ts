import {describe, expect, it} from 'vitest';

import {decodePostings, encodePostings} from '../engine/postings';

describe('postings', () => {
  it('come back as they went in, sorted by word', () => {
    const places = [['b', 'a'], [], ['a'], ...Array.from({length: 4000}, () => [] as string[]), ['a', 'z']];
    expect(decodePostings(encodePostings(places), places.length)).toEqual(places.map((words) => [...words].sort()));
  });

  it('need no escape in JSON', () => {
    const {words, places} = encodePostings(Array.from({length: 5000}, (_, place) => (place % 7 === 0 ? ['word'] : [])));
    expect(JSON.stringify({words, places})).not.toContain('\\');
  });

  it('are empty for no words', () => {
    expect(decodePostings(encodePostings([[], []]), 2)).toEqual([[], []]);
  });
});
