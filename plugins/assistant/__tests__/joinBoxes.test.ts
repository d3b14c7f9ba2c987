import {expect, it} from 'vitest';

import {joinBoxes} from '../client/joinBoxes';

const box = (number: number, html: string) => ({
  kind: 'text' as const,
  text: html,
  html: `<div class="admonition admonition-note" role="note" aria-label="Note" data-box="${number}">${html}</div>`,
});

it('leaves a table of two parts in its own box', () => {
  const table = {...box(1, '<table></table>'), kind: 'table' as const, rest: '<table></table>'};
  expect(joinBoxes([box(1, '<p>Title</p>'), table, box(1, '<p>Text</p>')])).toHaveLength(3);
});

it('shows the blocks of one call-out in one box', () => {
  const plain = {kind: 'text' as const, text: 'Plain', html: '<p>Plain</p>'};
  const shown = joinBoxes([
    box(1, '<p>Title</p>'),
    box(1, '<p>Text</p>'),
    box(2, '<p>Another</p>'),
    plain,
    {kind: 'text', text: 'Offline'},
  ]);
  expect(shown.map(({html}) => html)).toEqual([
    box(1, '<p>Title</p><p>Text</p>').html,
    box(2, '<p>Another</p>').html,
    '<p>Plain</p>',
    undefined,
  ]);
});
