/**
 * `npm run fuzz`: the generated inputs of `npm test`, a hundred times as many and with a new seed.
 * `FUZZ_FACTOR` and `FUZZ_SEED` repeat a run that failed.
 */
import {run} from './lib/run';
import {runMain} from './lib/runMain';

const seed = process.env['FUZZ_SEED'] ?? String(Date.now() % 2 ** 31);
const factor = process.env['FUZZ_FACTOR'] ?? '100';
/** Files whose tests use tests/support/fuzz.ts. */
const FILES = ['siteServer', 'acceptsMarkdown', 'storedFuzz'];

async function main(): Promise<void> {
  console.log(`Seed ${seed}, factor ${factor}. The same again: FUZZ_SEED=${seed} FUZZ_FACTOR=${factor} npm run fuzz`);
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'dom', '--testTimeout', '3600000', ...FILES];
  process.exitCode = await run(process.execPath, args, {FUZZ_SEED: seed, FUZZ_FACTOR: factor});
}

runMain(main);
