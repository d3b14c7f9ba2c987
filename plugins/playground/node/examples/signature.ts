import {checkSignature, SIGNATURE_EXAMPLE} from '../../model/signature';
import {box, code, picture, table} from '../html';
import type {ExampleBlock} from './index';

export async function signatureExample(): Promise<ExampleBlock[]> {
  const {computed} = await checkSignature(SIGNATURE_EXAMPLE.body, SIGNATURE_EXAMPLE.secret, '');
  return [
    picture({
      title: 'Worked example: a signature from body and secret',
      alt: `The raw body of a FLAG_UPDATED event and the secret “${SIGNATURE_EXAMPLE.secret}” go into HMAC-SHA256. The result, ${computed}, is compared with the header X-Flagsmith-Signature.`,
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
        ['Body', code(SIGNATURE_EXAMPLE.body)],
        ['Secret', code(SIGNATURE_EXAMPLE.secret)],
        ['X-Flagsmith-Signature', code(computed)],
      ],
    }),
  ];
}
