import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';

import {remarkCodeBlocks} from '../node/remarkCodeBlocks';

const page = (lang: string | null): Root => ({
  type: 'root',
  children: [{type: 'code', lang, value: 'x', position: {start: {line: 7, column: 1}, end: {line: 9, column: 1}}}],
});

describe('remarkCodeBlocks', () => {
  it('replaces a fence by finished HTML', async () => {
    const root = page('text');
    await remarkCodeBlocks()(root, new VFile({path: 'docs/a.mdx'}));
    expect(root.children[0]?.data).toMatchObject({hName: 'static-html'});
  });

  it('names page and line of a fence without a language', async () => {
    await expect(remarkCodeBlocks()(page(null), new VFile({path: 'docs/a.mdx'}))).rejects.toThrow(
      /docs\/a\.mdx:7: a code fence names no language/,
    );
  });
});
