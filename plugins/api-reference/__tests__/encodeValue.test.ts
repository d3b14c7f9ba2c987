import {describe, expect, it} from 'vitest';

import {encodeQuery, encodeValue} from '../encodeValue';
import type {Encoding, Field} from '../types';

const NASTY = `a'b"c\\d$e\`f#g%h é`;

describe('encodeValue', () => {
  it.each<[Encoding, string]>([
    ['url', 'a%27b%22c%5Cd%24e%60f%23g%25h%20%C3%A9'],
    ['double', `a'b\\"c\\\\d$e\`f#g%h é`],
    ['single', `a\\'b"c\\\\d$e\`f#g%h é`],
    ['plain-single', `a\\'b"c\\\\d$e\`f#g%h é`],
    ['php-double', `a'b\\"c\\\\d\\$e\`f#g%h é`],
    ['powershell-double', 'a\'b`"c\\d`$e``f#g%h é'],
    ['shell', `a'\\''b"c\\d$e\`f#g%h é`],
    ['json-shell', `a'\\''b\\"c\\\\d$e\`f#g%h é`],
    ['json-double', `a'b\\\\\\"c\\\\\\\\d$e\`f#g%h é`],
    ['json-ruby', `a'b\\\\\\"c\\\\\\\\d$e\`f\\#g%h é`],
    ['json-powershell', `a''b\\"c\\\\d$e\`f#g%h é`],
  ])('writes a value with every kind of special character for %s', (encoding, expected) => {
    expect(encodeValue(NASTY, encoding)).toBe(expected);
  });

  it('survives being read back as JavaScript', () => {
    const read = (literal: string): unknown => new Function(`return ${literal}`)();
    expect(read(`'${encodeValue(NASTY, 'single')}'`)).toBe(NASTY);
    expect(JSON.parse(`"${String(read(`"${encodeValue(NASTY, 'json-double')}"`))}"`)).toBe(NASTY);
  });
});

it.each(['\ud800', 'a\udc00b', '\udc00\ud800'])('takes half a character in an address: %j', (value) => {
  expect(encodeValue(value, 'url')).toContain('%EF%BF%BD');
  expect(() => encodeQuery([{name: value, in: 'query'}] as never, [value])).not.toThrow();
  expect(encodeValue('😀', 'url')).toBe('%F0%9F%98%80');
});

describe('encodeQuery', () => {
  const fields: Field[] = [
    {name: 'X-Key', in: 'key', type: 'string', value: 'k'},
    {name: 'identifier', in: 'query', type: 'string', value: 'u'},
    {name: 'transient', in: 'query', type: 'boolean', value: ''},
  ];

  it('returns nothing without query values', () => {
    expect(encodeQuery(fields, ['k', '', ''])).toBe('');
  });

  it('leaves out parameters without a value', () => {
    expect(encodeQuery(fields, ['k', 'a+b@example.com', ''])).toBe('?identifier=a%2Bb%40example.com');
  });

  it('joins the rest', () => {
    expect(encodeQuery(fields, ['k', 'u', 'true'])).toBe('?identifier=u&transient=true');
  });
});
