import {describe, expect, it} from 'vitest';

import {quoteSection} from '../client/engine/ask/quoteSection';
import {readQuestion} from '../client/engine/ask/readQuestion';
import type {TextBlock} from '../types';

const none = new Float64Array(200);
const plain = readQuestion('How does it work?');

describe('quoteSection', () => {
  it('quotes a short section whole', () => {
    const blocks: TextBlock[] = [
      ['t', 'First.'],
      ['l', 'one\ntwo'],
      ['t', 'Last.'],
    ];
    expect(quoteSection(blocks, 0, 0, none, plain)).toMatchObject({
      blocks: [{kind: 'text'}, {kind: 'list', text: 'one\ntwo'}, {kind: 'text'}],
      isCut: false,
    });
  });

  it('keeps the row that answers and the best others of a long table, in their order', () => {
    const rows = ['Name | Effect', ...Array.from({length: 30}, (_, row) => `ROW_${row} | effect`)];
    const scores = new Float64Array(100);
    scores[10 + 3] = 2;
    const {blocks, isCut} = quoteSection([['r', rows.join('\n')]], 10, 10 + 25, scores, plain);
    const lines = blocks[0]?.text.split('\n') ?? [];
    expect(lines).toHaveLength(9);
    expect(lines[0]).toBe('Name | Effect');
    expect(lines).toContain('ROW_2 | effect');
    expect(lines.at(-1)).toBe('ROW_24 | effect');
    expect(isCut).toBe(true);
  });

  it('reduces tabs to the one that the question names', () => {
    const blocks: TextBlock[] = [
      ['t', 'Create a client.'],
      ['c', 'new Flagsmith()', 'typescript', 'Node.js'],
      ['c', 'Flagsmith()', 'python', 'Python'],
    ];
    const quoted = quoteSection(blocks, 0, 0, none, readQuestion('How do I create a client in Python?'));
    expect(quoted.blocks.map(({text}) => text)).toEqual(['Create a client.', 'Flagsmith()']);
    expect(quoted).toMatchObject({tabs: ['Node.js', 'Python'], tab: 'Python'});
    expect(quoteSection(blocks, 0, 0, none, plain).tab).toBe('Node.js');
  });

  it('leaves out what is far from the answer in a long section', () => {
    const blocks: TextBlock[] = Array.from({length: 10}, (_, number): TextBlock => ['t', `${number} ${'word '.repeat(120)}`]);
    const {blocks: quoted, isCut} = quoteSection(blocks, 0, 8, none, plain);
    expect(quoted.map(({text}) => text[0])).toContain('8');
    expect(quoted.map(({text}) => text[0])).not.toContain('0');
    expect(isCut).toBe(true);
  });
});

describe('readQuestion', () => {
  it('tells symptoms from questions', () => {
    expect(readQuestion('Why is my flag off?').isSymptom).toBe(true);
    expect(readQuestion('The webhook never arrives').isSymptom).toBe(true);
    expect(readQuestion('How do I create a webhook?').isSymptom).toBe(false);
    expect(readQuestion('What is a segment?').isDefinition).toBe(true);
  });

  it('does not take the verb for the language', () => {
    expect(readQuestion('How do flags go live?').tabs).toBeUndefined();
    expect(readQuestion('How do I cache in Go?').tabs?.has('Go')).toBe(true);
  });
});
