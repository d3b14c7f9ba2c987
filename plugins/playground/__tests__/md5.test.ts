import {createHash as nodeHash} from 'node:crypto';

import {describe, expect, it} from 'vitest';

import {createHash} from '../client/engine/browserCrypto';
import {md5} from '../client/engine/md5';

const expected = (text: string) => nodeHash('md5').update(text).digest('hex');

describe('md5', () => {
  it.each(['', 'a', 'abc', 'message digest', '1,user-1', '12345,test_user_1', 'naïve ✓ 𝄞 名前'])('agrees with Node on "%s"', (text) => {
    expect(md5(text)).toBe(expected(text));
  });

  it('agrees with Node on every length up to three blocks', () => {
    for (let length = 0; length <= 192; length += 1) expect(md5('x'.repeat(length)), `length ${length}`).toBe(expected('x'.repeat(length)));
  });

  it('agrees with Node on 5,000 hashed texts', () => {
    for (let index = 0; index < 5000; index += 1) {
      const text = `${index % 97},EXAMPLE_ENV_user-${index}`;
      expect(md5(text)).toBe(expected(text));
    }
  });
});

describe('the stand-in for node:crypto', () => {
  it('hashes in pieces as the engine does', () => {
    expect(createHash('md5').update('1,').update('user-1').digest('hex')).toBe(expected('1,user-1'));
  });

  it('refuses an algorithm that the engine does not use here', () => {
    expect(() => createHash('sha1')).toThrow('sha1');
  });
});
