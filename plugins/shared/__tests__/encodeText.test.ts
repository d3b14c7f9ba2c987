import {describe, expect, it} from 'vitest';

import {encodeText} from '../encodeText';

describe('encodeText', () => {
  it('encodes as usual', () => {
    expect(encodeText('a b&c=é 👍')).toBe(encodeURIComponent('a b&c=é 👍'));
  });

  it('replaces half a character', () => {
    expect(encodeText('x\ud800y')).toBe('x%EF%BF%BDy');
  });
});
