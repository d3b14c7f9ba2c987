import {describe, expect, it} from 'vitest';

import type {Section} from '../../shared/cutSections';
import {readPassages, wordsOf} from '../node/readPassages';

const section = (blocks: Section['blocks']): Section => ({id: 'limits', heading: 'Limits', level: 2, parents: [], blocks});

describe('readPassages', () => {
  it('joins what is not code, and keeps the beginning of code apart', () => {
    const [passage] = readPassages(
      section([
        {kind: 'text', text: 'Flags are cached.'},
        {kind: 'code', text: `client.getFlags();${' '.repeat(600)}late`},
        {kind: 'list', text: 'one\ntwo'},
      ]),
    );
    expect(passage).toMatchObject({head: ['Limits', 0, 2], isRow: false, text: 'Flags are cached.\none\ntwo'});
    expect(passage?.codeWords.map(({raw}) => raw)).toEqual(['client.getFlags']);
  });

  it('makes rows with an id passages of their own, and leaves out the header', () => {
    const [own, row] = readPassages(
      section([
        {
          kind: 'table',
          text: 'Name | Default\nPAGE_SIZE | 100 | per page\nOTHER | none',
          hasHeader: true,
          rowIds: [undefined, 'page-size', undefined],
        },
      ]),
    );
    expect(own?.text).toBe('OTHER · none');
    expect(row).toMatchObject({head: ['PAGE_SIZE', 'page-size', 9], isRow: true, text: '100 · per page'});
  });
});

it('does not begin with the empty corner of a table', () => {
  const [passage] = readPassages(section([{kind: 'table', text: ' | SDK API | Admin API\nURL | edge | api', hasHeader: false}]));
  expect(passage?.text).toBe('SDK API · Admin API\nURL · edge · api');
});

describe('wordsOf', () => {
  it('says where words end, without those that say nothing', () => {
    expect(wordsOf('the flag, and flags')).toEqual([
      {raw: 'flag', folded: 'flag', end: 8},
      {raw: 'flags', folded: 'flag', end: 19},
    ]);
  });

  it('takes a number and its percent sign for one word', () => {
    expect(wordsOf('up to 10 % of 10% users').map(({raw, end}) => [raw, end])).toEqual([
      ['10%', 9],
      ['10%', 17],
      ['users', 23],
    ]);
  });
});
