import {describe, expect, it} from 'vitest';

import {parseFenceMeta} from '../fenceMeta';

describe('parseFenceMeta', () => {
  it('reads options, bare words and line ranges', () => {
    const {options, lines} = parseFenceMeta('title="my app.py" sample=python/a.py#b {2,4-6} showLineNumbers');
    expect(options).toEqual({title: 'my app.py', sample: 'python/a.py#b', showLineNumbers: 'true'});
    expect([...lines]).toEqual([2, 4, 5, 6]);
  });

  it('returns nothing for no meta', () => {
    expect(parseFenceMeta(null)).toEqual({options: {}, lines: new Set()});
  });
});
