import {expect, it} from 'vitest';

import {parseQuery} from '../engine/parseQuery';
import {createVocabulary} from '../engine/vocabulary';

const vocabulary = createVocabulary();
for (const term of ['troubleshooting', 'troubleshoot', 'javascript', 'java', 'script', 'flag']) vocabulary.add(term);

const termsOf = (query: string) => parseQuery(query, vocabulary).map(({terms}) => terms.map(({term}) => term));

it('finds the other forms of a misspelt word, too', () => {
  expect(termsOf('troubelshooting ')).toEqual([['troubleshooting', 'troubleshoot']]);
  expect(termsOf('troubleshooting ')).toEqual([['troubleshooting', 'troubleshoot']]);
});

it('corrects a name with capitals as a whole before it takes it apart', () => {
  expect(termsOf('JavaScrpt ')).toEqual([['javascript']]);
  expect(termsOf('javaFlag ')).toEqual([['java'], ['flag']]);
});
