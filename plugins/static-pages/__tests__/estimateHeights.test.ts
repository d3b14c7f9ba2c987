import {describe, expect, it} from 'vitest';

import {estimateHeights} from '../node/content/estimateHeights';

describe('estimateHeights', () => {
  it('takes the size of a diagram from its picture, which is never drawn narrower than 32rem', () => {
    const diagram = (width: number, height: number) =>
      estimateHeights(`<figure class="diagram"><div class="diagram-canvas"><svg width="${width}" height="${height}"></svg></div></figure>`);
    expect(diagram(1024, 400)).toContain('--narrow:18.1rem');
    expect(diagram(256, 100)).toContain('--wide:18.1rem');
    expect(diagram(600, 230)).toContain('--wide:20rem');
  });
});
