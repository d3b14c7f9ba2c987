import {describe, expect, it} from 'vitest';

import {knowMore} from '../engine/ask/askedWords';
import {closestElsewhere, oddsOf, oddsOfPairs} from '../engine/ask/elsewhere';
import {findWords} from '../engine/ask/findWords';
import {readUnits} from '../engine/ask/units';
import {packAsk} from '../node/packAsk';
import {PAGES, sampleIndex} from './support';

const index = sampleIndex();
const QUESTIONS = {'/segments#overrides': [{text: 'priority of a segment override'}, {text: 'override a segment for one user'}]};
/** A question with a word that stands nowhere else is left out. */
const JAVA = ['override a method in Java', 'sort a list in Java'];
const THESAURUS = {groups: ['price cost'], everyday: 'stuff', elsewhere: [...JAVA, ...JAVA, 'override a zebra']};
const data = await readUnits(packAsk(PAGES, QUESTIONS, THESAURUS), index.places);

function read(question: string) {
  const words = knowMore(index.wordsOf(question), data);
  return {words, found: findWords(data, words)};
}

const closest = (question: string) => closestElsewhere(data, read(question).words, read(question).found);
const pairs = (question: string) => oddsOfPairs(data, read(question).words, read(question).found, 0.65);

describe('questions that are not answered', () => {
  it('are as close as what they share with a question', () => {
    expect(closest('How do I override a method in Java?')).toBeCloseTo(1);
    expect(closest('override a method in Ruby')).toBeGreaterThan(0.3);
    expect(closest('override a method in Ruby')).toBeLessThan(0.9);
    expect(closest('priority of a segment')).toBe(0);
    expect(closest('override a zebra')).toBeLessThan(0.9);
  });

  it('have words that speak against an answer, and written ones words that speak for it', () => {
    expect(oddsOf(data, 'java').elsewhere).toBeGreaterThan(0);
    expect(oddsOf(data, 'java').here).toBe(0);
    expect(oddsOf(data, 'segment')).toEqual({
      elsewhere: 0,
      here: expect.closeTo(Math.log(((data.asked.get('segment')?.length ?? 0) + 8) / 8)) as number,
    });
  });

  it('have pairs of words, though each of the two stands on both sides', () => {
    expect(pairs('override method')).toBeLessThan(pairs('override segment'));
    expect(pairs('override')).toBe(0);
  });
});
