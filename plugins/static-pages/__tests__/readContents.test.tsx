import {describe, expect, it} from 'vitest';

import {readContents} from '../client/readContents';

const page = (body: string) => new DOMParser().parseFromString(body, 'text/html');

describe('readContents', () => {
  it('reads headings, their levels and marks from the list that the page shows', () => {
    const nested = '<ul><li><a href="#b">B <code>x_y</code></a></li></ul>';
    const html = page(
      `<ul class="table-of-contents"><li><a href="#a">A</a>${nested}</li><li><a href="#z%C3%BC">Z</a></li></ul><a href="#no">no</a>`,
    );
    expect(readContents(html)).toEqual([
      {value: 'A', id: 'a', level: 2},
      {value: 'B <code>x_y</code>', id: 'b', level: 3},
      {value: 'Z', id: 'zü', level: 2},
    ]);
  });

  it('has nothing to read on a page without one', () => {
    expect(readContents(page('<h1>A</h1>'))).toEqual([]);
  });
});
