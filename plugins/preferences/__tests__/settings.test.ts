import {describe, expect, it} from 'vitest';

import {parseHost} from '../client/settings';

describe('parseHost', () => {
  it.each([
    ['flags.example.com', 'https://flags.example.com'],
    ['http://localhost:8000', 'http://localhost:8000'],
    ['localhost:8000', 'http://localhost:8000'],
    ['https://a.b/path?x', 'https://a.b'],
  ])('accepts %s', (input, expected) => {
    expect(parseHost(input)).toBe(expected);
  });

  it.each(['', '   ', 'javascript:alert(1)', '<img src=x>', 'https://user:pass@host', 'a b', `${'a'.repeat(300)}.com`, null])(
    'refuses %s',
    (input) => {
      expect(parseHost(input)).toBeUndefined();
    },
  );
});
