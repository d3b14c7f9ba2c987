// Measures a percentage rollout before you trust it.

// region: bucket
import {createHash} from 'node:crypto';

/** The number from 0 up to, not including, 100 that a % Split condition compares with its value. */
export function bucket(segmentId: number | string, value: string): number {
  const text = `${segmentId},${value}`;
  for (let hashed = text; ; hashed += `,${text}`) {
    // The hash has 128 bits, so the remainder needs BigInt.
    const remainder = Number(BigInt(`0x${createHash('md5').update(hashed).digest('hex')}`) % 9999n);
    const number = (remainder / 9998) * 100;
    if (number !== 100) return number;
  }
}
// endregion: bucket

// region: measure
import {randomUUID} from 'node:crypto';
import {Flagsmith} from '@flagsmith/nodejs';

/** Evaluates the flag for made-up identities in local evaluation: one API call, and nothing is stored. */
export async function measuredShare(flagsmith: Flagsmith, flag: string, identities = 10_000): Promise<number> {
  let enabled = 0;
  for (let index = 0; index < identities; index += 1) {
    const flags = await flagsmith.getIdentityFlags(randomUUID());
    if (flags.isFeatureEnabled(flag)) enabled += 1;
  }
  return (100 * enabled) / identities;
}

const flagsmith = new Flagsmith({
  environmentKey: process.env.FLAGSMITH_SERVER_KEY!,
  apiUrl: 'https://edge.api.flagsmith.com/api/v1/',
  enableLocalEvaluation: true,
});
const share = await measuredShare(flagsmith, 'new_checkout');
await flagsmith.close();

console.log(`new_checkout: ${share.toFixed(2)} %`);
// endregion: measure

for (const [segmentId, value] of [[1, 'user-1'], [1, 'user-2'], [2, 'user-1'], [12345, 'test_user_1'], [10, 'org-42']] as const) {
  console.log(`${segmentId},${value}: ${bucket(segmentId, value).toFixed(7)}`);
}
