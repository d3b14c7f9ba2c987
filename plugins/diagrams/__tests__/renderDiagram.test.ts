import {VFile} from 'vfile';
import {beforeAll, describe, expect, it} from 'vitest';

import {remarkDiagrams} from '../node/remarkDiagrams';
import {renderDiagram} from '../node/renderDiagram';

describe('renderDiagram', () => {
  let html = '';
  beforeAll(async () => {
    html = await renderDiagram({source: 'flowchart LR\n  a[App] --> b[API]', title: 'Boxes < 3', alt: 'The app calls & waits.'});
  });

  it('draws an SVG with a caption and its text alternative', () => {
    expect(html).toContain('<svg');
    expect(html).toContain('<figcaption>Boxes &lt; 3</figcaption>');
    expect(html).toContain('<p>The app calls &amp; waits.</p>');
  });

  it('says its heights, and has no styles or ids that could clash', () => {
    expect(html).toMatch(/^<figure class="diagram" style="--wide:[\d.]+rem;--narrow:[\d.]+rem">/);
    expect(html).not.toContain('<style');
    expect(html).not.toMatch(/ id=/);
  });
});

describe('remarkDiagrams', () => {
  it('asks for a text alternative with page and line', async () => {
    const root = {
      type: 'root' as const,
      children: [
        {
          type: 'code' as const,
          lang: 'mermaid',
          meta: 'title="x"',
          value: 'flowchart LR',
          position: {start: {line: 4, column: 1}, end: {line: 5, column: 1}},
        },
      ],
    };
    await expect(remarkDiagrams()(root, new VFile({path: 'docs/a.mdx'}))).rejects.toThrow(/docs\/a\.mdx:4: .*alt is missing/);
  });
});
