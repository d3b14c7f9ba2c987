/** `npm start [-- --port 4000]`: builds the production site, then serves it. */
import {parseAddress} from './lib/address';
import {buildSite} from './lib/buildSite';
import {endWithNpm} from './lib/endWithNpm';
import {runMain} from './lib/runMain';
import {serve} from './serve';

async function main(): Promise<void> {
  endWithNpm();
  // A wrong value is known now, not after the build.
  const address = parseAddress(process.argv.slice(2), process.env);
  console.log('Building the production site (about half a minute on two cores)…');
  const code = await buildSite();
  if (code !== 0) {
    process.exitCode = code;
    return;
  }
  await serve(address);
}

runMain(main);
