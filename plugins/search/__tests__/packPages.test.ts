import {expect, it} from 'vitest';

import type {Block} from '../../shared/cutSections';
import {packPages} from '../node/packPages';
import {PAGES} from './support';

it.each<[title: string, kind: Block['kind'], text: string, shown: string]>([
  ['is cut at a word', 'text', 'A segment groups identities by their traits.', 'A segment groups identities by their…'],
  ['is whole when there is room', 'text', 'A segment groups identities by a trait.', 'A segment groups identities by a trait.'],
  ['cuts a word that leaves too little', 'text', `See ${'x'.repeat(50)}`, `See ${'x'.repeat(36)}…`],
  ['does not begin with the empty corner of a table', 'table', ' | SDK API | Admin API\nURL | edge', 'SDK API · Admin API URL · edge'],
])('what results show of a section %s', (_, kind, text, shown) => {
  const section = {id: '', heading: 'Segments', level: 1, parents: [], blocks: [{kind, text}]};
  expect(packPages([{...PAGES[0]!, sections: [section]}], {}).shown).toEqual([shown]);
});
