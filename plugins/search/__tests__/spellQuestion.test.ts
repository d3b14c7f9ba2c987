import {expect, it} from 'vitest';

import {spellQuestion} from '../engine/ask/spellQuestion';
import {readUnits} from '../engine/ask/units';
import {packAsk} from '../node/packAsk';
import {PAGES, sampleIndex} from './support';

const index = sampleIndex();
const QUESTIONS = {'/segments#overrides': [{text: 'segmint overrides'}, {text: 'segmint priority'}]};
const THESAURUS = {groups: ['price cost'], everyday: 'stuff', elsewhere: ['sort a segmant', 'sort a segmant']};
const data = await readUnits(packAsk(PAGES, QUESTIONS, THESAURUS), index.places);
const spell = (question: string) => spellQuestion(index, data, question);

it.each([
  ['which prioriy does a segmnet have', 'which priority does a segment have'],
  ['archive the old vlaues, please', 'archive the old value, please'],
])('%s is read as %s', (typed, meant) => {
  expect(spell(typed)).toBe(meant);
});

it.each([
  ['Does it work with Prioriy?', 'a name'],
  ['segmint and segmant', 'a word of questions'],
  ['the prio', 'a short word'],
  ['prioriy_of.segmnet', 'part of an identifier'],
  ['zebra', 'a word that resembles none'],
])('"%s" stays: %s', (typed) => {
  expect(spell(typed)).toBe(typed);
});

it('reads a question whether something is supported as one whether it is there', () => {
  expect(spell('Does it support overrides?')).toBe('Does it have overrides?');
  expect(spell('how do I contact support')).toBe('how do I contact support');
  expect(spell('Do support plans differ')).toBe('Do support plans differ');
});
