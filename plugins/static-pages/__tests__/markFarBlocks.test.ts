import {describe, expect, it} from 'vitest';

import {createFarMarker} from '../node/content/markFarBlocks';

const CODE = '<figure class="code" style="--lines:1"><pre>x</pre></figure>';
const FAR_CODE = CODE.replace('code', 'code far');

describe('blocks far from the first screen', () => {
  it('begin after the second heading of a page', () => {
    const mark = createFarMarker();
    expect(mark(`<p>a</p>${CODE}<h2 id="a">A</h2>${CODE}<h2 id="b">B</h2>${CODE}`)).toBe(
      `<p>a</p>${CODE}<h2 id="a">A</h2>${CODE}<h2 id="b">B</h2>${FAR_CODE}`,
    );
  });

  it('are counted across the strings of a page', () => {
    const mark = createFarMarker();
    expect(mark('<h2>A</h2><h2>B</h2>')).not.toContain('far');
    expect(mark(CODE)).toBe(FAR_CODE);
  });

  it('are code and diagrams, and no text that looks like them', () => {
    const mark = createFarMarker();
    mark('<h2>A</h2><h2>B</h2>');
    expect(mark('<figure class="diagram"></figure>')).toBe('<figure class="diagram far"></figure>');
    const others = '<div class="table-scroll"></div><figure class="code-note"></figure><pre>&lt;figure class="code"></pre>';
    expect(mark(others)).toBe(others);
  });
});
