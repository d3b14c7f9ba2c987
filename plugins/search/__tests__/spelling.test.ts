import {describe, expect, it} from 'vitest';

import {correct, distance, lettersOf} from '../engine/spelling';

const vocabulary = (...terms: string[]) => ({
  ofLength: (length: number) => terms.filter((term) => term.length === length).map((term) => ({term, letters: lettersOf(term)})),
});

describe('correct', () => {
  it('counts a swap of neighbours as one typo', () => {
    expect(distance('audti', 'audit', 1)).toBe(1);
    expect(correct('audti', vocabulary('audit', 'admin'))).toEqual(['audit']);
  });

  it('prefers fewer typos', () => {
    expect(correct('segmants', vocabulary('segments', 'fragments'))).toEqual(['segments']);
  });

  it('leaves short words and words with digits alone', () => {
    expect(correct('sdk', vocabulary('sdl'))).toEqual([]);
    expect(correct('oauth2', vocabulary('oauths'))).toEqual([]);
  });

  it('stops counting above the allowed typos', () => {
    expect(distance('kubernetes', 'terraform', 2)).toBe(3);
  });
});
