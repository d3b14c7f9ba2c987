import type {Pluggable} from 'unified';
import {describe, expect, it} from 'vitest';

import {pageMarkdown, postMarkdown} from '../markdown';

/** These steps in this order; others may come between them. */
function expectOrder(steps: Pluggable[], ...wanted: string[]): void {
  const names = steps.map((step) => ((Array.isArray(step) ? step[0] : step) as {name: string}).name);
  expect(names.filter((name) => wanted.includes(name))).toEqual(wanted);
}

describe('the Markdown chain', () => {
  it.each(['remarkImages', 'remarkCodeSamples', 'remarkApiReference'])('starts to highlight after %s has written', (name) => {
    expectOrder(pageMarkdown.beforeDefaultRemarkPlugins, name, 'remarkStartHighlighting');
  });

  it.each(['remarkDataTables', 'remarkDiagrams', 'remarkAids'])('lets %s draw before what is left is code', (name) => {
    expectOrder(pageMarkdown.remarkPlugins, name, 'remarkCodeBlocks');
  });

  it('folds a page into HTML when its text is complete', () => {
    expectOrder(pageMarkdown.rehypePlugins, 'rehypeGlossary', 'rehypeStaticContent');
  });

  it('treats posts of a blog as pages, without terms marked', () => {
    expect(postMarkdown.rehypePlugins).toEqual([[expect.any(Function), {baseUrl: '/'}]]);
  });
});
