import {checkSignature, SIGNATURE_EXAMPLE} from '../../model/signature';
import {box, code, isNarrow, picture, table, type Drawing} from '../html';
import type {ExampleBlock} from './index';

/** Two things go in, one comes out. */
function drawWay(room: number): Drawing {
  const line = (d: string) => `<path d="${d}" fill="none" stroke="var(--site-accent)" stroke-width="2"/>`;
  const body = ['Raw body', 'bytes as received'];
  const secret = ['Secret', 'UTF-8 text'];
  const hash = {lines: ['HMAC-SHA256', 'hexadecimal'], strong: true};
  const compare = {lines: ['Compare', 'with the header']};
  if (isNarrow(room))
    return {
      width: room,
      height: 236,
      shapes: [
        line('M76 62v14h70v16M216 62v14h-70M146 144v28'),
        box({x: 10, y: 10, width: 131, lines: body}),
        box({x: 151, y: 10, width: 131, lines: secret}),
        box({x: 66, y: 92, width: 160, ...hash}),
        box({x: 66, y: 172, width: 160, ...compare}),
      ].join(''),
    };
  return {
    width: 540,
    height: 140,
    shapes: [
      line('M160 36h40v33h12M160 102h40v-33M342 69h46'),
      box({x: 10, y: 10, width: 150, lines: body}),
      box({x: 10, y: 76, width: 150, lines: secret}),
      box({x: 212, y: 43, width: 130, ...hash}),
      box({x: 388, y: 43, width: 142, ...compare}),
    ].join(''),
  };
}

export async function signatureExample(): Promise<ExampleBlock[]> {
  const {computed} = await checkSignature(SIGNATURE_EXAMPLE.body, SIGNATURE_EXAMPLE.secret, '');
  return [
    picture({
      title: 'Worked example: a signature from body and secret',
      alt: `The raw body of a FLAG_UPDATED event and the secret “${SIGNATURE_EXAMPLE.secret}” go into HMAC-SHA256. The result, ${computed}, is compared with the header X-Flagsmith-Signature.`,
      draw: drawWay,
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
