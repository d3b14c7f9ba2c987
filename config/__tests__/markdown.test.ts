import type {Pluggable} from 'unified';
import {describe, expect, it} from 'vitest';

import {pageMarkdown, postMarkdown} from '../markdown';

const names = (steps: Pluggable[]): string[] => steps.map((step) => ((Array.isArray(step) ? step[0] : step) as {name: string}).name);

describe('the Markdown chain', () => {
  it('writes headings and fences before Docusaurus, then starts to highlight them', () => {
    expect(names(pageMarkdown.beforeDefaultRemarkPlugins)).toEqual([
      'remarkImages',
      'remarkCodeSamples',
      'remarkApiReference',
      'remarkStartHighlighting',
    ]);
  });

  it('draws what has a drawing of its own before code', () => {
    expect(names(pageMarkdown.remarkPlugins)).toEqual(['remarkDataTables', 'remarkDiagrams', 'remarkAids', 'remarkCodeBlocks']);
  });

  it('folds a page into HTML when its text is complete', () => {
    expect(names(pageMarkdown.rehypePlugins)).toEqual(['rehypeGlossary', 'rehypeStaticContent']);
  });

  it('keeps the text of posts in their scripts', () => {
    expect(postMarkdown.rehypePlugins).toEqual([[expect.any(Function), {baseUrl: '/', inScript: true}]]);
  });
});
