import {describe, expect, it} from 'vitest';

import {quote} from '../engine/quote';
import type {Passage, TextBlock} from '../types';

/** Of the section's first unit among those of the site. */
const FIRST = 5;

function quoted(blocks: TextBlock[], unit: number): Pick<Passage, 'blocks' | 'isCut' | 'line'> {
  return quote({blocks, first: FIRST, best: FIRST + unit}, new Float32Array(100), new Set());
}

const text = (name: string, characters = 0): TextBlock => ['t', name.padEnd(characters, ' …')];
const code = (name: string, characters = 0): TextBlock => ['c', name.padEnd(characters, ' …'), 'bash'];
const list: TextBlock = ['l', 'one\ntwo'];

describe('a quote', () => {
  it.each<[title: string, blocks: TextBlock[], unit: number, order: string]>([
    [
      'takes what stands before the answer along sooner than what comes after',
      [text('Before', 700), text('Answer', 1300), text('After', 700)],
      1,
      'Before Answer',
    ],
    [
      'leaves out what is far from the answer in a long section',
      ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'].map((name) => text(name, 600)),
      7,
      'H | F G I',
    ],
    ['leaves room beside a block that is longer than the quote', [text('Before', 700), text('Answer', 5000)], 1, 'Before Answer'],
    [
      'leads with an answer far below, and goes on with what stands around it',
      [text('Start'), code('long', 900), text('Answer'), text('End')],
      2,
      'Answer | Start long End',
    ],
    ['takes the sentence along that announces it', [text('Start', 900), text('Rules:'), ['r', 'Name\nrow']], 3, 'Rules: Name | Start'],
    ['takes the sentence along before code', [text('Start', 900), text('Run'), code('command')], 2, 'Run command | Start'],
    ['has no context when that sentence is its beginning', [text('Rules', 900), code('command')], 1, 'Rules command'],
    ['leaves a list in its place', [text('Start', 900), text('More'), list], 2, 'Start More one'],
    ['leaves an answer that is in view as it is', [text('Start'), text('Rules:'), list, text('Answer')], 4, 'Start Rules: one Answer'],
  ])('%s', (_, blocks, unit, order) => {
    const names = quoted(blocks, unit).blocks.map(({text: own, startsContext}) => `${startsContext ? '| ' : ''}${own.split(/\s/)[0]}`);
    expect(names.join(' ')).toBe(order);
  });

  it('says when something is left out', () => {
    expect(quoted([text('Answer', 1300), text('After', 1300)], 0).isCut).toBe(false);
    expect(quoted([text('Answer', 1300), text('After', 1301)], 0).isCut).toBe(true);
  });

  it('cuts long code, and the line beside a link', () => {
    const lines = Array.from({length: 50}, (_, line) => `line ${line}`);
    expect(quoted([code(lines.join('\n'))], 0).blocks[0]?.text).toBe([...lines.slice(0, 40), '…'].join('\n'));
    expect(quoted([text('Answer', 500)], 0).line).toBe(text('Answer', 240)[1]);
    expect(quoted([list], 1).line).toBe('two');
  });
});
