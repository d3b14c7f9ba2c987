import {describe, expect, it} from 'vitest';

import {oddsOfPhrases, phrasesOf, placeOf, readPhrases, TABLE_SIZE} from '../engine/ask/phrases';
import {fitPhrases, type KnownQuestions} from '../node/fitPhrases';

describe('phrases of a question', () => {
  it('are its words, and those next to a small word', () => {
    expect([...phrasesOf('Override a method in C#?')]).toEqual([
      'override',
      'a',
      'method',
      'in',
      'c#',
      'override a',
      'a method',
      'method in',
      'in c#',
    ]);
    expect([...phrasesOf('segment override priority')]).toEqual(['segment', 'override', 'priority']);
  });

  it('come without the full stop of their sentence, and once', () => {
    expect([...phrasesOf('It fails. It fails.')]).toEqual(['it', 'fails', 'it fails', 'fails it']);
  });

  it('have places in the table', () => {
    const places = ['a', 'flag', 'of a', 'größe', 'set_traits'].map(placeOf);
    expect(new Set(places).size).toBe(places.length);
    expect(places.every((place) => place >= 0 && place < TABLE_SIZE)).toBe(true);
  });
});

/** Thirty of each kind, as a weight takes a few questions. */
function manyOf(pattern: (subject: string) => string): string[] {
  return Array.from({length: 30}, (_, number) => pattern(`subject${number}`));
}

const KNOWN: KnownQuestions = {
  written: manyOf((subject) => `roll out a flag with ${subject}`),
  elsewhere: manyOf((subject) => `bake a cake with ${subject}`),
  pairs: [
    ['who may see the flag', 'who may see the cake'],
    ['is the flag on', 'is the cake ready'],
  ],
};

describe('what is learned of them', () => {
  const table = readPhrases(fitPhrases(KNOWN));

  it('speaks for questions like those that are answered, and against the others', () => {
    expect(oddsOfPhrases(table, 'roll out the flag')).toBeGreaterThan(0);
    expect(oddsOfPhrases(table, 'bake me the cake')).toBeLessThan(0);
  });

  it('is nothing for words of both, and for words of none', () => {
    expect(oddsOfPhrases(table, 'with')).toBe(0);
    expect(oddsOfPhrases(table, 'zebra')).toBe(0);
    expect(oddsOfPhrases(table, '')).toBe(0);
  });

  it('is the same each time', () => {
    expect(fitPhrases(KNOWN)).toEqual(fitPhrases(KNOWN));
  });
});
