import {checkSignature} from '../../model/signature';
import {box, code, picture, table} from '../html';
import type {ExampleBlock} from './index';

/** Test case 2 of RFC 4231, so that a reader can compare with any other tool. */
export const VECTOR = {body: 'what do ya want for nothing?', secret: 'Jefe'};

export async function signatureExample(): Promise<ExampleBlock[]> {
  const {computed} = await checkSignature(VECTOR.body, VECTOR.secret, '');
  return [
    picture({
      title: 'Worked example: a signature from body and secret',
      alt: `The raw body “${VECTOR.body}” and the secret “${VECTOR.secret}” go into HMAC-SHA256. The result, ${computed}, is compared with the header X-Flagsmith-Signature.`,
      width: 540,
      height: 140,
      shapes: [
        box({x: 10, y: 10, width: 150, height: 52, lines: ['Raw body', 'bytes as received']}),
        box({x: 10, y: 76, width: 150, height: 52, lines: ['Secret', 'UTF-8 text']}),
        '<path d="M160 36h40v33h12M160 102h40v-33" fill="none" stroke="var(--site-accent)" stroke-width="2"/>',
        box({x: 212, y: 43, width: 130, height: 52, lines: ['HMAC-SHA256', 'hexadecimal'], strong: true}),
        '<path d="M342 69h46" stroke="var(--site-accent)" stroke-width="2"/>',
        box({x: 388, y: 43, width: 142, height: 52, lines: ['Compare', 'with the header']}),
      ].join(''),
    }),
    table({
      caption: 'A signature to test with',
      head: ['Part', 'Value'],
      rows: [
        ['Body', code(VECTOR.body)],
        ['Secret', code(VECTOR.secret)],
        ['X-Flagsmith-Signature', code(computed)],
      ],
    }),
  ];
}
