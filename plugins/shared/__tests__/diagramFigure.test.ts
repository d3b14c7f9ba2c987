import {describe, expect, it} from 'vitest';

import {diagramFigure} from '../diagramFigure';

describe('diagramFigure', () => {
  it('says how high it will be, with caption and text below the drawing', () => {
    const html = diagramFigure({canvas: '<svg></svg>', caption: 'A < B', summary: 'In words', alt: 'A & B', wide: 230, narrow: 390});
    expect(html).toContain('<figure class="diagram" style="--wide:20rem;--narrow:30rem"><svg></svg>');
    expect(html).toContain('<figcaption>A &lt; B</figcaption>');
    expect(html).toContain('<p>A &amp; B</p>');
  });
});
