/** Installs the packages that samples import, as `samples/run.ts` would on its first run. */
import {installNodePackages} from './runner/packages';

installNodePackages().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
