/**
 * Replaces `node:crypto` in the browser: the engine asks it for MD5 (bucketing) and
 * nothing else that we use.
 */
import {md5} from '@noble/hashes/legacy.js';
import {bytesToHex, utf8ToBytes} from '@noble/hashes/utils.js';

type Hash = {update: (data: string) => Hash; digest: (encoding: string) => string};

export function createHash(algorithm: string): Hash {
  if (algorithm !== 'md5') throw new Error(`The browser build of the flag engine has no ${algorithm}.`);
  let text = '';
  const hash: Hash = {
    update: (data) => {
      text += data;
      return hash;
    },
    digest: () => bytesToHex(md5(utf8ToBytes(text))),
  };
  return hash;
}

export function randomUUID(): string {
  return crypto.randomUUID();
}
