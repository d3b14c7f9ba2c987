import {expect, it} from 'vitest';

import {joinBoxes} from '../client/joinBoxes';

const box = (number: number, html: string) => ({
  kind: 'text' as const,
  text: html,
  html: `<div class="admonition admonition-note" role="note" aria-label="Note" data-box="${number}">${html}</div>`,
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

it('shows the blocks of one step in one item, call-outs in it too', () => {
  const step = (number: number, html: string) => ({
    kind: 'text' as const,
    text: html,
    html: `<ol start="${number}" data-box="${number + 10}"><li>${html}</li></ol>`,
  });
  const note = (html: string) => box(1, html).html;
  const shown = joinBoxes([
    step(1, '<p>Run</p>'),
    step(1, '<pre>ls</pre>'),
    step(2, '<p>Look</p>'),
    step(2, note('<p>Mind</p>')),
    step(2, note('<p>the gap</p>')),
    step(2, '<p>Done</p>'),
  ]);
  expect(shown.map(({html}) => html)).toEqual([
    step(1, '<p>Run</p><pre>ls</pre>').html,
    step(2, `<p>Look</p>${note('<p>Mind</p><p>the gap</p>')}<p>Done</p>`).html,
  ]);
});
