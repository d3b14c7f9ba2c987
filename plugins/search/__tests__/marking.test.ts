import {describe, expect, it} from 'vitest';

import {mark, snippetOf} from '../engine/marking';

const marker = {exact: new Set(['flag', 'api']), started: 'seg'};
const marked = (pieces: {text: string; marked: boolean}[]) => pieces.filter((piece) => piece.marked).map(({text}) => text);

describe('mark', () => {
  it('marks words in every form, and words that begin as typed', () => {
    const pieces = mark('Flags of a segment, by API key', marker);
    expect(marked(pieces)).toEqual(['Flags', 'segment', 'API']);
    expect(pieces.map(({text}) => text).join('')).toBe('Flags of a segment, by API key');
  });
});

describe('snippetOf', () => {
  it('cuts around the words of the query', () => {
    const snippet = snippetOf(`${'Nothing here. '.repeat(20)}Then a flag of the API.${' And more.'.repeat(20)}`, marker, 80)
      .map(({text}) => text)
      .join('');
    expect(snippet).toContain('flag of the API');
    expect(snippet.startsWith('… ')).toBe(true);
    expect(snippet.endsWith(' …')).toBe(true);
  });

  it('shows a short text whole', () => {
    expect(snippetOf('A flag.', marker)).toEqual([
      {text: 'A ', marked: false},
      {text: 'flag', marked: true},
      {text: '.', marked: false},
    ]);
  });
});
