import {expect, it} from 'vitest';

import {leadBlocks} from '../client/leadBlocks';

const text = (words: string) => ({kind: 'text' as const, text: words});

it('leaves out a last sentence that announces what is not quoted', () => {
  const shown = (...words: string[]) => leadBlocks(words.map(text)).map((block) => block.text);
  expect(shown('Calls are counted.', 'To see yours, enter it here:')).toEqual(['Calls are counted.']);
  expect(shown('First:', 'Last.')).toEqual(['First:', 'Last.']);
  expect(shown('Enter it here:')).toEqual(['Enter it here:']);
  expect(leadBlocks([text('Run:'), {kind: 'code', text: 'a:'}])).toHaveLength(2);
});

it('shows the blocks of one call-out in one box', () => {
  const box = '<div class="admonition" data-box="1">';
  const block = (html: string) => ({...text('Said.'), html: `${box}${html}</div>`});
  expect(leadBlocks([block('<p>One</p>'), block('<p>Two</p>')]).map(({html}) => html)).toEqual([`${box}<p>One</p><p>Two</p></div>`]);
});
