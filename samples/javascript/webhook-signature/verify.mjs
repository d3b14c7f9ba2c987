// Checks the signature of a webhook body: node verify.mjs BODY_FILE SIGNATURE SECRET
// Without arguments it checks itself with test case 2 of RFC 4231.
import { readFileSync } from 'node:fs';
// region: verify
import { createHmac, timingSafeEqual } from 'node:crypto';

export function isValidSignature(body, signature, secret) {
  const expected = createHmac('sha256', secret).update(body).digest('hex');
  const a = Buffer.from(expected);
  const b = Buffer.from(signature);
  return a.length === b.length && timingSafeEqual(a, b);
}
// endregion: verify

const [bodyFile, signature, secret] = process.argv.slice(2);
const valid = bodyFile
  ? isValidSignature(readFileSync(bodyFile), signature, secret)
  : isValidSignature(
      'what do ya want for nothing?',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
      'Jefe',
    );
console.log(valid ? 'valid' : 'invalid');
