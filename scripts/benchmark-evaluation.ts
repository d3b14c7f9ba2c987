/**
 * Time to the flags of an identity, by remote and by local evaluation, with the Node.js SDK.
 * The figures on /clients/ come from it, against a platform of `npm run platform`:
 * `FLAGSMITH_API=http://127.0.0.1:8000 FLAGSMITH_SERVER_KEY=ser.… npm run bench:evaluation`.
 */
import {performance} from 'node:perf_hooks';

import {Flagsmith} from 'flagsmith-nodejs';

import {runMain} from './lib/runMain';

const CALLS = 500;
const WARM_UP = 100;

/** One call after the other, so that no call waits for another. */
async function measure(name: string, sdk: Flagsmith): Promise<void> {
  const times: number[] = [];
  for (let call = 0; call < WARM_UP + CALLS; call++) {
    const start = performance.now();
    await sdk.getIdentityFlags(`customer-${call % 100}`, {plan: 'pro'}, true);
    if (call >= WARM_UP) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => ((times[Math.floor(CALLS * share)] ?? 0) * 1000).toFixed(0);
  console.log(`${name}: median ${at(0.5)} µs, 95 of 100 calls within ${at(0.95)} µs`);
}

async function main(): Promise<void> {
  const {FLAGSMITH_API: api, FLAGSMITH_SERVER_KEY: environmentKey} = process.env;
  if (!api || !environmentKey)
    throw new Error('Set FLAGSMITH_API to the address of the API and FLAGSMITH_SERVER_KEY to a key that starts with "ser.".');
  for (const enableLocalEvaluation of [true, false]) {
    const sdk = new Flagsmith({environmentKey, apiUrl: `${api}/api/v1/`, enableLocalEvaluation});
    await measure(enableLocalEvaluation ? 'Local evaluation' : 'Remote evaluation', sdk);
    await sdk.close();
  }
}

runMain(main);
