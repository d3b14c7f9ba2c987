import {createHash as nodeHash} from 'node:crypto';

import {expect, it} from 'vitest';

import {createHash} from '../client/engine/browserCrypto';

const expected = (text: string) => nodeHash('md5').update(text).digest('hex');

it.each(['', 'abc', '12345,test_user_1', 'naïve ✓ 𝄞 名前', 'x'.repeat(192)])('agrees with Node on "%s"', (text) => {
  expect(createHash('md5').update(text).digest('hex')).toBe(expected(text));
});

it('hashes in pieces as the engine does', () => {
  expect(createHash('md5').update('1,').update('user-1').digest('hex')).toBe(expected('1,user-1'));
});

it('refuses an algorithm that the engine does not use here', () => {
  expect(() => createHash('sha1')).toThrow('sha1');
});
