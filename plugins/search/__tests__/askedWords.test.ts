import {expect, it} from 'vitest';

import {type AskedWord, knowMore, meanDifferent, widen} from '../engine/ask/askedWords';

const asked = (word: string, synonyms: string[] = []): AskedWord => ({
  word,
  terms: [{term: word, weight: 1, kind: 'own'}, ...synonyms.map((term) => ({term, weight: 0.6, kind: 'synonym' as const}))],
  isKnown: true,
});
const data = {asked: new Map(), groups: new Map([['toggle', ['switch', 'flag']]])};
const termsOf = (...words: AskedWord[]) => meanDifferent(knowMore(words, data)).map((word) => widen(word, 0.4).map(({term}) => term));

it('takes a word for what readers mean by it', () => {
  expect(termsOf(asked('toggle', ['feature']))).toEqual([['toggle', 'feature', 'switch', 'flag']]);
});

it('does not take a word for another one of the same question', () => {
  expect(termsOf(asked('toggle', ['flag', 'feature']), asked('flag'))).toEqual([['toggle', 'feature', 'switch'], ['flag']]);
});

it('takes a word that only the thesaurus has for known', () => {
  const [word] = knowMore([{word: 'toggle', terms: [{term: 'toggles', weight: 0.6, kind: 'own'}], isKnown: false}], data);
  expect(word).toMatchObject({isKnown: true, terms: [{term: 'toggle', weight: 1}]});
});
