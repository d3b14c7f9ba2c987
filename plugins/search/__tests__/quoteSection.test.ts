import {describe, expect, it} from 'vitest';

import {quoteSection} from '../engine/ask/quoteSection';
import {readQuestion} from '../engine/ask/readQuestion';
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
    expect(quoteSection({blocks, first: 0, best: 0}, none, plain)).toMatchObject({
      blocks: [{kind: 'text'}, {kind: 'list', text: 'one\ntwo'}, {kind: 'text'}],
      isCut: false,
    });
  });

  it('leads with the row that answers and keeps the best others of a long table, in their order', () => {
    const rows = ['Name | Effect', ...Array.from({length: 30}, (_, row) => `ROW_${row} | effect`)];
    const scores = new Float64Array(100);
    scores[10 + 3] = 2;
    scores[10 + 25] = 2.3;
    const {blocks, isCut} = quoteSection({blocks: [['r', rows.join('\n')]], first: 10, best: 10 + 25}, scores, plain);
    const lines = blocks[0]?.text.split('\n') ?? [];
    expect(lines).toEqual(['Name | Effect', ...[24, 0, 1, 2, 3, 4, 5, 6].map((row) => `ROW_${row} | effect`)]);
    expect(blocks[0]).toMatchObject({answering: 1, left: 22});
    expect(isCut).toBe(true);
  });

  it('orders the rows of a long table by how well they fit when none stands out', () => {
    const rows = ['Name | Effect', ...Array.from({length: 30}, (_, row) => `ROW_${row} | effect`)];
    const scores = new Float64Array(100);
    scores[10 + 2] = 1;
    scores[10 + 4] = 2;
    scores[10 + 25] = 2.1;
    const [table] = quoteSection({blocks: [['r', rows.join('\n')]], first: 10, best: 10 + 25}, scores, plain).blocks;
    const shown = ['ROW_3', 'ROW_24', 'ROW_1', 'ROW_0'].map((name) => `${name} | effect`);
    expect(table?.text.split('\n').slice(1, 5)).toEqual(shown);
    expect(table).not.toHaveProperty('answering');
  });

  it('begins a long table as on the page when the question asks for all of it', () => {
    const rows = ['Name | Effect', ...Array.from({length: 30}, (_, row) => `ROW_${row} | effect`)];
    const scores = new Float64Array(100);
    scores[10 + 25] = 2;
    const section = {blocks: [['r', rows.join('\n')] as TextBlock], first: 10, best: 10 + 25};
    const [table] = quoteSection({...section, asksForAll: true}, scores, plain).blocks;
    expect(table?.text.split('\n').slice(0, 3)).toEqual(['Name | Effect', 'ROW_0 | effect', 'ROW_1 | effect']);
    expect(table).not.toHaveProperty('answering');
  });

  it('leaves a short table, and one that another block answers for, as it is', () => {
    const short: TextBlock = ['r', 'Name | Effect\nA | a\nB | b\nC | c'];
    const clear = Float64Array.of(0, 0, 0, 2);
    expect(quoteSection({blocks: [short], first: 0, best: 3}, clear, plain).blocks).toEqual([{kind: 'table', text: short[1]}]);
    const long: TextBlock = ['r', ['Name | Effect', ...Array.from({length: 30}, (_, row) => `ROW_${row} | effect`)].join('\n')];
    const [, table] = quoteSection({blocks: [['t', 'All of them.'], long], first: 0, best: 0}, none, plain).blocks;
    expect(table?.text.split('\n').slice(0, 3)).toEqual(['Name | Effect', 'ROW_0 | effect', 'ROW_1 | effect']);
    expect(table).toMatchObject({left: 22});
    expect(table).not.toHaveProperty('answering');
  });

  it('keeps only the rows that are known to answer, whichever cell names them', () => {
    const rows = ['Level | Name | Effect', ...Array.from({length: 30}, (_, row) => `project | ROW_${row} | effect`)];
    const section = {blocks: [['r', rows.join('\n')] as TextBlock], first: 10, best: 11, rows: new Set(['ROW_7', 'ROW_20'])};
    const {blocks, line} = quoteSection(section, none, plain);
    expect(blocks[0]?.text.split('\n')).toEqual(['Level | Name | Effect', 'project | ROW_7 | effect', 'project | ROW_20 | effect']);
    expect(blocks[0]).toMatchObject({answering: 2, left: 28});
    expect(line).toContain('ROW_7');
  });

  it('reduces tabs to the one that the question names', () => {
    const blocks: TextBlock[] = [
      ['t', 'Create a client.'],
      ['c', 'new Flagsmith()', 'typescript', 'Node.js'],
      ['c', 'Flagsmith()', 'python', 'Python'],
    ];
    const quoted = quoteSection({blocks, first: 0, best: 0}, none, readQuestion('How do I create a client in Python?'));
    expect(quoted.blocks.map(({text}) => text)).toEqual(['Create a client.', 'Flagsmith()']);
    expect(quoted).toMatchObject({tabs: ['Node.js', 'Python'], tab: 'Python'});
    expect(quoteSection({blocks, first: 0, best: 0}, none, plain).tab).toBe('Node.js');
  });

  it('quotes the tab that the reader chose, though another one answers', () => {
    const blocks: TextBlock[] = [
      ['c', 'new Flagsmith()', 'typescript', 'Node.js'],
      ['c', 'Flagsmith()', 'python', 'Python'],
    ];
    expect(quoteSection({blocks, first: 0, best: 0}, none, {tabs: new Set(['Python'])}).blocks.map(({text}) => text)).toEqual([
      'Flagsmith()',
    ]);
  });

  it('takes the rows that answer out of the table as on the page, both parts with the names of columns', () => {
    const lines = ['Name | Effect', ...Array.from({length: 12}, (_, row) => `ROW_${row} | effect`)];
    const html = [['<table>', '<thead>', ...lines.slice(1).map((line) => `<tr>${line.split(' ')[0]}`), '</table>']];
    const scores = new Float64Array(20);
    scores[12] = 2;
    const {blocks, line} = quoteSection({blocks: [['r', lines.join('\n')]], first: 0, best: 12, html}, scores, plain);
    expect(blocks[0]?.html).toBe('<table><thead><tr data-answers>ROW_11</table>');
    expect(blocks[0]?.rest).toBe(`<table><thead>${[0, 1, 2, 3, 4, 5, 6].map((row) => `<tr>ROW_${row}`).join('')}</table>`);
    expect(line).toBe('ROW_11 · effect');
    scores[5] = 1.7;
    const [table] = quoteSection({blocks: [['r', lines.join('\n')]], first: 0, best: 12, html}, scores, plain).blocks;
    expect(table?.html).toBe(
      `<table><thead><tr data-answers>ROW_11${[0, 1, 2, 3, 4, 5, 6].map((row) => `<tr>ROW_${row}`).join('')}</table>`,
    );
    expect(table).not.toHaveProperty('rest');
  });

  it('cuts long code and long lines', () => {
    const code: TextBlock = ['c', Array.from({length: 50}, (_, line) => `line ${line}`).join('\n'), 'python'];
    const lines = quoteSection({blocks: [code], first: 0, best: 0}, none, plain).blocks[0]?.text.split('\n');
    expect([lines?.length, lines?.at(-2), lines?.at(-1)]).toEqual([41, 'line 39', '…']);
    expect(quoteSection({blocks: [['t', 'long '.repeat(100)]], first: 0, best: 0}, none, plain).line).toHaveLength(240);
  });

  it('says beside a link what the code is about', () => {
    const blocks: TextBlock[] = [
      ['t', 'Create a client.'],
      ['c', 'new Flagsmith()', 'typescript'],
    ];
    expect(quoteSection({blocks, first: 0, best: 1}, none, plain).line).toBe('Create a client.');
  });

  it('takes what stands before the answer along sooner than what comes after', () => {
    const blocks = ['before', 'answer', 'after'].map((name): TextBlock => ['t', `${name} ${'word '.repeat(200)}`]);
    const {blocks: quoted} = quoteSection({blocks, first: 0, best: 1}, none, plain);
    expect(quoted.map(({text}) => text.split(' ')[0])).toEqual(['answer', 'before']);
  });

  it('leaves out what is far from the answer in a long section', () => {
    const blocks: TextBlock[] = Array.from({length: 10}, (_, number): TextBlock => ['t', `${number} ${'word '.repeat(120)}`]);
    const {blocks: quoted, isCut} = quoteSection({blocks, first: 0, best: 8}, none, plain);
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

  describe('with an answer far below', () => {
    const code: TextBlock = ['c', Array.from({length: 30}, (_, line) => `line ${line}`).join('\n'), 'bash'];
    const textsOf = (blocks: TextBlock[], best: number, html?: string[]) =>
      quoteSection({blocks, first: 0, best, html}, none, plain).blocks.map(({text, startsContext}) =>
        startsContext ? `context: ${text}` : text,
      );
    const [start, announced, list, end]: [TextBlock, TextBlock, TextBlock, TextBlock] = [
      ['t', 'Start.'],
      ['t', 'Rules:'],
      ['l', 'one\ntwo'],
      ['t', 'End.'],
    ];

    it('leads with it, and goes on with what stands around it', () => {
      expect(textsOf([start, code, end], 2)).toEqual(['End.', 'context: Start.', code[1]]);
    });

    it('takes the sentence along that announces it', () => {
      expect(textsOf([start, code, announced, list], 3)).toEqual(['Rules:', 'one\ntwo', 'context: Start.', code[1]]);
    });

    it('takes a call-out as a whole', () => {
      const box = '<div class="admonition admonition-danger" data-box="1">';
      expect(textsOf([start, code, announced, end], 3, ['<p>', '<pre>', `${box}<p>`, `${box}<p>`])).toEqual([
        'Rules:',
        'End.',
        'context: Start.',
        code[1],
      ]);
    });

    it('leaves a step, and what is seen after the steps, in its place', () => {
      for (const html of ['<ol start="3" data-box="2"><li>', '<div class="admonition admonition-check" data-box="2">'])
        expect(textsOf([start, code, end], 2, ['<p>', '<pre>', html])).toEqual(['Start.', code[1], 'End.']);
    });

    it('leaves an answer that is in view as it is', () => {
      expect(textsOf([start, announced, list, end], 4)).toEqual(['Start.', 'Rules:', 'one\ntwo', 'End.']);
    });
  });
});
